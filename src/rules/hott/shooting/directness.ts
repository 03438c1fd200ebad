/** Which of its shooters a target must shoot back at. Hordes of the Things, Distant shooting. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { distance } from '../../../geometry/point.ts';
import { nearestBetween } from '../../../geometry/polygon.ts';
import { EDGE_NAMES, edgeOf, type Rectangle, rightOf } from '../../../geometry/rectangle.ts';
import { sameLength } from '../../../geometry/tolerance.ts';

/** The least sideways distance in millimetres between a shooter and a strip along the target's middle line. */
function aside(target: Rectangle, shooter: Rectangle, halfWidth: number): number {
  const across = shooter.corners.map((corner) => rightOf(target, corner));
  const [least, most] = [Math.min(...across), Math.max(...across)];
  return Math.max(0, least - halfWidth, -halfWidth - most);
}

function range(target: Rectangle, shooter: Rectangle): number {
  const ways = EDGE_NAMES.map((name) =>
    nearestBetween(target.frontLeft, target.frontRight, ...edgeOf(shooter, name)),
  );
  return Math.min(...ways.map(([from, to]) => distance(from, to)));
}

/** The measures in the order in which they decide: distance from the strip ahead, from its middle line, range. */
const MEASURES: readonly ((target: Rectangle, shooter: Rectangle) => number)[] = [
  (target, shooter) => aside(target, shooter, target.width / 2),
  (target, shooter) => aside(target, shooter, 0),
  range,
];

/** The shooters most directly before a target's front; several if all measures are equal. */
export function mostDirect(target: PlacedBase, shooters: readonly PlacedBase[]): readonly PlacedBase[] {
  const mine = rectangleOfBase(target);
  return MEASURES.reduce((left, measure) => {
    if (left.length < 2) return left;
    const measured = left.map((base) => measure(mine, rectangleOfBase(base)));
    const least = Math.min(...measured);
    return left.filter((_, at) => sameLength(measured[at] ?? 0, least));
  }, shooters);
}
