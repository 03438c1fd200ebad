import { expect, test } from 'vitest';
import { faultsOf } from './random-play.ts';

const BATTLES = 200;
const ROUNDS = 4;
const PART = 25;

for (let first = 1; first <= BATTLES; first += PART)
  test(`random legal play from seed ${first} breaks nothing`, { timeout: 120_000 }, () => {
    expect(faultsOf(first, PART, ROUNDS)).toEqual([]);
  });
