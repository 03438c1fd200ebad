/** The checks of everything that blocks a way. Hordes of the Things, Tactical moves, passing. */

import type { PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { moverOf, type Trace, usedAt } from '../../../engine/moves/trace.ts';
import type { Meeting } from '../../../engine/moves/types.ts';
import { outlineAt } from '../../../engine/moves/way.ts';
import { isEntering } from '../../../engine/setup/entering.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { conditionFailed, passingRule } from '../board/passing.ts';
import { breaks, breaksAll } from '../citing.ts';
import { leavingBroken } from '../contingents/move-checks.ts';

/** The kind of an order that leaves the board on purpose. */
const LEAVE = 'leave';

/** All ordered moves are tactical moves, also those off the board. */
export function kindBroken({ kind = 'tactical' }: Trace): readonly Broken[] {
  const known = kind === 'tactical' || kind === LEAVE;
  return known ? NONE : [breaksAll('hott.tac.1', 'hott.kind-unknown', { kind })];
}

/** A base crosses the table edge only if the order says that it leaves. */
export function edgeBroken(trace: Trace): readonly Broken[] {
  const { edge } = trace;
  if (!edge || trace.way.movers.some(isEntering)) return NONE;
  if (trace.kind === LEAVE && holds('hott.lost.2')) return leavingBroken(trace, edge.at);
  const figures = { base: moverOf(trace, edge).id, mm: usedAt(trace, edge.at) };
  return [breaks(edge.at, 'hott.lost.2', 'reason.table-edge', figures)];
}

/** The mover in its pose where it meets another base. */
function facingAt(trace: Trace, meeting: Meeting): PlacedBase {
  const mover = moverOf(trace, meeting);
  const stage = trace.way.stages[Math.min(Math.floor(meeting.at), trace.way.stages.length - 1)];
  const pose = stage?.from[meeting.mover];
  return pose ? { ...mover, pose } : mover;
}

const figuresOf = (trace: Trace, meeting: Meeting) => ({
  base: moverOf(trace, meeting).id,
  other: meeting.other.id,
  mm: usedAt(trace, meeting.at),
});

function meetingBroken(trace: Trace, meeting: Meeting): readonly Broken[] {
  const figures = figuresOf(trace, meeting);
  const [mover, { other }] = [facingAt(trace, meeting), meeting];
  if (passingRule(trace.battle, mover, other, 'moving') === null) {
    if (!holds('hott.pass.7')) return NONE;
    const failed = conditionFailed(trace.battle, mover, other);
    const why = failed ? [breaks(meeting.at, failed.rule, failed.key, figures)] : NONE;
    const never = breaks(meeting.at, 'hott.pass.7', 'hott.pass.never', figures);
    return [...why, never].map((each) => ({ ...each, bars: true }));
  }
  const end = outlineAt(moverOf(trace, meeting), trace.ends[meeting.mover] as Pose);
  const clears = !rectanglesOverlap(end, rectangleOfBase(meeting.other));
  return clears || !holds('hott.pass.9')
    ? NONE
    : [breaks(meeting.at, 'hott.pass.9', 'hott.pass.clear', figures)];
}

/** A mover passes other bases only if the rules of passing allow it, and must end clear of them. */
export function blockedBroken(trace: Trace): readonly Broken[] {
  for (const meeting of trace.meetings) {
    const found = meetingBroken(trace, meeting);
    if (found.length > 0) return found;
  }
  return NONE;
}
