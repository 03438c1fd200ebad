/** Evaluation by what differs equals that of the whole, in all positions of many battles by chance. */
import './support/bots.ts';
import { expect, test } from 'vitest';
import { ARENAS, type ArenaName } from './play/arenas.ts';
import { evaluatedTwice } from './support/evaluations.ts';

const SEEDS = Array.from({ length: 10 }, (_, at) => at + 1);

test.each(Object.keys(ARENAS) as readonly ArenaName[])('%s', (arena) => {
  for (const seed of SEEDS)
    for (const { whole, byChanges } of evaluatedTwice(arena, seed, 12)) expect(byChanges).toEqual(whole);
});
