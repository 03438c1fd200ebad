/** The exceptions that allow moves in front of an enemy. Hordes of the Things, Crossing an enemy element's front. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { cornerWay } from '../../../engine/moves/measure.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { outlineAt, type Stage } from '../../../engine/moves/way.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { facingOf, HALF_TURN } from '../../../geometry/exact.ts';
import { convexOverlap } from '../../../geometry/overlap.ts';
import {
  cross,
  distance,
  dot,
  midpoint,
  nearestOnSegment,
  type Point,
  subtract,
} from '../../../geometry/point.ts';
import { area as areaOf } from '../../../geometry/polygon.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { aheadOf, type Rectangle, rightOf } from '../../../geometry/rectangle.ts';
import { atMost, EQUAL_LENGTH, opposite, parallel } from '../../../geometry/tolerance.ts';
import { isEdgeContact } from '../board/contacts.ts';
import type { Restrictor } from '../board/fronts.ts';
import { edgesTouching } from '../ground/stronghold.ts';
import { conformingAt } from './conform.ts';
import { willFight } from './contact-checks.ts';

/** The part of one mover's way where one enemy restricts it. */
export interface Stay {
  readonly mover: number;
  readonly by: Restrictor;
  readonly places: readonly Place[];
}

/** A point of a way; `at` is the number of the stage plus the part of it that is done. */
export interface Place {
  readonly at: number;
  readonly stage: Stage;
  readonly ground: Rectangle;
}

export const startOf = (trace: Trace, mover: number): PlacedBase => trace.way.movers[mover] as PlacedBase;

export const endOf = (trace: Trace, mover: number): Rectangle =>
  outlineAt(startOf(trace, mover), trace.ends[mover] as Pose);

/** The nearest pose of an element with its front on one side of an outline, given by its ends as seen from outside. */
function poseAgainst([from, to]: readonly [Point, Point], base: PlacedBase): Pose {
  const nearest = nearestOnSegment(base.pose, from, to);
  return { ...nearest, facing: facingOf(to.y - from.y, from.x - to.x) };
}

/** The poses of an element with its front against this enemy, or against a stronghold's sides. */
function posesAgainst(by: Restrictor, base: PlacedBase): readonly Pose[] {
  if ('element' in by) return [{ ...by.element.pose, facing: by.element.pose.facing + HALF_TURN }];
  const clockwise = areaOf(by.outline) < 0 ? by.outline : by.outline.toReversed();
  return clockwise.map((from, at) =>
    poseAgainst([from, clockwise[(at + 1) % clockwise.length] as Point], base),
  );
}

/** How far an element must go to have its front against this enemy. */
export const wayTo = (base: PlacedBase, by: Restrictor): number =>
  Math.min(...posesAgainst(by, base).map((pose) => cornerWay(base, base.pose, pose)));

/** How far an element must shift to the side to be directly opposite an enemy's front. */
export const shiftTo = (base: PlacedBase, by: Restrictor): number =>
  'element' in by ? Math.abs(rightOf(rectangleOfBase(by.element), base.pose)) : Number.POSITIVE_INFINITY;

const isLeast = (stays: readonly Stay[], by: Restrictor, measure: (by: Restrictor) => number): boolean =>
  stays.every((stay) => atMost(measure(by), measure(stay.by)));

const isTouched = (trace: Trace, mover: number, by: Restrictor): boolean =>
  trace.contacts.some((contact) => contact.mover === mover && contact.other.id === by.id);

/** Does a mover end front to front with the enemy, once it has conformed, or with its front on the stronghold? */
export function endsAgainst(trace: Trace, mover: number, by: Restrictor): boolean {
  const pose = trace.ends[mover] as Pose;
  if ('stronghold' in by)
    return edgesTouching({ ...startOf(trace, mover), pose }, by.stronghold).includes('front');
  if (isTouched(trace, mover, by) && conformingAt(trace).includes(by.id)) return true;
  return trace.contacts.some(
    (contact) =>
      contact.mover === mover &&
      contact.other.id === by.id &&
      contact.touches.some(
        ({ mine, theirs, length }) => mine === 'front' && theirs === 'front' && length > 0,
      ),
  );
}

/** Does it end in contact with the nearest, by its move, of the enemies that restrict it? */
export const contactsNearest = (trace: Trace, mover: number, stays: readonly Stay[]): boolean =>
  stays.some(
    ({ by }) =>
      endsAgainst(trace, mover, by) &&
      isLeast(stays, by, (each) => wayTo(startOf(trace, mover), each)) &&
      holds('hott.front.9'),
  );

/**
 * Does this mover end parallel to the enemy, facing it, directly opposite and not touching? A mover behind another
 * one does not count: it only follows.
 */
export function endsOpposite(trace: Trace, mover: number, enemy: PlacedBase): boolean {
  const end = endOf(trace, mover);
  const theirs = rectangleOfBase(enemy);
  return (
    !trace.way.movers.some((front) => isRightBehind(startOf(trace, mover), front)) &&
    opposite(end.pose.facing, enemy.pose.facing) &&
    Math.abs(rightOf(theirs, end.pose)) <= EQUAL_LENGTH &&
    aheadOf(theirs, end.pose) > EQUAL_LENGTH
  );
}

/** Millimetres between an enemy and the mover at its start and at its end. */
export function distancesFrom(
  trace: Trace,
  mover: number,
  enemy: PlacedBase,
): { readonly before: number; readonly after: number } {
  const theirs = rectangleOfBase(enemy);
  return {
    before: rectanglesDistance(rectangleOfBase(startOf(trace, mover)), theirs),
    after: rectanglesDistance(endOf(trace, mover), theirs),
  };
}

