import { describe, expect, test } from 'vitest';
import type { ArenaName } from './arenas.ts';
import { faultsOf } from './random-play.ts';

const PART = 20;

/** Tests with random legal play, a number of battles and of rounds in each arena. A file for each game: they run side by side. */
export const playsWell = (games: readonly (readonly [ArenaName, number, number])[]): void =>
  describe.each(games)('%s', (arena, battles, rounds) => {
    for (let first = 1; first <= battles; first += PART)
      test(`random legal play from seed ${first} breaks nothing`, { timeout: 240_000 }, () => {
        const count = Math.min(PART, battles + 1 - first);
        expect(faultsOf(arena, first, count, rounds)).toEqual([]);
      });
  });
