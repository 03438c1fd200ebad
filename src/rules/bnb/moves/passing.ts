/** Passing through friends, and friends who make room. Blood and Blades, pass through. */
import { type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { IMPASSABLE, outlineOf } from '../../../engine/board/going.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Broken } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { type Meeting, moverOf, onTable, type Trace, usedAt } from '../../../engine/moves/trace.ts';
import { outlineAt } from '../../../engine/moves/way.ts';
import { rectanglesOverlap, sharesArea } from '../../../geometry/overlap.ts';
import { ahead as aheadBy, type Pose, roundPose } from '../../../geometry/pose.ts';
import { aheadOf, type Rectangle, rectangleOf } from '../../../geometry/rectangle.ts';
import { EQUAL_LENGTH, opposite, parallel } from '../../../geometry/tolerance.ts';
import { troopOf } from '../base.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { mayMakeRoom, PASSING } from '../passing.ts';
import type { Troop } from '../troops.ts';

/** The rows by which one troop may pass another at all. */
const passRows = (mover: Troop, other: Troop): typeof PASSING =>
  PASSING.filter((row) => row.passer(mover) && row.passed(other) && holds(row.rule));

/** Friends who make room at the end of a way, and what is against the passing. */
export interface PassPlan {
  readonly broken: readonly Broken[];
  readonly displaced: readonly { readonly base: string; readonly to: Pose }[];
}

type Verdict =
  | { readonly may: true }
  | { readonly may: false; readonly rule: BnbClause; readonly key: string };

const never = (rule: BnbClause, key: string): Verdict => ({ may: false, rule, key });

/** May the mover pass this base where it meets it? Room beyond is another question. */
function verdictOn(trace: Trace, meeting: Meeting): Verdict {
  const mover = moverOf(trace, meeting);
  const { other } = meeting;
  const rows = passRows(troopOf(mover), troopOf(other));
  if (other.side !== mover.side && holds('bnb.pass.5'))
    return never(rows.length > 0 ? 'bnb.pass.5' : 'bnb.move.17', 'bnb.way.enemy');
  const stage = trace.way.stages[Math.min(Math.floor(meeting.at), trace.way.stages.length - 1)];
  if (stage?.motion.kind !== 'straight' || stage.motion.ahead <= 0)
    return never('bnb.pass.9', 'bnb.pass.advance');
  if (rows.length === 0) return never('bnb.pass.9', 'bnb.pass.never');
  const facing = (stage.from[meeting.mover] as Pose).facing;
  const along = parallel(facing, other.pose.facing) || opposite(facing, other.pose.facing);
  const fitting = rows.filter((row) => along || row.anyDirection || !holds('bnb.pass.6'));
  if (fitting.length === 0) return never('bnb.pass.6', 'bnb.pass.direction');
  const rough = trace.grounds.some((ground) => ground.mover === meeting.mover && ground.going !== 'GGo');
  return fitting.some((row) => !row.inGoodGoing || !rough)
    ? { may: true }
    : never('bnb.pass.3', 'bnb.pass.going');
}

/** The pose straight on along the mover's facing at which the base just clears the mover's front. */
function clearAhead(base: PlacedBase, mover: Rectangle): Pose {
  const need = -Math.min(...rectangleOfBase(base).corners.map((corner) => aheadOf(mover, corner)));
  const { x, y } = mover.forward;
  return roundPose({ ...base.pose, x: base.pose.x + x * need, y: base.pose.y + y * need });
}

/** The mover's ground, so far on that its front lies along the far end of other ground. */
function upTo(mover: Rectangle, other: Rectangle): Rectangle {
  const far = Math.max(...other.corners.map((corner) => aheadOf(mover, corner)));
  return rectangleOf(aheadBy(mover.pose, far), mover.width, mover.depth);
}

interface Room {
  readonly trace: Trace;
  readonly passed: PlacedBase;
  readonly moved: Map<string, Pose>;
}

const standable = (trace: Trace, base: PlacedBase, ground: Rectangle): boolean =>
  onTable(trace.battle, ground.box) &&
  !trace.battle.terrain.some(
    (piece) =>
      trace.rules.board.goingOf(trace.battle, piece, base) === IMPASSABLE &&
      sharesArea(ground.corners, outlineOf(piece)),
  );

/** The grounds on which the movers end, and friends who made room before. */
const takenGrounds = ({ trace, moved }: Room): readonly Rectangle[] => [
  ...trace.way.movers.map((mover, at) => outlineAt(mover, trace.ends[at] as Pose)),
  ...trace.others.flatMap((other) => {
    const to = moved.get(other.id);
    return to ? [rectangleAt(other, to)] : [];
  }),
];

/** The nearest place straight on, beyond the mover's ground and all that is taken. */
function freeAhead(room: Room, base: PlacedBase, mover: Rectangle): Pose {
  const to = clearAhead(base, mover);
  const mine = rectangleAt(base, to);
  const taken = takenGrounds(room).find((ground) => rectanglesOverlap(mine, ground));
  return taken ? freeAhead(room, base, upTo(mover, taken)) : to;
}

/** Sets a friend straight on until it clears this ground, and others before it in turn. False: no room. */
function makeRoom(room: Room, base: PlacedBase, mover: Rectangle): boolean {
  if (room.moved.has(base.id)) return true;
  if (!mayMakeRoom(room.passed, base)) return false;
  const to = freeAhead(room, base, mover);
  const mine = rectangleAt(base, to);
  if (!standable(room.trace, base, mine)) return false;
  room.moved.set(base.id, to);
  return room.trace.others
    .filter((other) => rectanglesOverlap(mine, rectangleOfBase(other)))
    .every((other) => makeRoom(room, other, upTo(mover, mine)));
}

const blocked = (trace: Trace, meeting: Meeting, rule: BnbClause, key: string): Broken => ({
  at: meeting.at,
  reason: {
    rule,
    key,
    figures: { base: moverOf(trace, meeting).id, other: meeting.other.id, mm: usedAt(trace, meeting.at) },
  },
});

/** What one mover's meetings come to: the first that stops it, or who must make room at its end. */
function planFor(trace: Trace, mover: number, moved: Map<string, Pose>): Broken | null {
  const base = trace.way.movers[mover] as PlacedBase;
  const end = outlineAt(base, trace.ends[mover] as Pose);
  let passed: PlacedBase | null = null;
  for (const meeting of trace.meetings) {
    if (meeting.mover !== mover) continue;
    const verdict = verdictOn(trace, meeting);
    const inTheEnd = rectanglesOverlap(end, rectangleOfBase(meeting.other));
    if (inTheEnd && passed && meeting.other.side === base.side) {
      const room = makeRoom({ trace, passed, moved }, meeting.other, end);
      if (!room) return blocked(trace, meeting, 'bnb.pass.8', 'bnb.pass.room');
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

const plans = new WeakMap<Trace, PassPlan>();

/** How the movers of a way come through the bases they meet. */
export function passPlan(trace: Trace): PassPlan {
  const known = plans.get(trace);
  if (known) return known;
  const moved = new Map<string, Pose>();
  const broken = trace.way.movers
    .map((_, mover) => planFor(trace, mover, moved))
    .filter((each) => each !== null)
    .sort((a, b) => a.at - b.at)
    .slice(0, 1);
  const placed = [...moved].filter(([id]) => placedBase(trace.battle, id) !== null);
  const plan = { broken, displaced: placed.map(([base, to]) => ({ base, to })) };
  plans.set(trace, plan);
  return plan;
}

/** Is a base's way stopped here, within the tolerance of a length? */
export const isStop = (trace: Trace, at: number): boolean => trace.length - usedAt(trace, at) <= EQUAL_LENGTH;
