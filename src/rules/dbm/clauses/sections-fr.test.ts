import { expect, test } from 'vitest';
import { dbmClauses } from './all.ts';
import { sectionInFrench } from './sections-fr.ts';

// Words that both languages write alike.
const ALIKE = ['DBA', 'Fortifications', 'Hordes (Hd)', 'KMDT', 'Psiloi (Ps)', 'Terrain', 'Train'];

test('every heading is told in French, but what is the same in both languages', () => {
  const parts = new Set(dbmClauses.flatMap(({ section }) => section.split(', ')));
  const same = [...parts].filter((part) => sectionInFrench(part) === part);
  expect(same.toSorted()).toEqual(ALIKE);
});

test('heading and sub-heading each have their name', () => {
  expect(sectionInFrench('Terrain, built-up areas (BUA)')).toBe('Terrain, zones construites (BUA)');
  expect(sectionInFrench('Tables, combat outcome')).toBe('Tableaux, issue des combats');
});
