/** What lets an element move in front of an enemy all the same. Hordes of the Things, Crossing an enemy element's front. */
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
import { atMost, EQUAL_LENGTH, opposite } from '../../../geometry/tolerance.ts';
import { isEdgeContact } from '../contacts.ts';
import type { Restrictor } from '../fronts.ts';
import { edgesTouching } from '../stronghold.ts';
import { conformingAt } from './conform.ts';
import { willFight } from './contact-checks.ts';

/** The part of a way that one mover makes where one enemy restricts it. */
export interface Stay {
  readonly mover: number;
  readonly by: Restrictor;
  readonly places: readonly Place[];
}

/** `at` counts as on any way: the stage, and how much of it. */
export interface Place {
  readonly at: number;
  readonly stage: Stage;
  readonly ground: Rectangle;
}

export const startOf = (trace: Trace, mover: number): PlacedBase => trace.way.movers[mover] as PlacedBase;

export const endOf = (trace: Trace, mover: number): Rectangle =>
  outlineAt(startOf(trace, mover), trace.ends[mover] as Pose);

/** Where an element stands in contact with one side, of which it sees the ends from outside, as near as it can. */
function poseAgainst([from, to]: readonly [Point, Point], base: PlacedBase): Pose {
  const nearest = nearestOnSegment(base.pose, from, to);
  return { ...nearest, facing: facingOf(to.y - from.y, from.x - to.x) };
}

/** The places where an element would have its front against this enemy, or against a stronghold's sides. */
function posesAgainst(by: Restrictor, base: PlacedBase): readonly Pose[] {
  if ('element' in by) return [{ ...by.element.pose, facing: by.element.pose.facing + HALF_TURN }];
  const clockwise = areaOf(by.outline) < 0 ? by.outline : by.outline.toReversed();
  return clockwise.map((from, at) =>
    poseAgainst([from, clockwise[(at + 1) % clockwise.length] as Point], base),
  );
}

/** How far an element has to go to have its front against this enemy. */
export const wayTo = (base: PlacedBase, by: Restrictor): number =>
  Math.min(...posesAgainst(by, base).map((pose) => cornerWay(base, base.pose, pose)));

/** How far an element must shift to the side to be directly opposite an enemy's front. */
export const shiftTo = (base: PlacedBase, by: Restrictor): number =>
  'element' in by ? Math.abs(rightOf(rectangleOfBase(by.element), base.pose)) : Number.POSITIVE_INFINITY;

const isLeast = (stays: readonly Stay[], by: Restrictor, measure: (by: Restrictor) => number): boolean =>
  stays.every((stay) => atMost(measure(by), measure(stay.by)));

const isTouched = (trace: Trace, mover: number, by: Restrictor): boolean =>
  trace.contacts.some((contact) => contact.mover === mover && contact.other.id === by.id);

/** Does this mover end with its front on the front of the enemy, once that has conformed, or on the stronghold? */
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

/** It goes into contact with the one of those that restrict it that is nearest by the move. */
export const contactsNearest = (trace: Trace, mover: number, stays: readonly Stay[]): boolean =>
  stays.some(
    ({ by }) =>
      endsAgainst(trace, mover, by) &&
      isLeast(stays, by, (each) => wayTo(startOf(trace, mover), each)) &&
      holds('hott.front.9'),
  );

/**
 * Does this mover end facing the enemy, parallel, directly opposite and not touching? Who stands behind another
 * mover only follows that one.
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

/** Millimetres from an enemy to where a mover begins and where it ends. */
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

/** Does a mover end no farther from an enemy than it was? */
export function endsNoFarther(trace: Trace, mover: number, enemy: PlacedBase): boolean {
  const { before, after } = distancesFrom(trace, mover, enemy);
  return atMost(after, before);
}

/** It lines up opposite the one of those that restrict it for which it has to shift least. */
export const linesUp = (trace: Trace, mover: number, stays: readonly Stay[]): boolean =>
  stays.some(
    ({ by }) =>
      'element' in by &&
      endsOpposite(trace, mover, by.element) &&
      endsNoFarther(trace, mover, by.element) &&
      isLeast(stays, by, (each) => shiftTo(startOf(trace, mover), each)) &&
      holds('hott.front.10'),
  );

/** It passes over, under or through who restricts it and ends clear of it. */
export function passes(trace: Trace, { mover, by, places }: Stay): boolean {
  const over = (ground: Rectangle): boolean => convexOverlap(ground.corners, by.outline);
  const met =
    'element' in by
      ? trace.meetings.some((meeting) => meeting.mover === mover && meeting.other.id === by.id)
      : places.some(({ ground }) => over(ground));
  return met && !over(endOf(trace, mover)) && holds('hott.front.11');
}

/** Does a stage go straight to what was the rear when the way began, or turn about on the spot? */
function goesToRear(trace: Trace, mover: number, stage: Stage): boolean {
  if (stage.motion.kind === 'turnabout') return true;
  if (stage.motion.kind !== 'straight') return false;
  const { forward } = rectangleOfBase(startOf(trace, mover));
  const go = subtract(stage.to[mover] as Pose, stage.from[mover] as Pose);
  return dot(go, forward) < 0 && Math.abs(cross(go, forward)) <= EQUAL_LENGTH;
}

/** Does all of its move go straight to its rear? */
export function goesBack(trace: Trace, mover: number): boolean {
  const { stages } = trace.way;
  return (
    stages.some((stage) => stage.motion.kind !== 'turnabout') &&
    stages.every((stage) => goesToRear(trace, mover, stage))
  );
}

/** The enemy on whose edge a mover ends with one of its own, and whom it will fight. */
export const edgeTouched = (trace: Trace, mover: number): PlacedBase | undefined =>
  trace.contacts.find(
    (contact) =>
      contact.mover === mover &&
      contact.other.side !== startOf(trace, mover).side &&
      isEdgeContact(contact.touches) &&
      willFight(trace, contact),
  )?.other;

/** All of its move goes straight to its rear, and it ends with no edge on an enemy's. */
export const withdraws = (trace: Trace, mover: number): boolean =>
  goesBack(trace, mover) && edgeTouched(trace, mover) === undefined && holds('hott.front.12');

/** How far apart the middles of two front edges are, for who stands beside whom. */
export const isBeside = (one: PlacedBase, other: PlacedBase): boolean =>
  Math.abs(aheadOf(rectangleOfBase(one), other.pose)) <= EQUAL_LENGTH;

/** Do the rear corners of the one meet the front corners of the other? */
export const isRightBehind = (behind: PlacedBase, front: PlacedBase): boolean => {
  const before = rectangleOfBase(front);
  return distance(midpoint(before.rearLeft, before.rearRight), behind.pose) <= 2 * EQUAL_LENGTH;
};
