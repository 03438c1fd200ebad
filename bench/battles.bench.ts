import { playedInTurn } from './battles.ts';
import type { Benchmark } from './harness.ts';

export const benchmarks: readonly Benchmark[] = [
  {
    kind: 'timed',
    name: 'battles by chance, setup and all',
    unit: 'a second',
    aim: { at: 'median', value: 10 },
    seconds: 8,
    prepare: () => playedInTurn('random'),
  },
  {
    kind: 'timed',
    name: 'battles of the quick bot against itself',
    unit: 'a second',
    aim: { at: 'median', value: 3 },
    seconds: 20,
    prepare: () => playedInTurn('quick'),
  },
];
