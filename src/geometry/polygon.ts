import { length } from './length.ts';
import { along, distance, leftness, nearestOnSegment, type Point } from './point.ts';
import { type Pose, rotatedPoint } from './pose.ts';
import type { Box } from './rectangle.ts';
import { ARITHMETIC_NOISE, CONTACT_GAP } from './tolerance.ts';

/**
 * The corners in order, either way round; a simple polygon unless a function says otherwise. The first point is not
 * repeated at the end.
 */
export type Polygon = readonly Point[];

/** Walks the edges, and stops with true as soon as `ask` is true. */
export function someEdge(polygon: Polygon, ask: (a: Point, b: Point) => boolean): boolean {
  let a = polygon[polygon.length - 1];
  for (const b of polygon) {
    if (a && ask(a, b)) return true;
    a = b;
  }
  return false;
}

/** Square millimetres, positive when the corners run anticlockwise. */
export function area(polygon: Polygon): number {
  let sum = 0;
  const origin = polygon[0];
  if (!origin) return 0;
  for (let i = 2; i < polygon.length; i++) {
    sum += leftness(origin, polygon[i - 1] as Point, polygon[i] as Point);
  }
  return sum / 2;
}

/** The centre of gravity; of a polygon without area the mean of its corners. */
export function centroid(polygon: Polygon): Point {
  const origin = polygon[0];
  if (!origin) return { x: 0, y: 0 };
  let whole = 0;
  let x = 0;
  let y = 0;
  for (let i = 2; i < polygon.length; i++) {
    const p = polygon[i - 1] as Point;
    const q = polygon[i] as Point;
    const part = leftness(origin, p, q);
    whole += part;
    x += part * (p.x - origin.x + q.x - origin.x);
    y += part * (p.y - origin.y + q.y - origin.y);
  }
  if (Math.abs(whole) <= ARITHMETIC_NOISE) return meanOf(polygon);
  return { x: origin.x + x / (3 * whole), y: origin.y + y / (3 * whole) };
}

function meanOf(polygon: Polygon): Point {
  let x = 0;
  let y = 0;
  for (const p of polygon) {
    x += p.x;
    y += p.y;
  }
  return { x: x / polygon.length, y: y / polygon.length };
}

/** Is the point inside, by counting crossings? On the outline the answer may be either. */
export function insideByCrossings(polygon: Polygon, p: Point): boolean {
  let inside = false;
  let a = polygon[polygon.length - 1] as Point;
  for (let i = 0; i < polygon.length; i++) {
    const b = polygon[i] as Point;
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) * (b.x - a.x)) / (b.y - a.y)) inside = !inside;
    a = b;
  }
  return inside;
}

/** Does the point lie on the outline, within `gap`? */
export function onOutline(polygon: Polygon, p: Point, gap: number): boolean {
  return someEdge(polygon, (a, b) => distance(p, nearestOnSegment(p, a, b)) <= gap);
}

/** Is the point inside or on the outline, within CONTACT_GAP? */
export function containsPoint(polygon: Polygon, p: Point): boolean {
  return insideByCrossings(polygon, p) || onOutline(polygon, p, CONTACT_GAP);
}

/** Is the polygon convex? Corners in a straight line are allowed. */
export function isConvex(polygon: Polygon): boolean {
  if (polygon.length < 3) return false;
  const sign = area(polygon) < 0 ? -1 : 1;
  return (
    polygon.every((p, i) => sign * cornerTurn(polygon, i, p) >= -ARITHMETIC_NOISE) && !selfIntersects(polygon)
  );
}

function cornerTurn(polygon: Polygon, i: number, p: Point): number {
  const before = polygon[(i + polygon.length - 1) % polygon.length] as Point;
  const after = polygon[(i + 1) % polygon.length] as Point;
  return leftness(before, p, after) / (1 + distance(before, after));
}

/** The two triangles of a simple quadrilateral. */
export function trianglesOf([a, b, c, d]: Polygon): readonly Polygon[] {
  if (!a || !b || !c || !d) return [];
  const parts = leftness(a, c, b) * leftness(a, c, d) < 0;
  return parts
    ? [
        [a, b, c],
        [a, c, d],
      ]
    : [
        [a, b, d],
        [b, c, d],
      ];
}

/** The convex hull, anticlockwise, without corners in a straight line. */
export function convexHull(points: readonly Point[]): Polygon {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  const lower = halfHull(sorted);
  const upper = halfHull(sorted.reverse());
  const hull = [...lower, ...upper];
  return hull.length > 0 ? hull : points.slice(0, 1);
}

/** One side of the hull, without its last point, which begins the other side. */
function halfHull(sorted: readonly Point[]): Point[] {
  const half: Point[] = [];
  for (const p of sorted) {
    while (
      half.length >= 2 &&
      leftness(half[half.length - 2] as Point, half[half.length - 1] as Point, p) <= 0
    )
      half.pop();
    half.push(p);
  }
  half.pop();
  return half;
}

/** The part of a convex polygon on the left of the line from a to b; empty when there is none. */
export function clipConvex(polygon: Polygon, a: Point, b: Point): Polygon {
  const kept: Point[] = [];
  let p = polygon[polygon.length - 1] as Point;
  let sideOfP = polygon.length > 0 ? leftness(a, b, p) : 0;
  for (const q of polygon) {
    const sideOfQ = leftness(a, b, q);
    if (sideOfP * sideOfQ < 0) kept.push(along(p, q, sideOfP / (sideOfP - sideOfQ)));
    if (sideOfQ >= 0) kept.push(q);
    p = q;
    sideOfP = sideOfQ;
  }
  return kept;
}

