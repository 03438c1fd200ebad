/**
 * Checks of forming a column, and of a column that follows its head along a road. Hordes of the Things, Forming a
 * column.
 */

import type { PlacedBase } from '../../../engine/battle.ts';
import { areGroup } from '../../../engine/board/groups.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { battleAfter, moversAfter } from '../../../engine/moves/after.ts';
import { centreGap } from '../../../engine/moves/formations.ts';
import { cornerWay } from '../../../engine/moves/measure.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { isStraightAhead, outlineAt } from '../../../engine/moves/way.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { aheadOf } from '../../../geometry/rectangle.ts';
import { moreThan, parallel } from '../../../geometry/tolerance.ts';
import { breaks } from '../citing.ts';
import { followsRoad, turnsByRoad } from '../ground/roads.ts';
import { limitOfFollower } from './limits.ts';

const COLUMN = 'hott.column';

const endOf = (trace: Trace, mover: number): Pose => trace.ends[mover] as Pose;
const baseOf = (trace: Trace, mover: number): PlacedBase => trace.way.movers[mover] as PlacedBase;

/** The head only goes forward and wheels. */
function headBroken(trace: Trace): readonly Broken[] {
  const { column } = trace.way;
  const place = column?.headWay.stages.findIndex(
    ({ motion }) => !isStraightAhead(motion) && motion.kind !== 'pivot',
  );
  if (place === undefined || place < 0 || !holds('hott.column.1')) return NONE;
  return [breaks(place, 'hott.column.1', `${COLUMN}.head`)];
}

/** Elements fall in by their distance from the head, the nearest first. */
function nearestBroken(trace: Trace, order: readonly number[]): readonly Broken[] {
  const [head, ...rest] = order.map((at) => baseOf(trace, at));
  if (!head) return NONE;
  const late = rest.find((base, at) => {
    const before = rest[at - 1];
    return before && moreThan(centreGap(before, head), centreGap(base, head));
  });
  if (!late || !holds('hott.column.2')) return NONE;
  return [breaks(0, 'hott.column.2', `${COLUMN}.nearest`, { base: late.id })];
}

/** No follower goes farther than it could alone, or ends farther to the rear. */
function followersBroken(trace: Trace): readonly Broken[] {
  const { movers, column } = trace.way;
  const end = trace.way.stages.length;
  return movers.flatMap((base, mover) => {
    if (mover === column?.head || !holds('hott.column.3')) return [];
    const mm = cornerWay(base, base.pose, endOf(trace, mover));
    const limit = limitOfFollower(trace, mover).mm;
    const start = rectangleOfBase(base);
    const back = aheadOf(start, start.centre) - aheadOf(start, outlineAt(base, endOf(trace, mover)).centre);
    if (moreThan(mm, limit))
      return [breaks(end, 'hott.column.3', `${COLUMN}.far`, { base: base.id, length: mm, allowance: limit })];
    return moreThan(back, 0)
      ? [breaks(end, 'hott.column.3', `${COLUMN}.rear`, { base: base.id, mm: back })]
      : [];
  });
}

/** At the end all movers face alike and touch by edge and corner, also those not yet in the column. */
function formedBroken(trace: Trace, head: number): readonly Broken[] {
  const facing = endOf(trace, head).facing;
  const astray = trace.way.movers.find((_, at) => !parallel(endOf(trace, at).facing, facing));
  const together = !astray && areGroup(trace.rules, battleAfter(trace), moversAfter(trace));
  if (together || !holds('hott.column.4')) return NONE;
  return [breaks(trace.way.stages.length, 'hott.column.4', `${COLUMN}.apart`, { base: astray?.id ?? '' })];
}

function formingBroken(trace: Trace): readonly Broken[] {
  const { column, movers } = trace.way;
  if (!column) return NONE;
  if (!holds('hott.group.12')) return [breaks(0, 'hott.group.12', 'hott.group-form', { kind: 'column' })];
  const partly = column.order.length < movers.length;
  return [
    ...headBroken(trace),
    ...nearestBroken(trace, column.order),
    ...followersBroken(trace),
    ...formedBroken(trace, column.head),
    ...(partly && !holds('hott.column.5') ? [breaks(0, 'hott.column.5', `${COLUMN}.partly`)] : []),
  ];
}

/** Does a column, given from head to last, bend only where the road bends? */
const bendsWithRoad = (trace: Trace, poses: readonly Pose[]): boolean =>
  poses.slice(1).every((pose, at) => {
    const [before, behind] = [
      outlineAt(baseOf(trace, at), poses[at] as Pose),
      outlineAt(baseOf(trace, at + 1), pose),
    ];
    return parallel(before.pose.facing, pose.facing) || turnsByRoad(trace.battle.terrain, behind, before);
  });

/** A column bends only on a road: each element wheels where the first one did. */
function followingBroken(trace: Trace): readonly Broken[] {
  const { movers, stages } = trace.way;
  const facing = movers[0]?.pose.facing ?? 0;
  const bends = stages.some(({ to }) => to.some((pose) => !parallel(pose.facing, facing)));
  if (!bends) return headBroken(trace);
  const withRoad = followsRoad(trace) && stages.every(({ to }) => bendsWithRoad(trace, to));
  if (withRoad && holds('hott.group.13')) return headBroken(trace);
  return [breaks(0, 'hott.group.13', `${COLUMN}.bends`)];
}

export function columnBroken(trace: Trace): readonly Broken[] {
  const { column } = trace.way;
  if (!column) return NONE;
  return column.kind === 'following' ? followingBroken(trace) : formingBroken(trace);
}
