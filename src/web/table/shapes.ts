/** Shapes of the table as SVG text. */
import type { Battle, PlacedBase, Side } from '../../engine/battle.ts';
import { toRight } from '../../engine/board/seen-from-edge.ts';
import type { Touch } from '../../geometry/contact.ts';
import type { Point } from '../../geometry/point.ts';
import {
  type CornerName,
  cornerOf,
  type EdgeName,
  edgeOf,
  type Rectangle,
} from '../../geometry/rectangle.ts';

/** Points of the table as an SVG attribute, y downward. */
export const outlineText = (points: readonly Point[], depth: number): string =>
  points.map((point) => `${point.x.toFixed(2)},${(depth - point.y).toFixed(2)}`).join(' ');

const isEdge = (name: EdgeName | CornerName): name is EdgeName => !name.includes('-');

const along = (a: Point, b: Point, p: Point): number => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1);
};

/** Where two outlines touch: the piece of edge they share, or the same point twice. */
export function touchSegment(mine: Rectangle, theirs: Rectangle, touch: Touch): readonly [Point, Point] {
  if (!isEdge(touch.mine)) return twice(cornerOf(mine, touch.mine));
  if (!isEdge(touch.theirs)) return twice(cornerOf(theirs, touch.theirs));
  const [a, b] = edgeOf(mine, touch.mine);
  const [c, d] = edgeOf(theirs, touch.theirs);
  const [from, to] = [along(a, b, c), along(a, b, d)].sort((one, other) => one - other) as [number, number];
  const at = (part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  return [at(Math.max(0, from)), at(Math.min(1, to))];
}

const twice = (point: Point): readonly [Point, Point] => [point, point];

/** Sorts bases for Tab: the own ones, then the enemy's, each from left to right as the first side looks at the table. */
export function walkOrder(
  bases: readonly PlacedBase[],
  sides: Battle['sides'],
  first: string | null,
): readonly PlacedBase[] {
  const edge = sides.find(({ id }) => id === first)?.edge ?? 'south';
  const rank = (base: PlacedBase): number => (base.side === first ? 0 : 1);
  return bases.toSorted(
    (a, b) => rank(a) - rank(b) || toRight(edge, a) - toRight(edge, b) || farther(edge, b) - farther(edge, a),
  );
}

/** How far a base stands from an edge, as a number that grows with the distance. */
const farther = (edge: Side['edge'], { pose: { x, y } }: PlacedBase): number =>
  ({ south: y, north: -y, east: -x, west: x })[edge];