/** A convex polygon with each edge moved inward by this many millimetres; unchanged if nothing would be left. */
export function insetConvex(polygon: Polygon, mm: number): Polygon {
  const inward = area(polygon) < 0 ? -mm : mm;
  let inner = polygon;
  someEdge(polygon, (a, b) => {
    const long = length(b.x - a.x, b.y - a.y);
    if (long <= ARITHMETIC_NOISE) return false;
    const x = (-(b.y - a.y) / long) * inward;
    const y = ((b.x - a.x) / long) * inward;
    const start = { x: a.x + x, y: a.y + y };
    const end = { x: b.x + x, y: b.y + y };
    inner = inward < 0 ? clipConvex(inner, end, start) : clipConvex(inner, start, end);
    return inner.length < 3;
  });
  return inner.length < 3 ? polygon : inner;
}

export function translated(polygon: Polygon, dx: number, dy: number): Polygon {
  return polygon.map((p) => ({ x: p.x + dx, y: p.y + dy }));
}

/** The polygon turned clockwise about a centre. */
export function turned(polygon: Polygon, centre: Point, turn: number): Polygon {
  return polygon.map((p) => rotatedPoint(p, centre, turn));
}

/** The outline, drawn about its own origin (x right, y ahead), on the table. */
export function placed(outline: Polygon, pose: Pose): Polygon {
  return outline.map((p) => rotatedPoint({ x: p.x + pose.x, y: p.y + pose.y }, pose, pose.facing));
}

/** The greatest extent, and the extent across it, in millimetres. */
export function extent(polygon: Polygon): { readonly length: number; readonly width: number } {
  let ends: readonly [Point, Point] | null = null;
  let longest = 0;
  for (const p of polygon) {
    for (const q of polygon) {
      if (distance(p, q) > longest) {
        longest = distance(p, q);
        ends = [p, q];
      }
    }
  }
  if (!ends) return { length: 0, width: 0 };
  const [start, end] = ends;
  const across = polygon.map((p) => leftness(start, end, p) / longest);
  return { length: longest, width: Math.max(...across) - Math.min(...across) };
}

export function boxOf(points: readonly Point[]): Box {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const p of points) {
    if (p.x < minX) minX = p.x;
    if (p.x > maxX) maxX = p.x;
    if (p.y < minY) minY = p.y;
    if (p.y > maxY) maxY = p.y;
  }
  return { minX, minY, maxX, maxY };
}

/** Do the segments cross at a point inside both? Touching ends do not count. */
export function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const cSide = leftness(a, b, c);
  const dSide = leftness(a, b, d);
  if (!((cSide > 0 && dSide < 0) || (cSide < 0 && dSide > 0))) return false;
  const aSide = leftness(c, d, a);
  const bSide = leftness(c, d, b);
  return (aSide > 0 && bSide < 0) || (aSide < 0 && bSide > 0);
}

/** The shortest way between two segments, [on ab, on cd]; a single point twice when they cross. */
export function nearestBetween(a: Point, b: Point, c: Point, d: Point): [Point, Point] {
  if (segmentsCross(a, b, c, d)) {
    const start = leftness(c, d, a);
    const meeting = along(a, b, start / (start - leftness(c, d, b)));
    return [meeting, meeting];
  }
  const ways: [Point, Point][] = [
    [a, nearestOnSegment(a, c, d)],
    [b, nearestOnSegment(b, c, d)],
    [nearestOnSegment(c, a, b), c],
    [nearestOnSegment(d, a, b), d],
  ];
  let best = ways[0] as [Point, Point];
  for (const way of ways) if (distance(way[0], way[1]) < distance(best[0], best[1])) best = way;
  return best;
}

/** Does the outline meet itself? True for edges that cross or touch, and for an edge without length. */
export function selfIntersects(polygon: Polygon): boolean {
  const n = polygon.length;
  for (let i = 0; i < n; i++) {
    const a = polygon[i] as Point;
    const b = polygon[(i + 1) % n] as Point;
    if (distance(a, b) <= ARITHMETIC_NOISE) return true;
    for (let j = i + 1; j < n; j++) {
      if (edgesMeet(polygon, i, j)) return true;
    }
  }
  return false;
}

function edgesMeet(polygon: Polygon, i: number, j: number): boolean {
  const n = polygon.length;
  const a = polygon[i] as Point;
  const b = polygon[(i + 1) % n] as Point;
  const c = polygon[j] as Point;
  const d = polygon[(j + 1) % n] as Point;
  if (j === i + 1) return distance(d, nearestOnSegment(d, a, b)) <= ARITHMETIC_NOISE;
  if (i === 0 && j === n - 1) return distance(c, nearestOnSegment(c, a, b)) <= ARITHMETIC_NOISE;
  return !areApart(a, b, c, d) && distance(...nearestBetween(a, b, c, d)) <= ARITHMETIC_NOISE;
}

/** A quick test by the extents along the axes: can the two segments not meet? It settles most pairs of edges. */
function areApart(a: Point, b: Point, c: Point, d: Point): boolean {
  return (
    Math.max(a.x, b.x) + 1 < Math.min(c.x, d.x) ||
    Math.max(c.x, d.x) + 1 < Math.min(a.x, b.x) ||
    Math.max(a.y, b.y) + 1 < Math.min(c.y, d.y) ||
    Math.max(c.y, d.y) + 1 < Math.min(a.y, b.y)
  );
}

/** The box as a polygon, anticlockwise. */
export function boxPolygon(box: Box): Polygon {
  return [
    { x: box.minX, y: box.minY },
    { x: box.maxX, y: box.minY },
    { x: box.maxX, y: box.maxY },
    { x: box.minX, y: box.maxY },
  ];
}
