import { describe, expect, test } from 'vitest';
import type { ArenaName } from './arenas.ts';
import { faultsOf } from './random-play.ts';

const PART = 100;
const FIRST = 10_001;

describe.each<[ArenaName, number, number]>([
  ['bnb', 2000, 8],
  ['hott', 2000, 15],
  ['hott-mass', 500, 10],
])('%s', (arena, battles, rounds) => {
  for (let first = FIRST; first < FIRST + battles; first += PART)
    test(`random legal play from seed ${first} breaks nothing`, () => {
      expect(faultsOf(arena, first, PART, rounds)).toEqual([]);
    });
});
