import { expect, test } from 'vitest';
import { hottClauses } from './all.ts';
import { sectionInFrench } from './sections-fr.ts';

// Words that both languages write alike.
const ALIKE = ['Introduction', 'Terrain', 'introduction', 'invasion'];

test('every section is told in French, but what is the same in both languages', () => {
  const parts = new Set(hottClauses.flatMap(({ section }) => section.split(', ')));
  const same = [...parts].filter((part) => sectionInFrench(part) === part);
  expect(same.toSorted()).toEqual(ALIKE.toSorted());
});

test('chapter, section and diagram each have their name', () => {
  expect(sectionInFrench('Close combat, overlaps')).toBe('Combat rapproché, débords');
  expect(sectionInFrench("Diagrams, crossing an enemy element's front 4")).toBe(
    'Diagrammes, passer devant le front d’un élément ennemi 4',
  );
});
