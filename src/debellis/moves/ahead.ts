/** What lies straight ahead of a base. */
import { aheadOf, type Rectangle, rightOf } from '../../geometry/rectangle.ts';
import { EQUAL_LENGTH } from '../../geometry/tolerance.ts';

/** How wide a strip straight ahead of some ground an enemy fills, in millimetres; 0 where no part is ahead. */
export function coverAhead(mine: Rectangle, theirs: Rectangle): number {
  const ahead = theirs.corners.map((corner) => aheadOf(mine, corner));
  if (Math.max(...ahead) <= EQUAL_LENGTH) return 0;
  const right = theirs.corners.map((corner) => rightOf(mine, corner));
  const half = mine.width / 2;
  return Math.max(0, Math.min(half, Math.max(...right)) - Math.max(-half, Math.min(...right)));
}
