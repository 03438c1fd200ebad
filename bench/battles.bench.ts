import { MEETINGS, type Meeting, playedInTurn } from './battles.ts';
import type { Benchmark } from './harness.ts';

const battles = (what: string, bot: string, aim: number, seconds: number, meeting: Meeting): Benchmark => ({
  kind: 'timed',
  name: `${what}, ${meeting.name}`,
  unit: 'a second',
  aim: { at: 'median', value: aim },
  seconds,
  prepare: () => playedInTurn(bot, meeting),
});

export const benchmarks: readonly Benchmark[] = MEETINGS.flatMap((meeting) => [
  battles('battles by chance, setup and all', 'random', 10, 8, meeting),
  // The compiler needs some fifteen seconds of battles until it has optimised the code.
  battles('battles of the quick bot against itself', 'quick', 3, 60, meeting),
]);
