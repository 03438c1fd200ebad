import { expect, test } from 'vitest';
import { sectionsHold } from '../../../../test/support/clauses.ts';
import { hottClauses } from './all.ts';
import { sectionInFrench } from './sections-fr.ts';

// Words that both languages write alike.
const ALIKE = ['Introduction', 'Terrain', 'introduction', 'invasion'];

sectionsHold(hottClauses, sectionInFrench, ALIKE);

test('chapter, section and diagram each have their name', () => {
  expect(sectionInFrench('Close combat, overlaps')).toBe('Combat rapproché, débords');
  expect(sectionInFrench("Diagrams, crossing an enemy element's front 4")).toBe(
    'Diagrammes, passer devant le front d’un élément ennemi 4',
  );
});
