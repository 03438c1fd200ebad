import { describe, expect, test } from 'vitest';
import type { ArenaName } from './arenas.ts';
import { faultsOf } from './random-play.ts';

const PART = 50;
const FIRST = 10_001;

describe.each<[ArenaName, number, number]>([
  ['bnb', 2000, 8],
  ['dbmm', 1000, 6],
  ['dbmm-melees', 200, 8],
  ['dbm-fleets', 500, 12],
  ['dbm-melees', 200, 8],
  ['dbm-sieges', 150, 8],
  ['dbm-landings', 150, 8],
  ['hott', 1000, 15],
  ['hott-melees', 1000, 6],
  ['hott-mass', 250, 10],
  ['hott-armies', 1000, 25],
  ['hott-mass-armies', 250, 20],
])('%s', (arena, battles, rounds) => {
  for (let first = FIRST; first < FIRST + battles; first += PART)
    test(`random legal play from seed ${first} breaks nothing`, () => {
      expect(faultsOf(arena, first, PART, rounds)).toEqual([]);
    });
});
