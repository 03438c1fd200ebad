/** The places that players usually aim at, as poses: on the edges of an enemy, beside and behind a friend. */
import { facingOf, HALF_TURN, normalFacing, QUARTER_TURN } from '../../geometry/exact.ts';
import { along, distance, type Point } from '../../geometry/point.ts';
import { centroid } from '../../geometry/polygon.ts';
import { ahead, between, type Pose, shifted } from '../../geometry/pose.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { straightFree } from '../../geometry/sweep.ts';
import type { PlacedBase } from '../battle.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import type { PlaceKind } from './types.ts';
import { outlineAt } from './way.ts';

export type { PlaceKind } from './types.ts';

export interface AimedPlace {
  readonly kind: PlaceKind;
  readonly pose: Pose;
  /** A base, or a piece of terrain that can be attacked. */
  readonly goal: { readonly id: string };
}

const facing = (at: Point, turn: number): Pose => ({ x: at.x, y: at.y, facing: normalFacing(turn) });

/** Shifts a pose along the front of the goal, to the mover's right. */
const aside = (pose: Pose, mm: number): Pose => shifted(pose, mm);

/** The aligned places of a base on each edge of a goal, and the places where it overlaps the goal. */
export function placesOn(base: PlacedBase, goal: PlacedBase): readonly AimedPlace[] {
  const theirs = rectangleOfBase(goal);
  const { pose } = goal;
  const half = base.width / 2;
  const front = facing(pose, pose.facing + HALF_TURN);
  const beside = half + goal.width / 2;
  const leftFlank = ahead({ ...pose, ...theirs.frontLeft }, -half);
  const rightFlank = ahead({ ...pose, ...theirs.frontRight }, -half);
  return [
    { kind: 'front', pose: front, goal },
    { kind: 'left-flank', pose: facing(leftFlank, pose.facing + QUARTER_TURN), goal },
    { kind: 'right-flank', pose: facing(rightFlank, pose.facing - QUARTER_TURN), goal },
    { kind: 'rear', pose: facing(ahead(pose, -goal.depth), pose.facing), goal },
    { kind: 'overlap-left', pose: aside(front, -beside), goal },
    { kind: 'overlap-right', pose: aside(front, beside), goal },
  ];
}

/** Places with the front against each wall of a piece with corners: before its middle, and flush with both ends. */
export function wallPlaces(
  base: PlacedBase,
  piece: { readonly id: string; readonly area: readonly Point[] },
): readonly AimedPlace[] {
  const centre = centroid(piece.area);
  return piece.area.flatMap((from, at) => {
    const to = piece.area[(at + 1) % piece.area.length] as Point;
    const long = distance(from, to);
    const inward = facingInto(from, to, centre);
    const ends = long > base.width ? [base.width / 2, long - base.width / 2] : [];
    return [long / 2, ...ends].map(
      (mm): AimedPlace => ({ kind: 'wall', pose: facing(along(from, to, mm / long), inward), goal: piece }),
    );
  });
}

/** The facing across a wall, towards the inside. */
function facingInto(from: Point, to: Point, inside: Point): number {
  const [x, y] = [to.y - from.y, from.x - to.x];
  const towards = x * (inside.x - from.x) + y * (inside.y - from.y) > 0;
  return towards ? facingOf(x, y) : facingOf(-x, -y);
}

/** The places beside and behind a friend, in a group with it. */
export function placesBy(base: PlacedBase, friend: PlacedBase): readonly AimedPlace[] {
  const beside = base.width / 2 + friend.width / 2;
  return [
    { kind: 'beside-left', pose: shifted(friend.pose, -beside), goal: friend },
    { kind: 'beside-right', pose: shifted(friend.pose, beside), goal: friend },
    { kind: 'behind', pose: ahead(friend.pose, -friend.depth), goal: friend },
  ];
}

/** The least part of a front that must stay in contact: a thousandth. */
const LEAST_PART = 0.001;

/** How far a base can come from one side towards a place before others block it. */
function nearestFrom(base: PlacedBase, place: Pose, side: number, others: readonly Rectangle[]): Pose | null {
  const start = shifted(place, side);
  const from = outlineAt(base, start);
  const free = others.reduce(
    (least, other) =>
      Math.min(least, straightFree(from, place.x - start.x, place.y - start.y, other.corners)),
    1,
  );
  return free > LEAST_PART && free < 1 ? between(start, place, free) : null;
}

/**
 * The places along the front line of a goal for a base that others keep from full front contact: the nearest from each
 * side.
 */
export function partPlaces(
  base: PlacedBase,
  goal: PlacedBase,
  others: readonly PlacedBase[],
): readonly AimedPlace[] {
  const full = facing(goal.pose, goal.pose.facing + HALF_TURN);
  const stand = others.filter((other) => other.id !== goal.id).map(rectangleOfBase);
  return [-base.width, base.width]
    .map((side) => nearestFrom(base, full, side, stand))
    .filter((pose) => pose !== null)
    .map((pose) => ({ kind: 'front-part', pose, goal }));
}
