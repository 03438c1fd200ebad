/** Counts the calls of each piece of work in each ruleset, and compares them with those that are kept. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rowOf } from '../../src/engine/data/lookup.ts';
import { COUNTED } from '../fields.ts';
import { type Called, calledBy, sumOf } from './calls.ts';
import { given, PIECES } from './pieces.ts';

/** Calls by ruleset and piece. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

const KEPT = fileURLToPath(new URL('./counts.json', import.meta.url));

/** The counts that the project keeps. */
export const keptCounts = (): Counts => JSON.parse(readFileSync(KEPT, 'utf8'));

/** Counts all pieces anew. */
export async function countAll(): Promise<Counts> {
  const counts: Record<string, Record<string, number>> = {};
  for (const [ruleset, stand] of Object.entries(COUNTED)) {
    const pieces: Record<string, number> = {};
    for (const [name, piece] of Object.entries(PIECES)) {
      const found = given(stand);
      pieces[name] = sumOf(await calledBy(() => piece(found)));
    }
    counts[ruleset] = pieces;
  }
  return counts;
}

const percent = (now: number, before: number | undefined): string =>
  before === undefined ? 'new' : `${now < before ? '' : '+'}${Math.round((100 * now) / before - 100)}%`;

const MOST_SHOWN = 40;

/** The functions that a piece of work calls most often. */
async function mostCalled(ruleset: string, wanted: string): Promise<readonly Called[]> {
  const [stand, piece] = [rowOf(COUNTED, ruleset), rowOf(PIECES, wanted)];
  if (!stand || !piece)
    throw new Error(`name one of ${Object.keys(COUNTED)} and one of ${Object.keys(PIECES)}`);
  const found = given(stand);
  return (await calledBy(() => piece(found))).slice(0, MOST_SHOWN);
}

const line = (calls: number, name: string): string => `${calls.toLocaleString('en').padStart(14)}  ${name}`;

/**
 * `npm run bench -- counts [--keep] [--json]` prints the counts; `--keep` writes them down for later ones.
 * `npm run bench -- counts RULESET PIECE` prints the functions that one piece calls most often.
 */
export async function runCounts(words: readonly string[]): Promise<void> {
  const [ruleset, piece = ''] = words.filter((word) => !word.startsWith('--'));
  if (ruleset !== undefined) {
    for (const { name, calls } of await mostCalled(ruleset, piece))
      console.log(line(calls, name || '(no name)'));
    return;
  }
  const [counts, before] = [await countAll(), keptCounts()];
  if (words.includes('--keep')) writeFileSync(KEPT, `${JSON.stringify(counts, null, 2)}\n`);
  if (words.includes('--json')) return console.log(JSON.stringify(counts));
  for (const [ruleset, pieces] of Object.entries(counts)) {
    console.log(`\n${ruleset}: ${COUNTED[ruleset]?.name}`);
    for (const [name, calls] of Object.entries(pieces)) {
      const change = percent(calls, before[ruleset]?.[name]);
      console.log(line(calls, `${change.padStart(6)}  ${name}`));
    }
  }
}
