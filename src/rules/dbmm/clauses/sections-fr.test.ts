import { expect, test } from 'vitest';
import { sectionsHold } from '../../../../test/support/clauses.ts';
import { dbmmClauses } from './all.ts';
import { sectionInFrench } from './sections-fr.ts';

const ALIKE = ['Fortifications', 'Grade (X)', 'Obstacles', 'Score'];

sectionsHold(dbmmClauses, sectionInFrench, ALIKE);

test('heading and sub-heading each have their name', () => {
  expect(sectionInFrench('Outcome movement, spent elements')).toBe('Mouvements induits, éléments épuisés');
});
