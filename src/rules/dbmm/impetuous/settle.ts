/** How a spontaneous advance ends: lined up with an enemy, or facing as friends do. DBMM, rulings 115 and 165. */
import { isFighting } from '../../../debellis/fights/opponents.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { cornerWay } from '../../../engine/moves/measure.ts';
import { type PlaceKind, placesOn } from '../../../engine/moves/places.ts';
import { onTable } from '../../../engine/moves/trace.ts';
import { QUARTER_TURN, signedTurn } from '../../../geometry/exact.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { distance } from '../../../geometry/point.ts';
import { ahead, type Pose, pivoted, roundPose } from '../../../geometry/pose.ts';
import { aheadOf, rightOf } from '../../../geometry/rectangle.ts';
import {
  atMost,
  moreThan,
  opposite,
  PARALLEL_TURN,
  parallel,
  sameLength,
} from '../../../geometry/tolerance.ts';
import { paces } from '../measures.ts';
import { mayReachFlank } from '../moves/flank-start.ts';
import type { Course } from './course.ts';

/** How far an advance goes beyond its distance to line up, in paces. */
const LINING_UP = 80;

const SQUARE: readonly PlaceKind[] = ['front', 'rear'];
const OVERLAPS: readonly PlaceKind[] = ['overlap-left', 'overlap-right'];
const FLANKS: readonly PlaceKind[] = ['left-flank', 'right-flank'];

const isClear = (battle: Battle, base: PlacedBase, pose: Pose): boolean => {
  const ground = rectangleAt(base, pose);
  return (
    onTable(battle, ground.box) &&
    basesOnTable(battle).every(
      (other) => other.id === base.id || !rectanglesOverlap(ground, rectangleOfBase(other)),
    )
  );
};

/** The lawful place on an enemy that is nearest to where a base comes up against it; null if it cannot reach one. */
export function placeAt(
  battle: Battle,
  base: PlacedBase,
  end: Pose,
  enemy: PlacedBase,
  onFlanks: boolean,
): Pose | null {
  const [mine, theirs] = [rectangleOfBase(base), rectangleOfBase(enemy)];
  const flanks = FLANKS.filter((kind) =>
    mayReachFlank(mine, theirs, kind === 'left-flank' ? 'left' : 'right'),
  );
  const kinds = [...SQUARE, ...OVERLAPS, ...(onFlanks ? flanks : [])];
  const near = placesOn(base, enemy)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, pose }) => ({ kind, pose: roundPose(pose), mm: cornerWay(base, end, pose) }))
    .filter(({ pose, mm }) => atMost(mm, paces(LINING_UP)) && isClear(battle, base, pose))
    .toSorted((a, b) => Number(OVERLAPS.includes(a.kind)) - Number(OVERLAPS.includes(b.kind)) || a.mm - b.mm);
  return near[0]?.pose ?? null;
}

/** The pose in which it has pivoted to face as the friend that holds it up; null if it does not. */
export function besideFriend(
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  end: Pose,
  friend: PlacedBase,
): Pose | null {
  const turn = signedTurn(end.facing, friend.pose.facing);
  if (Math.abs(turn) <= PARALLEL_TURN || Math.abs(turn) >= QUARTER_TURN || !holds('dbmm.imp.27')) return null;
  const pose = roundPose(pivoted(end, base.width, turn < 0 ? 'left' : 'right', Math.abs(turn)));
  const isFirm = isFighting(game, battle, friend) || friend.side === base.side;
  return isFirm && isClear(battle, base, pose) ? pose : null;
}

const isAheadOf = (base: PlacedBase, pose: Pose, most: number): boolean => {
  const mine = rectangleOfBase(base);
  const mm = aheadOf(mine, pose);
  return (
    sameLength(rightOf(mine, pose), 0) &&
    parallel(pose.facing, base.pose.facing) &&
    moreThan(mm, 0) &&
    atMost(mm, most)
  );
};

/** Farther than anybody advances, in millimetres. */
const FAR = 450;

/** Does it overlap an enemy somewhere straight ahead? */
export const passesBeside = (base: PlacedBase, enemy: PlacedBase): boolean =>
  enemy.side !== base.side &&
  opposite(base.pose.facing, enemy.pose.facing) &&
  placesOn(base, enemy).some(({ kind, pose }) => OVERLAPS.includes(kind) && isAheadOf(base, pose, FAR));

/** The part of a course up to where it overlaps an enemy; null if it comes to no such place. */
export function upToOverlap(
  battle: Battle,
  base: PlacedBase,
  course: Course,
  enemy: PlacedBase,
): Course | null {
  const start = { ...base, pose: ahead(course.end, -course.mm) };
  const place = placesOn(base, enemy).find(
    ({ kind, pose }) =>
      OVERLAPS.includes(kind) && isAheadOf(start, pose, course.mm) && isClear(battle, base, roundPose(pose)),
  );
  if (!place) return null;
  const end = roundPose(place.pose);
  const short = distance(end, course.end);
  return { ...course, mm: course.mm - short, length: course.length - short, end, met: null, heldBy: null };
}
