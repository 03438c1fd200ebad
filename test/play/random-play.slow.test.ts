import { describe, expect, test } from 'vitest';
import type { ArenaName } from './arenas.ts';
import { faultsOf } from './random-play.ts';

const ROUNDS = 8;
const PART = 100;
const FIRST = 10_001;

describe.each<[ArenaName, number]>([
  ['bnb', 2000],
  ['hott', 2000],
  ['hott-mass', 500],
])('%s', (arena, battles) => {
  for (let first = FIRST; first < FIRST + battles; first += PART)
    test(`random legal play from seed ${first} breaks nothing`, () => {
      expect(faultsOf(arena, first, PART, ROUNDS)).toEqual([]);
    });
});
