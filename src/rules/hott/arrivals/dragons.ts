/** How dragons are deployed. Hordes of the Things, Deploying dragons. */
import type { Base, Battle } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { edgeOfSide } from '../../../engine/setup/edges.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { isOf } from '../troops/base.ts';
import { rearOnEdge } from './at-edge.ts';
import { isSummoned } from './prices.ts';
import { broken, nearReasons, standingAt, standReasons } from './standing.ts';

/** Every rule that a dragon breaks by arriving there, apart from its price. */
export function dragonReasons(rules: Ruleset, battle: Battle, base: Base, pose: Pose): readonly Reason[] {
  const atEdge = rearOnEdge(battle, base, pose, edgeOfSide(battle, base.side));
  return [
    ...standReasons(rules, battle, standingAt(base, pose)),
    ...(atEdge || !holds('hott.dragon.3') ? [] : [broken('hott.dragon.3', 'not-at-edge', { base: base.id })]),
    ...nearReasons(battle, base, pose, 'hott.dragon.3'),
  ];
}

/** The dragons that this bound's summons still has to bring. */
export const stillSummoned = (battle: Battle): readonly Base[] =>
  battle.bases.filter(
    (base) =>
      base.side === battle.turn.active &&
      base.place === 'reserve' &&
      isOf(base, 'Dragon') &&
      isSummoned(battle, base),
  );
