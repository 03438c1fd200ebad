/** The expected losses of a duel of two bases, on open ground. */

import type { Base, PlacedBase } from '../../../engine/battle.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import { QUARTER_TURN } from '../../../geometry/exact.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { kindOf } from '../../caching/facts.ts';
import { keptInBattle } from '../../caching/memory.ts';
import type { Situation } from '../../context.ts';
import { GOAL, inTheOpen, MOST_KEPT, party, standing, tollsOf } from './imagined.ts';
import { type Losses, priced, type Shares, sharesOf } from './losses.ts';

/** The two bases of a duel, and the friends beside and behind them. */
export interface Duel {
  readonly base: Base;
  readonly goal: Base;
  /** The side of the goal that the base attacks. */
  readonly from: 'front' | 'flank';
  /** The ranks behind each, the next one first. */
  readonly ranks?: readonly [readonly Base[], readonly Base[]];
  /** The number of flanks of the goal that friends of the base overlap, and the reverse. */
  readonly overlaps?: readonly [number, number];
  /** The goal would be lost if it had to recoil. */
  readonly hemmed?: boolean;
}

function placeOf({ base, goal, from }: Duel): Pose {
  if (from === 'front') return { ...GOAL, facing: 0 };
  return { x: GOAL.x - goal.width / 2, y: GOAL.y + base.width / 2, facing: QUARTER_TURN };
}

function basesOf(duelled: Duel): readonly PlacedBase[] {
  const { base, goal, ranks = [[], []], overlaps = [0, 0], from } = duelled;
  const [mine, theirs] = from === 'front' ? overlaps : [0, 0];
  const first = party('a', base, placeOf(duelled), ranks[0], mine);
  const second = party('b', goal, GOAL, ranks[1], 0);
  // Bases that overlap the attacker stand on the side that its own friends do not hold.
  const against = [-goal.width, goal.width]
    .slice(0, theirs)
    .map((x) => standing({ ...goal, marks: {} }, `b${x > 0 ? 'x' : 'y'}`, { ...GOAL, x: GOAL.x + x }));
  return [...first, ...second, ...against];
}

const FIGHT: Fight = { kind: 'close', bases: ['a', 'b'] };

const ranksText = (ranks: NonNullable<Duel['ranks']>): string =>
  ranks.map((some) => some.map(kindOf).join('+')).join('|');

const duelShares = keptInBattle<Duel, Shares>({
  most: MOST_KEPT,
  keyOf: (_rules, { base, goal, from, ranks, overlaps = [0, 0], hemmed = false }) =>
    `${from} ${kindOf(base)} ${kindOf(goal)} ${ranks ? ranksText(ranks) : '|'} ${overlaps.join()} ${hemmed}`,
  reckon: (judges, field, duelled) =>
    sharesOf(judges, inTheOpen(field, basesOf(duelled)), FIGHT, tollsOf(duelled)),
});

/** The expected losses of both when one base attacks another on open ground. */
export const duel = (situation: Situation, duelled: Duel): Losses =>
  priced(situation, duelShares(situation, duelled), duelled.base, duelled.goal);
