/** Loads the books of a folder from disk, with all that they tell of the rulesets. */
import { readScenarios } from '../scenario/read.ts';
import { CLAUSE_BOOKS, isUnfinished } from '../scenario/rulesets.ts';
import type { Loaded } from './build.ts';
import { faultAt } from './faults.ts';
import { type KnownFigure, loadKnowledge } from './knowledge.ts';
import type { Library } from './library.ts';
import { readFolder } from './read/folder-node.ts';
import { readLibrary } from './read/library.ts';
import { hasBook } from './rulesets.ts';
import { figuresIn, readFigures } from './scenarios-node.ts';

/** The rulesets that books must tell if they tell all: those of which whole battles can be played, or that have tables here. */
const RULESETS = CLAUSE_BOOKS.filter((id) => !isUnfinished(id) || hasBook(id));

/** Figures in the folder itself, known by the path of their file and their name. */
function ownFigures(library: Library): readonly KnownFigure[] {
  return [...library.files].flatMap(([path, text]) =>
    path.endsWith('.json') ? figuresIn(text, `${library.folder}/${path}`, path.replace(/\.json$/, '')) : [],
  );
}

/** Scenario files of the folder that cannot be read. */
const unreadFigures = (library: Library) =>
  [...library.files].flatMap(([path, text]) =>
    path.endsWith('.json') && !readScenarios(text).ok
      ? [
          faultAt({ file: `${library.folder}/${path}`, line: 1 }, 'unreadable', {
            what: 'the figure',
            why: 'it is no scenario file',
          }),
        ]
      : [],
  );

/** Reads what is written in a folder. */
export function readBooks(folder: string): Library {
  const read = readLibrary(readFolder(folder), RULESETS);
  return { ...read, faults: [...read.faults, ...unreadFigures(read)] };
}

/**
 * Loads a folder of books.
 * @param scenarios the folder with the figures of the rulebooks
 */
export async function loadBooks(folder: string, scenarios: string): Promise<Loaded> {
  const library = readBooks(folder);
  const own = ownFigures(library);
  const told = new Set([
    ...library.books.flatMap(({ rulesets }) => rulesets),
    ...own.map(({ scenario }) => scenario.ruleset),
  ]);
  const rulesets = RULESETS.filter((id) => told.has(id));
  const figures = told.size === 0 ? [] : readFigures(scenarios, rulesets);
  return { library, knowledge: await loadKnowledge(rulesets, [...figures, ...own]) };
}
