/** Friends before a base: what makes it a second line. */
import type { PlacedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { QUARTER_TURN, turnBetween } from '../../geometry/exact.ts';
import { aheadOf, rightOf } from '../../geometry/rectangle.ts';

/** A friend this close before a base makes it the rear rank of a column, in millimetres. */
const TOUCH = 5;
/** A second line stands at most this many base widths behind the first. */
const FAR = 8;

/** Millimetres from the front of a base to the rear of a friend before it; null if the friend is not before it. */
function gapTo(base: PlacedBase, friend: PlacedBase): number | null {
  if (turnBetween(base.pose.facing, friend.pose.facing) > QUARTER_TURN / 2) return null;
  const mine = rectangleOfBase(base);
  const gap = aheadOf(mine, friend.pose) - friend.depth;
  const aside = Math.abs(rightOf(mine, friend.pose));
  return gap > -TOUCH && aside < (base.width + friend.width) / 2 ? gap : null;
}

/** The nearest friend that a base stands off behind; null for a base of the first line or of a rear rank. */
export function friendAhead(base: PlacedBase, own: readonly PlacedBase[]): PlacedBase | null {
  let found: PlacedBase | null = null;
  let least = FAR * base.width;
  for (const friend of own) {
    const gap = friend === base ? null : gapTo(base, friend);
    if (gap === null || gap >= least) continue;
    least = gap;
    found = friend;
  }
  return least > TOUCH ? found : null;
}
