/** Limits on moves by whose phases run, and by the loss of a contingent's general. */

import { commandOf } from '../../../engine/army/commands.ts';
import type { Base, Battle, PlacedBase } from '../../../engine/battle.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import { AT_START, NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { edgeDistance } from '../../../engine/setup/edges.ts';
import { isOnTable } from '../../../engine/setup/putting-down.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { because, breaks } from '../citing.ts';
import { isOfCampaign } from '../state.ts';
import { commandInTurn, edgesOf, isOfContingent, marchesOff } from './contingents.ts';

/** Is a base ordered out of its turn: in the phases of another part of its side? */
export const isOutOfTurn = (battle: Battle, base: Pick<Base, 'command'>): boolean =>
  isOfCampaign(battle) && commandOf(base) !== commandInTurn(battle) && holds('hott.campally.7');

export function outOfTurn(battle: Battle, base: Base): Reason {
  const command = commandInTurn(battle);
  return command === ''
    ? because('hott.campally.7', 'hott.contingent.main-in-turn', { base: base.id, command: commandOf(base) })
    : because('hott.campally.7', 'hott.contingent.out-of-turn', { base: base.id, command });
}

/** The main army and each contingent move in their own phases. */
export function turnBroken({ battle, way }: Trace): readonly Broken[] {
  const base = way.movers.find((mover) => isOutOfTurn(battle, mover));
  if (!base) return NONE;
  return [{ at: AT_START, reason: outOfTurn(battle, base), bars: true }];
}

/** No contingent leaves the table on purpose, unless it marches off. */
export function leavingBroken({ battle, way }: Trace, at: number): readonly Broken[] {
  const base = way.movers.find((mover) => isOfContingent(battle, mover) && !marchesOff(battle, mover));
  return base && holds('hott.campally.14')
    ? [breaks(at, 'hott.campally.14', 'hott.contingent.stays', { base: base.id })]
    : NONE;
}

/** Does a base come nearer to the edge over which it must march off, and leave over no other? */
function goesHome(battle: Battle, base: PlacedBase, end: Pose): boolean {
  const [edge] = edgesOf(battle, base.side, commandOf(base));
  if (edge === undefined) return true;
  const nearer = moreThan(edgeDistance(battle, edge, base.pose), edgeDistance(battle, edge, end));
  const ground = rectangleAt(base, end);
  return (
    nearer && (isOnTable(battle, ground) || ground.corners.some((p) => edgeDistance(battle, edge, p) < 0))
  );
}

/** Without its general a contingent moves only towards its edge, and into no contact. */
export function homeBroken({ battle, way, ends, contacts }: Trace): readonly Broken[] {
  const at = way.stages.length;
  return way.movers.flatMap((base, mover) => {
    if (!marchesOff(battle, base)) return [];
    const figures = { base: base.id };
    const fights = contacts.some((each) => each.mover === mover && each.other.side !== base.side);
    if (fights) return [breaks(at, 'hott.campafter.4', 'hott.contingent.no-contact', figures)];
    return goesHome(battle, base, ends[mover] as Pose)
      ? []
      : [breaks(at, 'hott.campafter.4', 'hott.contingent.goes-home', figures)];
  });
}
