/** Passing through friends, and friends that make room. Blood and Blades, pass through. */

import type { PlacedBase } from '../../../engine/battle.ts';
import { IMPASSABLE, outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { type Displaced, landing, makeRoom, type RoomFor } from '../../../engine/board/room.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { keptWith } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import { moverOf, onTable, type Trace, usedAt } from '../../../engine/moves/trace.ts';
import type { Meeting } from '../../../engine/moves/types.ts';
import { outlineAt } from '../../../engine/moves/way.ts';
import { rectanglesOverlap, sharesArea } from '../../../geometry/overlap.ts';
import { type Pose, roundPose } from '../../../geometry/pose.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { alongside } from '../../../geometry/tolerance.ts';
import { mayMakeRoom, PASSING } from '../board/passing.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { troopOf } from '../troops/base.ts';
import type { Troop } from '../troops/troops.ts';

/** The rows that let one troop pass another. */
const passRows = (mover: Troop, other: Troop): typeof PASSING =>
  PASSING.filter((row) => row.passer(mover) && row.passed(other) && holds(row.rule));

/** The friends that make room at the end of a way, and the reasons against passing. */
export interface PassPlan {
  readonly broken: readonly Broken[];
  readonly displaced: readonly { readonly base: string; readonly to: Pose }[];
}

type Verdict =
  | { readonly may: true }
  | { readonly may: false; readonly rule: BnbClause; readonly key: string };

const never = (rule: BnbClause, key: string): Verdict => ({ may: false, rule, key });

/** May the mover pass this base where it meets it? It does not check for room beyond. */
function verdictOn(trace: Trace, meeting: Meeting): Verdict {
  const mover = moverOf(trace, meeting);
  const { other } = meeting;
  const rows = passRows(troopOf(mover), troopOf(other));
  if (other.side !== mover.side && holds('bnb.pass.5'))
    return never(rows.length > 0 ? 'bnb.pass.5' : 'bnb.move.17', 'bnb.way.enemy');
  if (rows.length === 0) return never('bnb.pass.9', 'bnb.pass.never');
  const stage = trace.way.stages[Math.min(Math.floor(meeting.at), trace.way.stages.length - 1)];
  if (stage?.motion.kind !== 'straight' || stage.motion.ahead <= 0)
    return never('bnb.pass.9', 'bnb.pass.advance');
  const facing = (stage.from[meeting.mover] as Pose).facing;
  const along = alongside(facing, other.pose.facing);
  const fitting = rows.filter((row) => along || row.anyDirection || !holds('bnb.pass.6'));
  if (fitting.length === 0) return never('bnb.pass.6', 'bnb.pass.direction');
  const rough = trace.grounds.some((ground) => ground.mover === meeting.mover && ground.going !== 'GGo');
  return fitting.some((row) => !row.inGoodGoing || !rough)
    ? { may: true }
    : never('bnb.pass.3', 'bnb.pass.going');
}

const standable = (trace: Trace, base: PlacedBase, ground: Rectangle): boolean =>
  onTable(trace.battle, ground.box) &&
  !trace.battle.terrain.some(
    (piece) =>
      trace.rules.board.going.of(trace.battle, piece, base) === IMPASSABLE &&
      sharesArea(ground.corners, outlineOf(piece)),
  );

/** The conditions for friends to make room where the movers end, beyond a passed base. */
const roomBeyond = (trace: Trace, passed: PlacedBase, { forward: unit }: Rectangle): RoomFor => ({
  unit,
  others: trace.others,
  taken: trace.way.movers.map((mover, at) => outlineAt(mover, trace.ends[at] as Pose)),
  may: (base) => mayMakeRoom(passed, base),
  bars: (base, by) => !standable(trace, base, landing(base, unit, by)),
});

const blocked = (trace: Trace, meeting: Meeting, rule: BnbClause, key: string): Broken => ({
  at: meeting.at,
  reason: {
    rule,
    key,
    figures: { base: moverOf(trace, meeting).id, other: meeting.other.id, mm: usedAt(trace, meeting.at) },
  },
});

/** The first meeting that stops a mover; adds the friends that must make room at its end to `displaced`. */
function planFor(trace: Trace, mover: number, displaced: Displaced[]): Broken | null {
  const base = trace.way.movers[mover] as PlacedBase;
  const end = outlineAt(base, trace.ends[mover] as Pose);
  let passed: PlacedBase | null = null;
  for (const meeting of trace.meetings) {
    if (meeting.mover !== mover) continue;
    const verdict = verdictOn(trace, meeting);
    const inTheEnd = rectanglesOverlap(end, rectangleOfBase(meeting.other));
    if (inTheEnd && passed && meeting.other.side === base.side) {
      const room = makeRoom(roomBeyond(trace, passed, end), meeting.other, end, displaced);
      if (!room) return blocked(trace, meeting, 'bnb.pass.8', 'bnb.pass.room');
      displaced.splice(0, displaced.length, ...room);
    } else if (!verdict.may) {
      if (holds(verdict.rule)) return blocked(trace, meeting, verdict.rule, verdict.key);
    } else if (inTheEnd && holds('bnb.pass.7')) {
      return blocked(trace, meeting, 'bnb.pass.7', 'bnb.pass.clear');
    } else {
      passed = meeting.other;
    }
  }
  return null;
}

/** How the movers of a way pass the bases that they meet. */
export const passPlan = keptWith((trace: Trace): PassPlan => {
  const made: Displaced[] = [];
  const broken = trace.way.movers
    .map((_, mover) => planFor(trace, mover, made))
    .filter((each) => each !== null)
    .sort((a, b) => a.at - b.at)
    .slice(0, 1);
  const unit = outlineAt(trace.way.movers[0] as PlacedBase, trace.ends[0] as Pose).forward;
  const displaced = made.map(({ base, by }) => ({
    base: base.id,
    to: roundPose(landing(base, unit, by).pose),
  }));
  return { broken, displaced };
});
