/** Arc and range. Hordes of the Things, Distant shooting. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { along, distance, midpoint, type Point } from '../../../geometry/point.ts';
import { nearestBetween } from '../../../geometry/polygon.ts';
import { aheadOf, type Rectangle, rightOf } from '../../../geometry/rectangle.ts';
import { OVERLAP_DEPTH } from '../../../geometry/tolerance.ts';
import { elementOf } from '../base.ts';
import type { HottClause } from '../clauses/ids.ts';
import { paces } from '../measures.ts';
import type { Element } from '../troop-table.ts';

/** Who shoots, and how far in paces. */
export const RANGES: readonly {
  readonly rule: HottClause;
  readonly element: Element;
  readonly paces: number;
}[] = [
  { rule: 'hott.shoot.4', element: 'Artillery', paces: 500 },
  { rule: 'hott.shoot.4', element: 'Shooters', paces: 200 },
];

/** Longest range in millimetres; without end where no limit holds, 0 for those who never shoot. */
export function rangeOf(base: PlacedBase): number {
  const row = RANGES.find(({ element }) => element === elementOf(base));
  if (!row) return 0;
  return holds(row.rule) ? paces(row.paces) : Number.POSITIVE_INFINITY;
}

type Segment = readonly [Point, Point];

/** The part of a segment where a measure that changes evenly along it is above 0; null when there is none. */
function clipped([from, to]: Segment, measure: (p: Point) => number): Segment | null {
  const [start, end] = [measure(from), measure(to)];
  if (start <= 0 && end <= 0) return null;
  const crossing = along(from, to, start / (start - end));
  if (start < 0) return [crossing, to];
  return end < 0 ? [from, crossing] : [from, to];
}

/** How far the arc reaches beyond each end of the front edge, in base widths. */
const BESIDE = 1;

/** The part of an edge deeper than `depth` in the arc: straight ahead of the front, and a base width to either side. */
function partWithin(shooter: Rectangle, edge: Segment, depth: number): Segment | null {
  const side = shooter.width * (0.5 + BESIDE);
  const depths = [
    (p: Point) => aheadOf(shooter, p),
    (p: Point) => side - rightOf(shooter, p),
    (p: Point) => side + rightOf(shooter, p),
  ];
  return depths.reduce<Segment | null>(
    (part, measure) => part && clipped(part, (p) => measure(p) - depth),
    edge,
  );
}

/** The part of an edge in the arc; null where it does no more than touch it. */
function partInArc(shooter: Rectangle, edge: Segment): Segment | null {
  if (!holds('hott.shoot.2')) return edge;
  return partWithin(shooter, edge, OVERLAP_DEPTH) && partWithin(shooter, edge, 0);
}

/** Range to (a part of) an edge: millimetres from the nearest point of the shooter's front edge. */
function rangeTo({ frontLeft, frontRight }: Rectangle, [from, to]: Segment): number {
  if (!holds('hott.shoot.3')) return distance(midpoint(frontLeft, frontRight), midpoint(from, to));
  return distance(...nearestBetween(frontLeft, frontRight, from, to));
}

/** The range to what of an edge is in the arc; null where nothing is. */
export function rangeInArc(shooter: PlacedBase, edge: Segment): number | null {
  const mine = rectangleOfBase(shooter);
  const part = partInArc(mine, edge);
  return part && rangeTo(mine, part);
}
