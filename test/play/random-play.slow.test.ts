import { expect, test } from 'vitest';
import { faultsOf } from './random-play.ts';

const BATTLES = 2000;
const ROUNDS = 8;
const PART = 100;
const FIRST = 10_001;

for (let first = FIRST; first < FIRST + BATTLES; first += PART)
  test(`random legal play from seed ${first} breaks nothing`, () => {
    expect(faultsOf(first, PART, ROUNDS)).toEqual([]);
  });
