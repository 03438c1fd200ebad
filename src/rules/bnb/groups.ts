/** Who is of one group. Blood and Blades, group, column. */
import { type Battle, figure, type PlacedBase } from '../../engine/battle.ts';
import { isInFile } from '../../engine/board/columns.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { holds } from '../../engine/effects.ts';
import { cornerBetween } from '../../engine/moves/track.ts';
import { QUARTER_TURN, turnBetween } from '../../geometry/exact.ts';
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import { distance } from '../../geometry/point.ts';
import { aheadOf, type Rectangle } from '../../geometry/rectangle.ts';
import { atMost, CORNER_GAP, EQUAL_LENGTH, parallel } from '../../geometry/tolerance.ts';

/** How much farther apart two may be than the depth of the front one, as somebody set them who measured. */
const MEASURED = 2;
/** Parts of the depth of the front one that the next is behind it at least, however sharp the bend. */
const LEAST_BACK = 0.5;
/** How exactly two stand on the lines of a corner that one of them has gone back over. */
const ON_LINE = 0.3;

/** Does each stand on the side of the other that it must: the front one ahead, the other behind? */
const isBehind = (front: Rectangle, behind: Rectangle): boolean =>
  aheadOf(front, behind.pose) <= EQUAL_LENGTH && aheadOf(behind, front.pose) >= -EQUAL_LENGTH;

/** The front corners of the one lie behind the other, and on one side they touch: the outside gapes. */
function hinges(front: Rectangle, behind: Rectangle): boolean {
  const touch =
    distance(front.rearLeft, behind.frontLeft) <= CORNER_GAP ||
    distance(front.rearRight, behind.frontRight) <= CORNER_GAP;
  return touch && turnBetween(front.pose.facing, behind.pose.facing) < QUARTER_TURN;
}

/**
 * One after the other on the lines of one corner, the front one having gone straight back over it. Whoever recoiled
 * by itself follows nobody: it has only come to stand as if it did, as from a flank beside a friend in front.
 */
function wentBack(front: PlacedBase, behind: PlacedBase): boolean {
  if (figure(behind.bound, 'recoiled') > 0) return false;
  const corner = cornerBetween(behind.pose, front.pose);
  if (!corner || corner.to < -ON_LINE || corner.from < -front.depth) return false;
  return Math.abs(corner.to + corner.from - front.depth) <= ON_LINE;
}

/**
 * Does the second follow the first in a bent column? It stands on the track of the first, no farther back than
 * the depth of that one: so they share ground at the bend, or touch there.
 */
export function bends(_terrain: Battle['terrain'], front: PlacedBase, behind: PlacedBase): boolean {
  const apart = distance(front.pose, behind.pose);
  if (apart > front.depth + front.width || isInFile(front, behind)) return false;
  const [one, other] = [rectangleOfBase(front), rectangleOfBase(behind)];
  if (!holds('bnb.column.7')) return false;
  const same = parallel(front.pose.facing, behind.pose.facing);
  if (!same && wentBack(front, behind)) return true;
  if (!isBehind(one, other) || apart < front.depth * LEAST_BACK) return false;
  if (same && aheadOf(one, behind.pose) > -front.depth * LEAST_BACK) return false;
  if (atMost(apart, front.depth + MEASURED)) return !same || rectanglesOverlap(one, other);
  return !same && hinges(one, other);
}
