/** The odds of two factors, counted over all throws. They are those of the guide's table. */

import { throwsOf } from '../../engine/combat/sums.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { dice } from '../troops/dice.ts';
import { isDoubled } from './outcomes.ts';

/** The number of throws by which the first scores more, and by which it scores at least twice as much. */
export interface FactorOdds {
  readonly of: number;
  readonly win: number;
  readonly double: number;
}

/** The odds of two totals before the dice, without grades. */
export function factorOdds(game: Debellis, own: number, opponent: number): FactorOdds {
  const totals = throwsOf([dice.D6.faces, dice.D6.faces]).map(([mine = 0, theirs = 0]) => ({
    mine: own + mine,
    theirs: opponent + theirs,
  }));
  const ways = (is: (total: { mine: number; theirs: number }) => boolean): number =>
    holdsIn(game.fights, 'odds') ? totals.filter(is).length : 0;
  return {
    of: totals.length,
    win: ways(({ mine, theirs }) => mine > theirs),
    double: ways(({ mine, theirs }) => isDoubled(game, theirs, mine)),
  };
}

/** The factors of the table. */
export const TABLE_FACTORS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
