import { expect, test } from 'vitest';
import { dbmmClauses } from './all.ts';
import { sectionInFrench } from './sections-fr.ts';

test('every heading is told in French', () => {
  const parts = new Set(dbmmClauses.flatMap(({ section }) => section.split(', ')));
  expect([...parts].filter((part) => sectionInFrench(part) === part)).toEqual([]);
});

test('heading and sub-heading each have their name', () => {
  expect(sectionInFrench('Outcome movement, spent elements')).toBe('Mouvements induits, éléments épuisés');
});
