/** Breaking off from an enemy in front. DBM, Naval (breaking off); ruling 69. */

import { attackersAside, frontLength } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { limitingBase } from '../../../debellis/moves/limits.ts';
import type { MoveGround } from '../../../debellis/troops/troop.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import { goingUnder, IMPASSABLE } from '../../../engine/board/going.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import type { Trace } from '../../../engine/moves/types.ts';
import { isStraightBack, outlineAt } from '../../../engine/moves/way.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { breaks, breaksAll } from '../citing.ts';
import { paces } from '../measures.ts';
import { isNaval, troopOf } from '../troops/base.ts';
import { moveOf } from '../troops/troops.ts';

/** The enemies in front edge contact with a base. */
export const heldBy = (battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  enemyContacts(battle, base)
    .filter(({ touches }) => frontLength(touches) > 0)
    .map((contact) => contact.base);

/** How far straight back one goes at least, in paces. */
const LEAST = 200;

/** How fast a base is on the ground where it ends, in millimetres. */
function speed(trace: Trace, base: PlacedBase): number {
  const mover = trace.way.movers[0] as PlacedBase;
  const end = outlineAt(mover, trace.ends[0] as Pose);
  const going = goingUnder(trace.rules, trace.battle, base, end);
  return going === IMPASSABLE ? 0 : paces(moveOf(troopOf(base), going as MoveGround));
}

/** An element in a fight may only break off: alone, straight back, far enough, and faster than its enemy. */
export function heldBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const { movers, stages } = trace.way;
  const held = movers.find((base) => heldBy(trace.battle, base).length > 0);
  if (!held || !holds('dbm.naval.8')) return NONE;
  const [enemy] = heldBy(trace.battle, held);
  const figures = { base: held.id, other: enemy?.id ?? '' };
  if (movers.length > 1 || !stages.every(({ motion }) => isStraightBack(motion)))
    return [breaksAll('dbm.naval.8', 'dbm.held', figures)];
  const end = stages.length;
  const least = Math.min(paces(LEAST), limitingBase(game, trace).mm);
  // Naval elements may always break off.
  const always = isNaval(held);
  const faster = heldBy(trace.battle, held).find(
    (each) => !always && atMost(speed(trace, held), speed(trace, each)),
  );
  return [
    ...(faster
      ? [breaks(end, 'dbm.naval.8', 'dbm.break-off.slow', { base: held.id, other: faster.id })]
      : []),
    ...(!always && attackersAside(game, trace.battle, held).length > 0
      ? [breaksAll('dbm.naval.8', 'dbm.break-off.flanked', figures)]
      : []),
    ...(atMost(least, trace.length)
      ? []
      : [breaks(end, 'dbm.naval.8', 'dbm.break-off.short', { base: held.id, limit: least })]),
  ];
}
