/** Where an element starts that may contact a flank. DBMM, ruling 62. */
import type { Flank } from '../../../engine/board/positions.ts';
import { aheadOf, type Rectangle, rightOf } from '../../../geometry/rectangle.ts';
import { EQUAL_LENGTH, moreThan } from '../../../geometry/tolerance.ts';

/** Some part of it is beyond the line of that flank, and none before the line of the front edge. */
export const mayReachFlank = (mine: Rectangle, theirs: Rectangle, flank: Flank): boolean =>
  mine.corners.some((corner) =>
    moreThan((flank === 'right' ? 1 : -1) * rightOf(theirs, corner), theirs.width / 2),
  ) && mine.corners.every((corner) => aheadOf(theirs, corner) <= EQUAL_LENGTH);
