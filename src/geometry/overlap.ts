import { length } from './length.ts';
import { leftness, type Point } from './point.ts';
import {
  boxOf,
  centroid,
  insetConvex,
  insideByCrossings,
  onOutline,
  type Polygon,
  segmentsCross,
  someEdge,
} from './polygon.ts';
import { boxesMeet, type Rectangle } from './rectangle.ts';
import { ARITHMETIC_NOISE, OVERLAP_DEPTH } from './tolerance.ts';

/** Do the two overlap deeper than OVERLAP_DEPTH? */
export function rectanglesOverlap(a: Rectangle, b: Rectangle): boolean {
  const dx = b.centre.x - a.centre.x;
  const dy = b.centre.y - a.centre.y;
  const reach = a.radius + b.radius;
  if (dx * dx + dy * dy >= reach * reach) return false;
  return depthIfNear(a, b, dx, dy) > OVERLAP_DEPTH;
}

/**
 * How deep two rectangles overlap, in millimetres: the shortest move that parts them. Negative when they are apart:
 * then the widest gap along an edge normal of either.
 */
export function overlapDepth(a: Rectangle, b: Rectangle): number {
  return depthIfNear(a, b, b.centre.x - a.centre.x, b.centre.y - a.centre.y);
}

/** The least overlap along the four edge directions (separating axes). */
function depthIfNear(a: Rectangle, b: Rectangle, dx: number, dy: number): number {
  const ax = a.forward.x;
  const ay = a.forward.y;
  const bx = b.forward.x;
  const by = b.forward.y;
  const cosine = Math.abs(ax * bx + ay * by);
  const sine = Math.abs(ax * by - ay * bx);
  const aWidth = a.width / 2;
  const aDepth = a.depth / 2;
  const bWidth = b.width / 2;
  const bDepth = b.depth / 2;
  const alongA = aDepth + bDepth * cosine + bWidth * sine - Math.abs(dx * ax + dy * ay);
  const acrossA = aWidth + bWidth * cosine + bDepth * sine - Math.abs(dx * ay - dy * ax);
  const alongB = bDepth + aDepth * cosine + aWidth * sine - Math.abs(dx * bx + dy * by);
  const acrossB = bWidth + aWidth * cosine + aDepth * sine - Math.abs(dx * by - dy * bx);
  return Math.min(alongA, acrossA, alongB, acrossB);
}

/** The extent of a polygon along a direction. */
export function project(polygon: Polygon, nx: number, ny: number): { min: number; max: number } {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const p of polygon) {
    const at = p.x * nx + p.y * ny;
    if (at < min) min = at;
    if (at > max) max = at;
  }
  return { min, max };
}

/** The unit normals of a polygon's edges, once for parallel edges. */
export function edgeNormals(polygon: Polygon): Point[] {
  const normals: Point[] = [];
  let a = polygon[polygon.length - 1] as Point;
  for (const b of polygon) {
    const long = length(b.x - a.x, b.y - a.y);
    if (long > ARITHMETIC_NOISE) addNormal(normals, (a.y - b.y) / long, (b.x - a.x) / long);
    a = b;
  }
  return normals;
}

function addNormal(normals: Point[], x: number, y: number): void {
  for (const n of normals) if (Math.abs(n.x * y - n.y * x) <= ARITHMETIC_NOISE) return;
  normals.push({ x, y });
}

/** As `overlapDepth`, for any two convex polygons (a segment counts as one with two corners). */
export function convexDepth(a: Polygon, b: Polygon): number {
  return Math.min(leastOverlap(edgeNormals(a), a, b), leastOverlap(edgeNormals(b), a, b));
}

function leastOverlap(normals: readonly Point[], a: Polygon, b: Polygon): number {
  let least = Number.POSITIVE_INFINITY;
  for (const n of normals) {
    const overA = project(a, n.x, n.y);
    const overB = project(b, n.x, n.y);
    least = Math.min(least, overA.max - overB.min, overB.max - overA.min);
  }
  return least;
}

/** Do two convex polygons overlap deeper than `depth`? They do if no edge direction of either separates them. */
export function convexOverlap(a: Polygon, b: Polygon, depth = OVERLAP_DEPTH): boolean {
  const overlaps = (n: Point): boolean => {
    const overA = project(a, n.x, n.y);
    const overB = project(b, n.x, n.y);
    return overA.max - overB.min > depth && overB.max - overA.min > depth;
  };
  return edgeNormals(b).every(overlaps) && edgeNormals(a).every(overlaps);
}

/** Do a convex polygon and an area share ground deeper than OVERLAP_DEPTH? */
export function sharesArea(convex: Polygon, area: Polygon): boolean {
  if (!boxesMeet(boxOf(convex), boxOf(area), -OVERLAP_DEPTH)) return false;
  return meets(insetConvex(convex, OVERLAP_DEPTH), area);
}

/** Does a convex polygon lie wholly inside an area? It may touch the outline. */
export function insideArea(convex: Polygon, area: Polygon): boolean {
  const inner = insetConvex(convex, OVERLAP_DEPTH);
  return (
    inner.every((p) => insideByCrossings(area, p) || onOutline(area, p, OVERLAP_DEPTH)) &&
    !outlinesCross(inner, area) &&
    !area.some((p) => strictlyInConvex(inner, p))
  );
}

/** Do two shapes, the first convex, share ground? */
export function meets(convex: Polygon, area: Polygon): boolean {
  return (
    convex.some((p) => insideByCrossings(area, p)) ||
    area.some((p) => strictlyInConvex(convex, p)) ||
    outlinesCross(convex, area) ||
    insideByCrossings(area, centroid(convex))
  );
}

export function outlinesCross(a: Polygon, b: Polygon): boolean {
  return someEdge(a, (p, q) => someEdge(b, (r, s) => segmentsCross(p, q, r, s)));
}

function strictlyInConvex(convex: Polygon, p: Point): boolean {
  let left = false;
  let right = false;
  const outside = someEdge(convex, (a, b) => {
    const side = leftness(a, b, p);
    left ||= side >= 0;
    right ||= side <= 0;
    return left && right;
  });
  return !outside && convex.length > 2;
}
