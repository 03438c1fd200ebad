import { describe, expect, test } from 'vitest';
import type { ArenaName } from './arenas.ts';
import { faultsOf } from './random-play.ts';

const PART = 20;

describe.each<[ArenaName, number, number]>([
  ['bnb', 200, 4],
  ['bnb-columns', 20, 3],
  ['dbm', 40, 3],
  ['dbm-melees', 60, 3],
  ['dbm-sieges', 40, 3],
  ['dbm-landings', 60, 3],
  ['hott', 20, 10],
  ['hott-melees', 40, 3],
  ['hott-armies', 20, 12],
  ['hott-mass', 8, 6],
  ['hott-mass-armies', 2, 8],
])('%s', (arena, battles, rounds) => {
  for (let first = 1; first <= battles; first += PART)
    test(`random legal play from seed ${first} breaks nothing`, { timeout: 240_000 }, () => {
      const count = Math.min(PART, battles + 1 - first);
      expect(faultsOf(arena, first, count, rounds)).toEqual([]);
    });
});
