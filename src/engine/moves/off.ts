/** How far from a wish something ends: what was judged, and, before it is judged, a path. */
import { direction } from '../../geometry/exact.ts';
import { along, distance, nearestOnSegment, type Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import { type BaseId, type PlacedBase, placedBase } from '../battle.ts';
import type { Leg, MoveCommand } from '../command.ts';
import { wayOfGroup } from './formations.ts';
import type { Judgement } from './judge.ts';
import { cornerWay } from './measure.ts';
import { spelledOut } from './spelled.ts';
import type { Trace } from './trace.ts';
import { endsOf, isStraightAhead, isWayFault, outlineAt, type Stage, type Way } from './way.ts';

/** The most that lies between where a mover ends and where the wish would bring it; movers without an end do not count. */
const most = ({ way, ends }: Trace, offOf: (base: PlacedBase, end: Pose) => number): number =>
  way.movers.reduce((far, base, at) => Math.max(far, offOf(base, ends[at] as Pose)), 0);

/** How far apart two ends of the same movers are. */
export const apart = (wish: Trace, { ends }: Pick<Judgement, 'ends'>): number =>
  most(wish, (base, end) => {
    const there = ends.find((each) => each.base === base.id);
    return there ? cornerWay(base, end, there.pose) : 0;
  });

/** The way of an order along a path; null where it is none. */
function wayAlong({ rules, battle }: Trace, bases: readonly BaseId[], path: readonly Leg[]): Way | null {
  const movers = bases.map((id) => placedBase(battle, id)).filter((base) => base !== null);
  const way = wayOfGroup(rules, battle, movers, spelledOut(rules, battle, movers, path));
  return isWayFault(way) ? null : way;
}

/** An end that is nearly in contact is set into it: so far, in millimetres, it may be moved. */
const SET = 1;

/** How much nearer to a wish than its path says an order may end. */
export const shiftOf = ({ rules }: Trace, order: MoveCommand): number =>
  Math.max(SET, rules.moves.paths.farthestShift?.(order) ?? 0);

/** About how far from a wish an order ends, before its end is lined up; null where its path is no way. */
export function offAtEnd(wish: Trace, { bases, path }: MoveCommand): number | null {
  const way = wayAlong(wish, bases, path);
  if (!way) return null;
  const ends = endsOf(way);
  return apart(wish, { ends: way.movers.map((base, at) => ({ base: base.id, pose: ends[at] as Pose })) });
}

/** How far what turns so far strays from a straight line, at this distance from what it turns about. */
const strays = (turn: number, radius: number): number =>
  radius * (1 - direction(Math.round(Math.abs(turn) / 2)).y);

/** How many times its own length a stage straight ahead may become: it goes on beyond friends. */
const BEYOND = 1000;

/** At least how far a front corner stays from a point on a stage; it goes on, where that is straight ahead. */
function cornerOff({ motion }: Stage, { width }: PlacedBase, from: Point, to: Point, point: Point): number {
  const end = isStraightAhead(motion) ? along(from, to, BEYOND) : to;
  const off = distance(point, nearestOnSegment(point, from, end));
  if (motion.kind === 'pivot') return off - strays(motion.turn, distance(from, motion.centre));
  return motion.kind === 'free' ? off - strays(motion.turn, width) : off;
}

function offOnStage(stage: Stage, mover: number, base: PlacedBase, end: Pose): number {
  const from = outlineAt(base, stage.from[mover] as Pose);
  const to = outlineAt(base, stage.to[mover] as Pose);
  const goal = outlineAt(base, end);
  return Math.max(
    cornerOff(stage, base, from.frontLeft, to.frontLeft, goal.frontLeft),
    cornerOff(stage, base, from.frontRight, to.frontRight, goal.frontRight),
  );
}

/** At least how far from a wish an order ends that is cut anywhere on its way; null where its path is no way. */
export function offAlong(wish: Trace, { bases, path }: MoveCommand): number | null {
  const whole = wayAlong(wish, bases, path);
  if (!whole) return null;
  // A column that is cut short forms elsewhere, but its head stays on its way.
  const way = whole.column?.headWay ?? whole;
  const offs = way.stages.map((stage) =>
    most(wish, (base, end) => {
      const mover = way.movers.findIndex(({ id }) => id === base.id);
      return mover < 0 ? 0 : offOnStage(stage, mover, base, end);
    }),
  );
  return offs.length === 0 ? 0 : Math.min(...offs);
}
