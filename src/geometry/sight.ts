import { nearestSegment } from './distance.ts';
import { along, cross, distance, dot, leftness, type Point, subtract } from './point.ts';
import { boxOf, insideByCrossings, onOutline, type Polygon, segmentsCross, someEdge } from './polygon.ts';
import { boxesMeet, EDGE_NAMES, edgeMidpoint, type Rectangle } from './rectangle.ts';
import { ARITHMETIC_NOISE, OVERLAP_DEPTH } from './tolerance.ts';

/** Do the segments ab and cd cross at a point inside both? Touching ends do not count. */
export function segmentCrosses(a: Point, b: Point, c: Point, d: Point): boolean {
  return segmentsCross(a, b, c, d);
}

/** Millimetres of a segment that run inside a simple polygon; running along its outline does not count. */
export function segmentAreaLength(a: Point, b: Point, area: Polygon): number {
  if (!boxesMeet(boxOf([a, b]), boxOf(area), 0)) return 0;
  const stops = [0, ...crossings(a, b, area), 1].sort((s, t) => s - t);
  const long = distance(a, b);
  let inside = 0;
  for (let i = 1; i < stops.length; i++) {
    const from = stops[i - 1] as number;
    const to = stops[i] as number;
    const middle = along(a, b, (from + to) / 2);
    if (to > from && insideByCrossings(area, middle) && !onOutline(area, middle, OVERLAP_DEPTH)) {
      inside += (to - from) * long;
    }
  }
  return inside;
}

/** The fractions of the segment at which it meets the outline, and the ends of its parts along the outline. */
function crossings(a: Point, b: Point, area: Polygon): number[] {
  const way = subtract(b, a);
  const square = dot(way, way);
  const long = distance(a, b);
  const found: number[] = [];
  someEdge(area, (c, d) => {
    const edge = subtract(d, c);
    const rate = cross(way, edge);
    const onEdge = cross(subtract(c, a), way) / rate;
    if (rate !== 0 && onEdge >= -ARITHMETIC_NOISE && onEdge <= 1 + ARITHMETIC_NOISE) {
      found.push(cross(subtract(c, a), edge) / rate);
    }
    if (Math.abs(leftness(a, b, c)) <= OVERLAP_DEPTH * long) found.push(dot(subtract(c, a), way) / square);
    return false;
  });
  return found.filter((part) => part > 0 && part < 1);
}

/** A point of a rectangle's outline with the edges on which it stands. */
interface OutlinePoint {
  readonly point: Point;
  readonly edges: readonly (readonly [Point, Point])[];
}

/** The points from which lines of sight start and end: the corners and the midpoints of the edges, clockwise. */
function outlinePoints(rectangle: Rectangle): OutlinePoint[] {
  const edges = rectangle.corners.map((p, i) => [p, rectangle.corners[(i + 1) % 4] as Point] as const);
  return edges.flatMap((edge, i) => [
    { point: edge[0], edges: [edges[(i + 3) % 4] as readonly [Point, Point], edge] },
    { point: edgeMidpoint(rectangle, EDGE_NAMES[i] as 'front'), edges: [edge] },
  ]);
}

/**
 * The lines of sight between two rectangles: from each corner and edge midpoint of a to each of b, without those that
 * run through or along a or b. They are in order clockwise round a, then round b. There is always one: touching
 * rectangles also have the lines along an edge, and overlapping ones have one point twice.
 */
export function sightLines(a: Rectangle, b: Rectangle): [Point, Point][] {
  const free = linesOutside(a, b, ARITHMETIC_NOISE);
  if (free.length > 0) return free;
  const along = linesOutside(a, b, -ARITHMETIC_NOISE);
  return along.length > 0 ? along : [nearestSegment(a, b)];
}

/** All lines from a corner or edge midpoint of a to one of b, also those that run through a or b. */
export const outlineLines = (a: Rectangle, b: Rectangle): [Point, Point][] =>
  outlinePoints(a).flatMap(({ point }) => outlinePoints(b).map((to): [Point, Point] => [point, to.point]));

/** All lines from a corner or the midpoint of the front edge of a to a corner or edge midpoint of b. */
export const frontLines = (a: Rectangle, b: Rectangle): [Point, Point][] =>
  [a.frontLeft, edgeMidpoint(a, 'front'), a.frontRight].flatMap((point) =>
    outlinePoints(b).map((to): [Point, Point] => [point, to.point]),
  );

/** The lines that start further outside an edge of each than `least` (mm times the edge's length). */
function linesOutside(a: Rectangle, b: Rectangle, least: number): [Point, Point][] {
  const leaves = (from: OutlinePoint, target: Point): boolean =>
    from.edges.some(([start, end]) => leftness(start, end, target) > least);
  const targets = outlinePoints(b);
  return outlinePoints(a).flatMap((from) =>
    targets
      .filter((to) => leaves(from, to.point) && leaves(to, from.point))
      .map((to): [Point, Point] => [from.point, to.point]),
  );
}
