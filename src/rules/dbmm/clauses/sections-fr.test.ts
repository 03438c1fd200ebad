import { expect, test } from 'vitest';
import { sectionsHold } from '../../../../test/support/clauses.ts';
import { dbmmClauses } from './all.ts';
import { sectionInFrench } from './sections-fr.ts';

sectionsHold(dbmmClauses, sectionInFrench);

test('heading and sub-heading each have their name', () => {
  expect(sectionInFrench('Outcome movement, spent elements')).toBe('Mouvements induits, éléments épuisés');
});
