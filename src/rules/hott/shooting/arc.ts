/** Arc and range of shots. Hordes of the Things, Distant shooting. */
import type { Arc, Base, PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { along, distance, midpoint, type Point } from '../../../geometry/point.ts';
import { nearestBetween } from '../../../geometry/polygon.ts';
import { aheadOf, type Rectangle, rightOf } from '../../../geometry/rectangle.ts';
import { OVERLAP_DEPTH } from '../../../geometry/tolerance.ts';
import type { HottClause } from '../clauses/ids.ts';
import { paces } from '../measures.ts';
import { elementOf } from '../troops/base.ts';
import type { Element } from '../troops/troop-table.ts';

/** The elements that shoot, with their ranges in paces. */
export const RANGES: readonly {
  readonly rule: HottClause;
  readonly element: Element;
  readonly paces: number;
}[] = [
  { rule: 'hott.shoot.4', element: 'Artillery', paces: 500 },
  { rule: 'hott.shoot.4', element: 'Shooters', paces: 200 },
];

/** Longest range in millimetres; infinite if its clause is out of force, 0 for elements that never shoot. */
export function rangeOf(base: Base): number {
  const row = RANGES.find(({ element }) => element === elementOf(base));
  if (!row) return 0;
  return holds(row.rule) ? paces(row.paces) : Number.POSITIVE_INFINITY;
}

type Segment = readonly [Point, Point];

/** The part of a segment where a measure, linear along it, is above 0; null if there is none. */
function clipped([from, to]: Segment, measure: (p: Point) => number): Segment | null {
  const [start, end] = [measure(from), measure(to)];
  if (start <= 0 && end <= 0) return null;
  const crossing = along(from, to, start / (start - end));
  if (start < 0) return [crossing, to];
  return end < 0 ? [from, crossing] : [from, to];
}

/** How far the arc reaches beyond each end of the front edge, in base widths. */
const BESIDE = 1;

/** The ground that an element may shoot over; null if it never shoots. */
export function arcOf(base: PlacedBase): Arc | null {
  const length = rangeOf(base);
  return Number.isFinite(length) && length > 0 ? { length, side: base.width * BESIDE, rounded: true } : null;
}

/** The part of an edge at least `depth` inside the arc: straight ahead, and a base width to either side. */
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

/** The part of an edge in the arc; null if it only touches the arc. */
function partInArc(shooter: Rectangle, edge: Segment): Segment | null {
  if (!holds('hott.shoot.2')) return edge;
  return partWithin(shooter, edge, OVERLAP_DEPTH) && partWithin(shooter, edge, 0);
}

/** The range to an edge, or a part of one, from the nearest point of the shooter's front edge, in millimetres. */
function rangeTo({ frontLeft, frontRight }: Rectangle, [from, to]: Segment): number {
  if (!holds('hott.shoot.3')) return distance(midpoint(frontLeft, frontRight), midpoint(from, to));
  return distance(...nearestBetween(frontLeft, frontRight, from, to));
}

/** The range to the part of an edge in the arc; null if no part is. */
export function rangeInArc(shooter: PlacedBase, edge: Segment): number | null {
  const mine = rectangleOfBase(shooter);
  const part = partInArc(mine, edge);
  return part && rangeTo(mine, part);
}