/** Does a mover end no farther from an enemy than it began? */
export function endsNoFarther(trace: Trace, mover: number, enemy: PlacedBase): boolean {
  const { before, after } = distancesFrom(trace, mover, enemy);
  return atMost(after, before);
}

/** Does it end opposite the enemy that needs the least shift, of those that restrict it? */
export const linesUp = (trace: Trace, mover: number, stays: readonly Stay[]): boolean =>
  stays.some(
    ({ by }) =>
      'element' in by &&
      endsOpposite(trace, mover, by.element) &&
      endsNoFarther(trace, mover, by.element) &&
      isLeast(stays, by, (each) => shiftTo(startOf(trace, mover), each)) &&
      holds('hott.front.10'),
  );

/** Does a mover go over, under or through the restricting enemy in this stage? */
function goesOver(trace: Trace, { mover, by, places }: Stay, stage: Stage): boolean {
  if ('element' in by)
    return trace.meetings.some(
      (meeting) =>
        meeting.mover === mover &&
        meeting.other.id === by.id &&
        trace.way.stages[Math.floor(meeting.at)] === stage,
    );
  return places.some((place) => place.stage === stage && convexOverlap(place.ground.corners, by.outline));
}

/** The direction of a mover's straight line in a stage; null if it only turns or wheels. */
function courseOf({ motion, from, to }: Stage, mover: number): number | null {
  const { x, y } = subtract(to[mover] as Pose, from[mover] as Pose);
  return motion.kind === 'pivot' || (x === 0 && y === 0) ? null : facingOf(x, y);
}

const isOneLine = (mover: number, one: Stage, next: Stage): boolean => {
  const [course, on] = [courseOf(one, mover), courseOf(next, mover)];
  return course !== null && on !== null && parallel(course, on);
};

/** The stage and its neighbours in which a mover goes on in the same straight line. */
function lineThrough(stages: readonly Stage[], mover: number, stage: Stage): readonly Stage[] {
  let first = stages.indexOf(stage);
  let last = first;
  while (first > 0 && isOneLine(mover, stages[first - 1] as Stage, stages[first] as Stage)) first--;
  while (last < stages.length - 1 && isOneLine(mover, stages[last] as Stage, stages[last + 1] as Stage))
    last++;
  return stages.slice(first, last + 1);
}

/** The straight line that a stage belongs to; for a stage that only turns, the lines before and after it. */
function linesBy(stages: readonly Stage[], mover: number, stage: Stage): readonly Stage[] {
  if (courseOf(stage, mover) !== null) return lineThrough(stages, mover, stage);
  const at = stages.indexOf(stage);
  const beside = [stages[at - 1], stages[at + 1]].filter((each) => each !== undefined);
  return [stage, ...beside.flatMap((each) => lineThrough(stages, mover, each))];
}

/**
 * Does it pass over, under or through the restricting enemy, in this stage or its straight line, and end clear of it?
 */
export function passes(trace: Trace, stay: Stay, stage: Stage): boolean {
  const { mover, by } = stay;
  const going = trace.way.stages.filter(({ motion }) => motion.kind !== 'turnabout');
  const line = stage.motion.kind === 'turnabout' ? going : linesBy(going, mover, stage);
  return (
    line.some((each) => goesOver(trace, stay, each)) &&
    !convexOverlap(endOf(trace, mover).corners, by.outline) &&
    holds('hott.front.11')
  );
}

/** Does a stage go straight to the rear as it was at the start, or turn about on the spot? */
function goesToRear(trace: Trace, mover: number, stage: Stage): boolean {
  if (stage.motion.kind === 'turnabout') return true;
  if (stage.motion.kind !== 'straight') return false;
  const { forward } = rectangleOfBase(startOf(trace, mover));
  const go = subtract(stage.to[mover] as Pose, stage.from[mover] as Pose);
  return dot(go, forward) < 0 && Math.abs(cross(go, forward)) <= EQUAL_LENGTH;
}

/** Does its whole move go straight to its rear? */
export function goesBack(trace: Trace, mover: number): boolean {
  const { stages } = trace.way;
  return (
    stages.some((stage) => stage.motion.kind !== 'turnabout') &&
    stages.every((stage) => goesToRear(trace, mover, stage))
  );
}

/** The enemy that a mover ends in edge contact with and will fight. */
export const edgeTouched = (trace: Trace, mover: number): PlacedBase | undefined =>
  trace.contacts.find(
    (contact) =>
      contact.mover === mover &&
      contact.other.side !== startOf(trace, mover).side &&
      isEdgeContact(contact.touches) &&
      willFight(trace, contact),
  )?.other;

/** Its whole move goes straight to its rear, and ends in no edge contact with an enemy. */
export const withdraws = (trace: Trace, mover: number): boolean =>
  goesBack(trace, mover) && edgeTouched(trace, mover) === undefined && holds('hott.front.12');

/** Are the two front edges level? */
export const isBeside = (one: PlacedBase, other: PlacedBase): boolean =>
  Math.abs(aheadOf(rectangleOfBase(one), other.pose)) <= EQUAL_LENGTH;

/** Does one stand directly behind the other, rear corners on front corners? */
export const isRightBehind = (behind: PlacedBase, front: PlacedBase): boolean => {
  const before = rectangleOfBase(front);
  return distance(midpoint(before.rearLeft, before.rearRight), behind.pose) <= 2 * EQUAL_LENGTH;
};
