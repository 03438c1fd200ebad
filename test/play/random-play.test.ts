import { describe, expect, test } from 'vitest';
import type { ArenaName } from './arenas.ts';
import { faultsOf } from './random-play.ts';

const PART = 25;

describe.each<[ArenaName, number, number]>([
  ['bnb', 200, 4],
  ['hott', 100, 10],
  ['hott-mass', 25, 6],
])('%s', (arena, battles, rounds) => {
  for (let first = 1; first <= battles; first += PART)
    test(`random legal play from seed ${first} breaks nothing`, { timeout: 120_000 }, () => {
      expect(faultsOf(arena, first, PART, rounds)).toEqual([]);
    });
});
