import { describe, expect, test } from 'vitest';
import type { ArenaName } from './arenas.ts';
import { faultsOf } from './random-play.ts';

const ROUNDS = 4;
const PART = 25;

describe.each<[ArenaName, number]>([
  ['bnb', 200],
  ['hott', 200],
  ['hott-mass', 50],
])('%s', (arena, battles) => {
  for (let first = 1; first <= battles; first += PART)
    test(`random legal play from seed ${first} breaks nothing`, { timeout: 120_000 }, () => {
      expect(faultsOf(arena, first, PART, ROUNDS)).toEqual([]);
    });
});
