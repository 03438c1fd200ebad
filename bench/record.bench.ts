import type { Entry } from '../src/engine/battle/record.ts';
import { played } from './battles.ts';
import type { Benchmark } from './harness.ts';

const GAMES = 4;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Each sample is the mean over one battle, because commands differ much in length. */
function means(size: (entry: Entry) => number): readonly number[] {
  return Array.from({ length: GAMES }, (_, game) => {
    const { entries } = played('random', game).record;
    return entries.reduce((sum, entry) => sum + size(entry), 0) / entries.length;
  });
}

export const benchmarks: readonly Benchmark[] = [
  {
    kind: 'measured',
    name: 'a command as it is stored, with its events: mean of a battle by chance',
    unit: 'bytes',
    aim: { at: 'median', value: 512 },
    measure: () => means(bytesOf),
  },
  {
    kind: 'measured',
    name: 'a command by itself: mean of a battle by chance',
    unit: 'bytes',
    measure: () => means((entry) => bytesOf(entry.command)),
  },
];
