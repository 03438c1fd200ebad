import { expect, test } from 'vitest';
import { sectionsHold } from '../../../../test/support/clauses.ts';
import { dbmClauses } from './all.ts';
import { sectionInFrench } from './sections-fr.ts';

// Words that both languages write alike.
const ALIKE = ['DBA', 'Fortifications', 'Hordes (Hd)', 'KMDT', 'Psiloi (Ps)', 'Terrain', 'Train'];

sectionsHold(dbmClauses, sectionInFrench, ALIKE);

test('heading and sub-heading each have their name', () => {
  expect(sectionInFrench('Terrain, built-up areas (BUA)')).toBe('Terrain, zones construites (BUA)');
  expect(sectionInFrench('Tables, combat outcome')).toBe('Tableaux, issue des combats');
});
