/** What is read from the army files of the project, and from each of them with one line changed. */
import { join } from 'node:path';
import { type ArmyFile, kindOfArmyFile } from '../../src/armies/army-file.ts';
import { ARMIES_FOLDER, armyFiles } from '../../src/armies/load-node.ts';
import { randomFrom } from '../../src/bots/random.ts';
import { loadCli } from '../../src/cli/rulesets.ts';
import { codeOf, seedOf } from './codes.ts';
import { lineChanged } from './lines.ts';
import type { TableLine } from './table.ts';

/** How many variations of a file are read. */
const VARIATIONS = 2;

function varied(text: string, seed: number): readonly string[] {
  const random = randomFrom(seed);
  return Array.from({ length: VARIATIONS }, () => lineChanged(text, random));
}

async function readingOf({ path, text }: ArmyFile): Promise<string> {
  const kind = kindOfArmyFile(text);
  const book = kind && (await loadCli(kind.ruleset))?.armies;
  return kind && book
    ? JSON.stringify(book.report(join(ARMIES_FOLDER, path), text, kind.heading))
    : 'no army';
}

const lineOf = async ({ path, text }: ArmyFile): Promise<string> => {
  const changed = varied(text, seedOf(path)).map((each) => readingOf({ path, text: each }));
  return `${path}  read ${codeOf([await readingOf({ path, text })])}  varied ${codeOf(await Promise.all(changed))}`;
};

/** What is read from each file, with codes: as it is, and with changes. */
export const armiesRead = (): readonly TableLine[] =>
  armyFiles()
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map((file) => ({ about: file.path, ruleset: null, make: () => lineOf(file) }));
