/**
 * A process that tries inputs one after the other: `tsx test/fuzz/judge.ts SEED FIRST COUNT FOLDER`. It writes
 * the number of the one that it tries into a file of the folder, so that whoever started it knows where it hangs or
 * ends, and each input that fails into a file of its own. At its end it prints a tally.
 */
import { openSync, writeSync } from 'node:fs';
import { readCorpus } from './corpus.ts';
import { keepFailure } from './failure.ts';
import { MOST_MS } from './fuzz.ts';
import { hand } from './handing.ts';
import { type Input, inputOf, type Kind } from './inputs.ts';
import { counted, type Tally, toldOf } from './tally.ts';

/** Milliseconds of processor time, whatever else the machine does. */
function cpuMs(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/** What is wrong with the answer to an input, null where all is well; and how long it took. */
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

// It ends when the process that started it is gone.
const parent = process.ppid;
for (
  let number = Number(first);
  number < Number(first) + Number(count) && process.ppid === parent;
  number++
) {
  writeSync(at, String(number).padEnd(12), 0);
  const input = inputOf(corpus, Number(seed), number);
  const once = tried(input);
  // The first trial may have paid for compiling or for collecting garbage.
  const { wrong, ms } = once.wrong ? tried(input) : once;
  if (wrong) keepFailure(folder, { seed: Number(seed), number, wrong, input });
  tallies.set(input.kind, counted(tallies.get(input.kind), ms, number));
}
console.log(toldOf(tallies));
