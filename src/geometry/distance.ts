import { QUARTER_TURN } from './exact.ts';
import { outlinesCross, overlapDepth } from './overlap.ts';
import { cross, distance, dot, nearestOnSegment, type Point, subtract } from './point.ts';
import { area, insideByCrossings, nearestBetween, type Polygon, someEdge } from './polygon.ts';
import { aheadOf, EDGE_NAMES, edgeOf, type Rectangle, rightOf } from './rectangle.ts';
import { EQUAL_LENGTH, opposite, sameLength } from './tolerance.ts';

/** Millimetres from a point to a rectangle, 0 inside. */
export function pointToRectangle(p: Point, rectangle: Rectangle): number {
  const across = Math.max(0, Math.abs(rightOf(rectangle, p)) - rectangle.width / 2);
  const past = aheadOf(rectangle, p);
  const along = Math.max(0, past, -past - rectangle.depth);
  return Math.sqrt(across * across + along * along);
}

/** The shortest distance between two rectangles, 0 when they touch or overlap. */
export function rectanglesDistance(a: Rectangle, b: Rectangle): number {
  if (overlapDepth(a, b) >= 0) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const corner of b.corners) least = Math.min(least, pointToRectangle(corner, a));
  for (const corner of a.corners) least = Math.min(least, pointToRectangle(corner, b));
  return least;
}

/** The shortest segment from one rectangle to the other, [on a, on b]; where they meet, one point twice. */
export function nearestSegment(a: Rectangle, b: Rectangle): [Point, Point] {
  return nearestPoints(a.corners, b.corners);
}

/** As `nearestSegment`, for simple polygons. */
export function nearestPoints(a: Polygon, b: Polygon): [Point, Point] {
  const within = commonPoint(a, b);
  if (within) return [within, within];
  let best: [Point, Point] | null = null;
  someEdge(a, (p, q) =>
    someEdge(b, (r, s) => {
      const way = nearestBetween(p, q, r, s);
      if (!best || distance(...way) < distance(...best)) best = way;
      return false;
    }),
  );
  return best ?? [a[0] as Point, b[0] as Point];
}

/** A corner of one polygon that lies in the other. */
function commonPoint(a: Polygon, b: Polygon): Point | undefined {
  return a.find((p) => insideByCrossings(b, p)) ?? b.find((p) => insideByCrossings(a, p));
}

/** The shortest distance between two simple polygons, 0 when they touch or share ground. */
export function polygonsDistance(a: Polygon, b: Polygon): number {
  if (outlinesCross(a, b) || commonPoint(a, b)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const p of a) least = Math.min(least, outlineDistance(p, b));
  for (const p of b) least = Math.min(least, outlineDistance(p, a));
  return least;
}

/** Millimetres from a point to a polygon's outline. */
export function outlineDistance(p: Point, polygon: Polygon): number {
  let least = Number.POSITIVE_INFINITY;
  someEdge(polygon, (a, b) => {
    least = Math.min(least, distance(p, nearestOnSegment(p, a, b)));
    return false;
  });
  return least;
}

/**
 * All shortest segments between two rectangles: the four-cornered ground between parallel edges that face each other,
 * else the single shortest segment (two points).
 */
export function gapShape(a: Rectangle, b: Rectangle): Polygon {
  for (const [i, mine] of EDGE_NAMES.entries()) {
    for (const [j, theirs] of EDGE_NAMES.entries()) {
      const facing = opposite(a.pose.facing + i * QUARTER_TURN, b.pose.facing + j * QUARTER_TURN);
      const shape = facing && groundBetween(edgeOf(a, mine), edgeOf(b, theirs));
      if (shape) return shape;
    }
  }
  return nearestSegment(a, b);
}

/** The width of the narrowest space between two simple polygons, and all shortest segments across it. */
export function gapBetween(a: Polygon, b: Polygon): { readonly width: number; readonly shape: Polygon } {
  const segment = nearestPoints(a, b);
  const width = distance(...segment);
  let shape: Polygon = segment;
  const [mine, theirs] = [clockwise(a), clockwise(b)];
  someEdge(mine, (p, q) =>
    someEdge(theirs, (r, s) => {
      const ground = areAntiparallel([p, q], [r, s]) ? groundBetween([p, q], [r, s]) : null;
      if (!ground || !sameLength(narrowest(ground), width)) return false;
      shape = ground;
      return true;
    }),
  );
  return { width, shape };
}

/** The shorter of the two ends of four-cornered ground between two edges. */
const narrowest = ([a, b, c, d]: Polygon): number =>
  Math.min(distance(a as Point, d as Point), distance(b as Point, c as Point));

const clockwise = (polygon: Polygon): Polygon => (area(polygon) > 0 ? polygon.toReversed() : polygon);

/** Do two edges run opposite ways, to less than 0.05 degrees? */
function areAntiparallel([p, q]: [Point, Point], [r, s]: [Point, Point]): boolean {
  const mine = subtract(q, p);
  const theirs = subtract(s, r);
  const most = 0.0008 * distance(p, q) * distance(r, s);
  return dot(mine, theirs) < 0 && Math.abs(cross(mine, theirs)) <= most;
}

/** The ground between two edges seen across it, both given clockwise; null when they do not face each other. */
function groundBetween(mine: [Point, Point], theirs: [Point, Point]): Polygon | null {
  const [start, end] = mine;
  const long = distance(start, end);
  const along = { x: (end.x - start.x) / long, y: (end.y - start.y) / long };
  const outward = { x: -along.y, y: along.x };
  const at = (p: Point): number => dot(subtract(p, start), along);
  const from = Math.max(0, at(theirs[1]));
  const to = Math.min(long, at(theirs[0]));
  if (to - from <= EQUAL_LENGTH || dot(subtract(theirs[0], start), outward) <= 0) return null;
  const nearer = (mm: number): Point => ({ x: start.x + along.x * mm, y: start.y + along.y * mm });
  const fromPoint = nearer(from);
  const toPoint = nearer(to);
  return [fromPoint, toPoint, nearestOnSegment(toPoint, ...theirs), nearestOnSegment(fromPoint, ...theirs)];
}
