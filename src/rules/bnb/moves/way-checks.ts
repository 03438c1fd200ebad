/** The checks of a way: distance, gaps, and everything in its way. Blood and Blades, moves, gaps, move distances. */

import type { BaseId } from '../../../engine/battle.ts';
import { columnOf } from '../../../engine/board/columns.ts';
import { boxOfGap, crossesGap, type Gap, gapsNear } from '../../../engine/board/gaps.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { boxAlong, groundOf } from '../../../engine/moves/sweep.ts';
import { moverOf, type Trace, usedAt } from '../../../engine/moves/trace.ts';
import type { Brush } from '../../../engine/moves/types.ts';
import { outlineAt, type Stage } from '../../../engine/moves/way.ts';
import { touchesOf } from '../../../geometry/contact.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { boxesMeet, rectangleOf, rightOf } from '../../../geometry/rectangle.ts';
import { EQUAL_LENGTH, moreThan } from '../../../geometry/tolerance.ts';
import { fights } from '../board/contacts.ts';
import { breaks } from '../citing.ts';
import { isStillWater } from '../ground/water.ts';
import { movingTogether } from './fellows.ts';
import { groundsTaken, impassableMet } from './grounds.ts';
import { distanceIn, limitingBase } from './measure.ts';
import { passPlan } from './passing.ts';

export function edgeBroken(trace: Trace): readonly Broken[] {
  const { edge } = trace;
  if (!edge || !holds('bnb.move.18')) return NONE;
  const figures = { base: moverOf(trace, edge).id, mm: usedAt(trace, edge.at) };
  return [breaks(edge.at, 'bnb.move.18', 'reason.table-edge', figures)];
}

export const blockedBroken = (trace: Trace): readonly Broken[] => passPlan(trace).broken;

export function impassableBroken(trace: Trace): readonly Broken[] {
  const met = impassableMet(trace);
  if (!met || !holds('bnb.move.17')) return NONE;
  const figures = { base: moverOf(trace, met).id, piece: met.piece.id, mm: usedAt(trace, met.at) };
  const deep = isStillWater(met.piece) && holds('bnb.terrain.47');
  return [
    breaks(met.at, 'bnb.move.17', 'reason.impassable', figures),
    ...(deep ? [breaks(met.at, 'bnb.terrain.47', 'bnb.river.deep', figures)] : []),
  ];
}

/** Did the two already fight at the start of the way? */
function foughtBefore(trace: Trace, brush: Brush): boolean {
  const mover = moverOf(trace, brush);
  const start = outlineAt(mover, mover.pose);
  return fights(touchesOf(start, rectangleOfBase(brush.other)));
}

/** Does the head of a forming column end its own way in contact, where the others then join it? */
const endsHeadWay = ({ way: { column } }: Trace, brush: Brush): boolean =>
  column !== undefined &&
  column.kind !== 'following' &&
  brush.mover === column.head &&
  brush.at >= column.headWay.stages.length;

/** The first contact that makes a close combat ends the way. */
export function contactBroken(trace: Trace): readonly Broken[] {
  const brush = trace.brushes.find(
    (each) => fights(each.touches) && !endsHeadWay(trace, each) && !foughtBefore(trace, each),
  );
  if (!brush || !holds('bnb.move.17')) return NONE;
  const figures = { base: moverOf(trace, brush).id, other: brush.other.id, mm: usedAt(trace, brush.at) };
  return [breaks(brush.at, 'bnb.move.17', 'bnb.way.contact', figures)];
}

const goesStraight = (stage: Stage): boolean =>
  (stage.motion.kind === 'straight' && stage.motion.right === 0) || stage.motion.kind === 'turnabout';

/** Does a base with a way of its own in this stage go straight on, or stay? */
function goesOwnStraight({ motion, from, to }: Stage, mover: number): boolean {
  const [start, end] = [from[mover] as Pose, to[mover] as Pose];
  if (motion.kind !== 'each' || start.facing !== end.facing) return false;
  return Math.abs(rightOf(rectangleOf(start, 0, 0), end)) <= EQUAL_LENGTH;
}

/** The bases whose gaps do not bind a way: the movers, and the whole column if it extends. */
function unbinding(trace: Trace): readonly BaseId[] {
  const { rules, battle, way } = trace;
  const together = movingTogether(trace);
  const [head] = way.movers;
  if (way.column?.kind !== 'extending' || !head || !holds('bnb.column.29')) return together;
  return [...together, ...columnOf(rules, battle, head).map((base) => base.id)];
}

/** The first gap that a mover's ground in a stage crosses. */
function gapCrossed(trace: Trace, stage: Stage, mover: number, gaps: readonly Gap[]): Gap | undefined {
  const box = boxAlong(trace.way, stage, mover);
  const near = gaps.filter((gap) => boxesMeet(box, boxOfGap(gap), 0));
  if (near.length === 0) return undefined;
  const ground = groundOf(trace.way, stage, mover);
  return near.find((gap) => ground.some((part) => crossesGap(gap, part)));
}

const gapsBind = (trace: Trace): boolean => trace.manner !== 'impetuous' || holds('bnb.impetuous.31');

/** In a gap only straight forward, straight back and turning about are legal. */
export function gapBroken(trace: Trace): readonly Broken[] {
  const { way, rules, battle } = trace;
  if (way.stages.every(goesStraight)) return NONE;
  const gaps = gapsNear(rules, battle, unbinding(trace), trace.box);
  for (const [place, stage] of way.stages.entries()) {
    if (goesStraight(stage)) continue;
    for (const [mover, base] of way.movers.entries()) {
      if (goesOwnStraight(stage, mover)) continue;
      const crossed = gapCrossed(trace, stage, mover, gaps);
      if (crossed && gapsBind(trace) && holds('bnb.gap.2')) {
        return [breaks(place, 'bnb.gap.2', 'bnb.gap', { base: base.id, a: crossed.a, b: crossed.b })];
      }
    }
  }
  return NONE;
}

/** The border of worse going at which its allowance is already used up. */
function spentAtBorder(trace: Trace): Broken | null {
  for (const ground of groundsTaken(trace)) {
    if (ground.at <= 0 || (ground.going !== 'DGo' && ground.going !== 'RGo')) continue;
    const base = moverOf(trace, ground);
    const allowed = distanceIn(base, ground.going);
    const used = usedAt(trace, ground.at);
    if (used < allowed - EQUAL_LENGTH || trace.length <= used + EQUAL_LENGTH) continue;
    const figures = { base: base.id, piece: ground.piece.id, used, allowance: allowed, going: ground.going };
    return breaks(ground.at, 'bnb.distance.16', 'bnb.distance.border', figures);
  }
  return null;
}

/** A way may not be longer than the distance of its slowest base on the worst ground. */
export function distanceBroken(trace: Trace): readonly Broken[] {
  const limit = limitingBase(trace);
  if (!moreThan(trace.length, limit.mm)) return NONE;
  const border = spentAtBorder(trace);
  if (border && holds('bnb.distance.16')) return [border];
  const group = trace.way.movers.length > 1;
  const at = trace.reached.findIndex((used) => moreThan(used, limit.mm));
  const figures = { base: limit.base.id, length: trace.length, allowance: limit.mm, going: limit.going };
  return [breaks(at, group ? 'bnb.group.6' : limit.rule, 'reason.too-far', figures)];
}
