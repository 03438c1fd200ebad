/** Shifts sideways to line up with enemies. */

import { flankAttacked } from '../../engine/board/positions.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Trace } from '../../engine/moves/types.ts';
import { isStraightAhead, outlineAt, type Stage } from '../../engine/moves/way.ts';
import { touchesOf } from '../../geometry/contact.ts';
import type { Pose } from '../../geometry/pose.ts';
import { aheadOf, type Rectangle, rightOf } from '../../geometry/rectangle.ts';
import { alongside, atMost, EQUAL_LENGTH, moreThan } from '../../geometry/tolerance.ts';
import type { Debellis } from '../game.ts';
import { BASE_WIDTH } from '../measures.ts';
import { aside, isSlide } from './measure.ts';

const groundAt = (trace: Trace, mover: number, pose: Pose): Rectangle => {
  const base = trace.way.movers[mover];
  return outlineAt(base as NonNullable<typeof base>, pose);
};

/** Is an enemy straight ahead of a front edge, within a base width? */
function isAhead(mine: Rectangle, theirs: Rectangle): boolean {
  const right = theirs.corners.map((corner) => rightOf(mine, corner));
  const gap = Math.min(...theirs.corners.map((corner) => aheadOf(mine, corner)));
  const across = Math.min(...right) < mine.width / 2 && Math.max(...right) > -mine.width / 2;
  return across && gap > -EQUAL_LENGTH && atMost(gap, BASE_WIDTH);
}

/** Is a mover exactly before the front or rear of an enemy, or does its front lie along a flank? */
function isLinedUp(mine: Rectangle, theirs: Rectangle): boolean {
  if (!alongside(mine.pose.facing, theirs.pose.facing))
    return flankAttacked(touchesOf(mine, theirs)) !== null;
  return (
    Math.abs(rightOf(mine, theirs.pose)) <= EQUAL_LENGTH &&
    theirs.corners.every((corner) => aheadOf(mine, corner) >= -EQUAL_LENGTH)
  );
}

/** Does the way lead towards the enemy, besides its shifts? */
const goesTowards = ({ way }: Trace): boolean => way.stages.some(({ motion }) => isStraightAhead(motion));

/** Is a shift legal? All shifts together are not too long, and a mover then lines up with a near enemy ahead. */
export function isLiningUp(game: Debellis, trace: Trace, stage: Stage): boolean {
  if (!isSlide(stage)) return false;
  const all = trace.way.stages.filter(isSlide).reduce((sum, each) => sum + aside(each), 0);
  if (moreThan(all, game.farthestLineUp) || !goesTowards(trace)) return false;
  const side = trace.way.movers[0]?.side;
  const enemies = trace.others.filter((other) => other.side !== side).map(rectangleOfBase);
  return enemies.some(
    (enemy) =>
      trace.ends.some((end, mover) => isLinedUp(groundAt(trace, mover, end), enemy)) &&
      [...stage.from, ...stage.to].some((pose, at) =>
        isAhead(groundAt(trace, at % stage.from.length, pose), enemy),
      ),
  );
}
