/** The turn with which a spontaneous advance begins. */
import type { PlacedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { facingOf, inTurn, signedTurn } from '../../geometry/exact.ts';
import { distance, subtract } from '../../geometry/point.ts';
import { rightOf } from '../../geometry/rectangle.ts';
import { PARALLEL_TURN } from '../../geometry/tolerance.ts';

/**
 * The turn on the front corner nearer to a target after which the middle of the target lies straight ahead of the middle
 * of the front: positive on the right corner, negative on the left one. It may be more than half a turn.
 */
export function turnTowards(base: PlacedBase, target: PlacedBase): number {
  const mine = rectangleOfBase(base);
  const { centre } = rectangleOfBase(target);
  const side = rightOf(mine, centre) < 0 ? -1 : 1;
  const corner = side < 0 ? mine.frontLeft : mine.frontRight;
  const half = base.width / 2;
  const mm = distance(corner, centre);
  // No turn brings a target straight ahead whose middle is so near to the corner.
  if (mm <= half) return 0;
  const { x, y } = subtract(centre, corner);
  const sine = (side * half) / mm;
  const cosine = Math.sqrt(1 - sine * sine);
  const facing = facingOf(x * cosine + y * sine, y * cosine - x * sine);
  const turn = signedTurn(base.pose.facing, facing);
  if (Math.abs(turn) <= PARALLEL_TURN) return Math.round(turn);
  return Math.round(side * inTurn(side * turn));
}
