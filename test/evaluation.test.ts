/** Evaluation by what differs equals that of the whole, in positions of random play. */
import './support/bots.ts';
import { expect, test } from 'vitest';
import type { ArenaName } from './play/arenas.ts';
import { evaluatedTwice } from './support/evaluations.ts';

/** Some settings, and how many rounds are played there: enough for fights, as few as take long. */
const SOME: readonly (readonly [ArenaName, number])[] = [
  ['bnb', 3],
  ['bnb-columns', 3],
  ['dbm-melees', 1],
  ['dbmm-melees', 2],
  ['hott', 3],
  ['hott-melees', 3],
];

/** About as many positions of each battle. */
const MOST = 12;

test.each(SOME)(
  '%s: every position has the same value as a whole and from an earlier one',
  (arena, rounds) => {
    const found = evaluatedTwice(arena, 2, rounds, MOST);
    expect(found.length).toBeGreaterThan(MOST);
    for (const { whole, byChanges } of found) expect(byChanges).toEqual(whole);
  },
  120_000,
);
