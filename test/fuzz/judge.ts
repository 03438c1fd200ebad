/**
 * Tries inputs one after the other in this process: `tsx test/fuzz/judge.ts SEED FIRST COUNT FOLDER`. The number of
 * the current input is kept in the file `at` of the folder, so that the parent knows which input hangs or ends the
 * process. Each failed input is kept in a separate file. The process prints a tally at its end.
 */
import { openSync, writeSync } from 'node:fs';
import { readCorpus } from './corpus.ts';
import { keepFailure } from './failure.ts';
import { MOST_MS } from './fuzz.ts';
import { hand } from './handing.ts';
import { type Input, inputOf, type Kind } from './inputs.ts';
import { counted, type Tally, toldOf } from './tally.ts';

/** The processor time that this process used, in milliseconds. */
function cpuMs(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/** Tries an input. Returns what is wrong with the answer (null if nothing is), and the time that it took. */
function tried(input: Input): { readonly wrong: string | null; readonly ms: number } {
  const before = process.cpuUsage();
  try {
    hand(input);
  } catch (error) {
    return { wrong: (error as Error).stack ?? String(error), ms: cpuMs(before) };
  }
  const ms = cpuMs(before);
  return { wrong: ms > MOST_MS ? `it took ${Math.round(ms)} ms` : null, ms };
}

const [, , seed = '1', first = '0', count = '0', folder = ''] = process.argv;
const corpus = readCorpus();
const at = openSync(`${folder}/at`, 'w');
const tallies = new Map<Kind, Tally>();

// The process ends when its parent is gone.
const parent = process.ppid;
for (
  let number = Number(first);
  number < Number(first) + Number(count) && process.ppid === parent;
  number++
) {
  writeSync(at, String(number).padEnd(12), 0);
  const input = inputOf(corpus, Number(seed), number);
  const once = tried(input);
  // The first trial may include the time for compiling or for garbage collection, so a failure is tried again.
  const { wrong, ms } = once.wrong ? tried(input) : once;
  if (wrong) keepFailure(folder, { seed: Number(seed), number, wrong, input });
  tallies.set(input.kind, counted(tallies.get(input.kind), ms, number));
}
console.log(toldOf(tallies));
