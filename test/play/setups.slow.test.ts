import { describe, expect, test } from 'vitest';
import type { ArenaName } from './arenas.ts';
import { setupFaults } from './setups.ts';

const SETUPS = 1000;
const PART = 50;

describe.each<ArenaName>(['bnb', 'hott', 'dbm', 'dbmm'])('%s', (arena) => {
  for (let first = 1; first <= SETUPS; first += PART)
    test(`the program finishes the setups from seed ${first} that were begun by hand`, () => {
      expect(setupFaults(arena, first, PART)).toEqual([]);
    });
});
