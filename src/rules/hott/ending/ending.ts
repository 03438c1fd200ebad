/** When a side is defeated, and how a battle ends. Hordes of the Things, Winning and losing. */

import type { Battle, Result, SideId } from '../../../engine/battle.ts';
import { otherSide } from '../../../engine/battle.ts';
import type { Finish } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { agreed } from '../../../engine/game/options.ts';
import type { HottClause } from '../clauses/ids.ts';
import { isStrongholdLost } from '../ground/stronghold.ts';
import { BOUND_LIMIT } from '../options.ts';
import { isCommanderLost, isSweptAway, lostAp, totalAp } from './lost.ts';

/** Losing the general or half the army matters only to the side that has lost more. */
const lostMore = (battle: Battle, side: SideId): boolean =>
  lostAp(battle, side) > lostAp(battle, otherSide(battle, side));

const lostHalf = (battle: Battle, side: SideId): boolean =>
  2 * lostAp(battle, side) >= totalAp(battle, side) || isSweptAway(battle, side);

interface Condition {
  readonly rule: HottClause;
  readonly how: 'general' | 'losses' | 'stronghold';
  readonly met: (battle: Battle, side: SideId) => boolean;
}

/** The conditions that defeat a side at the end of a bound; the first one met is told. */
export const DEFEATS: readonly Condition[] = [
  { rule: 'hott.win.3', how: 'stronghold', met: isStrongholdLost },
  {
    rule: 'hott.win.1',
    how: 'general',
    met: (battle, side) => isCommanderLost(battle, side) && lostMore(battle, side),
  },
  {
    rule: 'hott.win.2',
    how: 'losses',
    met: (battle, side) => lostMore(battle, side) && lostHalf(battle, side),
  },
];

export interface Defeat {
  readonly side: SideId;
  readonly rule: HottClause;
  readonly how: Condition['how'];
}

/** The sides that are defeated now, each with the condition that defeats it. */
export const defeatsIn = (battle: Battle): readonly Defeat[] =>
  battle.sides.flatMap(({ id }) => {
    const condition = DEFEATS.find((each) => each.met(battle, id) && holds(each.rule));
    return condition ? [{ side: id, rule: condition.rule, how: condition.how }] : [];
  });

const scores = (battle: Battle, winner: SideId | null): readonly number[] =>
  battle.sides.map((side) => (winner === null ? 1 / 2 : Number(side.id === winner)));

export const won = (battle: Battle, winner: SideId, how: string): Result => ({
  winner,
  how,
  score: scores(battle, winner),
});

export const drawn = (battle: Battle, how: string): Result => ({
  winner: null,
  how,
  score: scores(battle, null),
});

/** A battle is drawn if both sides are defeated: one lost its stronghold and the other more army points. */
export function resultOf(battle: Battle, defeats: readonly Defeat[]): Result | null {
  const [first, second] = defeats;
  if (!first || !holds('hott.win.4')) return null;
  return second ? drawn(battle, 'mutual') : won(battle, otherSide(battle, first.side), first.how);
}

/** The number of bounds after which the players agreed to stop; null if they did not agree on one. */
export const boundLimit = ({ options }: Battle): number | null => agreed(options, BOUND_LIMIT);

/** How a battle ends outside its sequence: a side resigns or both agree on a draw. There is no time limit. */
export function finish(battle: Battle, how: Finish, by: SideId): Result | readonly Reason[] {
  if (how === 'resigned') return won(battle, otherSide(battle, by), how);
  if (how === 'agreed') return drawn(battle, how);
  return [{ rule: 'hott.seq.17', key: 'hott.ending.no-clock', figures: { bound: battle.turn.bound } }];
}
