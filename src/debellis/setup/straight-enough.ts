/** Rivers that do not wind too much. */
import { pointsAlong } from '../../engine/setup/lay/lines.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { moreThan } from '../../geometry/tolerance.ts';

/** The least part of its own length by which two points of a river lie apart. */
const STRAIGHTNESS = 0.75;
const STEP = 30;

/** Do its bends keep every two of its points far enough apart? */
export function isStraightEnough(line: readonly Point[]): boolean {
  const points = pointsAlong(line, STEP);
  const along: number[] = [];
  points.forEach((p, at) => {
    along.push((along[at - 1] ?? 0) + (at > 0 ? distance(points[at - 1] ?? p, p) : 0));
  });
  return points.every((p, at) =>
    points
      .slice(at + 1)
      .every(
        (q, more) =>
          !moreThan(STRAIGHTNESS * ((along[at + 1 + more] ?? 0) - (along[at] ?? 0)), distance(p, q)),
      ),
  );
}
