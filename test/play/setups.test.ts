import { describe, expect, test } from 'vitest';
import type { ArenaName } from './arenas.ts';
import { setupFaults } from './setups.ts';

describe.each<[ArenaName, number]>([
  ['bnb', 6],
  ['hott', 10],
  ['dbm', 10],
  ['dbmm', 12],
])('%s', (arena, count) => {
  test(`the program finishes ${count} setups that were begun by hand`, () => {
    expect(setupFaults(arena, 1, count)).toEqual([]);
  });
});
