/** The exact area that outlines cover or share. */
import type { Point } from './point.ts';
import { boxOf, insideByCrossings, type Polygon, segmentsCross } from './polygon.ts';
import type { Box } from './rectangle.ts';

type Edge = readonly [Point, Point];

const edgesOf = (polygon: Polygon): readonly Edge[] =>
  polygon.map((p, at) => [p, polygon[(at + 1) % polygon.length] as Point]);

const byNumber = (a: number, b: number): number => a - b;

/** The x at which a line through two points crosses this height. */
const crossingAt = ([p, q]: Edge, y: number): number => p.x + ((y - p.y) * (q.x - p.x)) / (q.y - p.y);

function heightOfMeeting([a, b]: Edge, [c, d]: Edge): number {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  return a.y + (((c.x - a.x) * vy - (c.y - a.y) * vx) / (ux * vy - uy * vx)) * uy;
}

/**
 * All heights where an outline turns, crosses another or leaves the box. Between two of them all widths change evenly.
 */
function heightsOf({ minX, minY, maxX, maxY }: Box, edges: readonly Edge[]): readonly number[] {
  const heights = [minY, maxY];
  for (const [at, edge] of edges.entries()) {
    const [p, q] = edge;
    heights.push(p.y);
    for (const x of [minX, maxX])
      if (p.x < x !== q.x < x) heights.push(p.y + ((x - p.x) * (q.y - p.y)) / (q.x - p.x));
    for (const other of edges.slice(at + 1))
      if (segmentsCross(p, q, ...other)) heights.push(heightOfMeeting(edge, other));
  }
  return heights.filter((y) => y >= minY && y <= maxY).sort(byNumber);
}

/**
 * The area of the box that the outlines cover, in square millimetres. Exact: widths change evenly between two heights.
 */
export function coveredArea(
  box: Box,
  outlines: readonly Polygon[],
  isCovered: (p: Point) => boolean,
): number {
  const { minX, maxX } = box;
  const edges = outlines.flatMap(edgesOf);
  const coveredAt = (y: number): number => {
    const crossings = edges.filter(([p, q]) => p.y > y !== q.y > y).map((edge) => crossingAt(edge, y));
    const within = crossings.filter((x) => x > minX && x < maxX);
    const stops = [minX, ...within, maxX].sort(byNumber);
    return stops.slice(1).reduce((sum, to, at) => {
      const from = stops[at] as number;
      return to > from && isCovered({ x: (from + to) / 2, y }) ? sum + to - from : sum;
    }, 0);
  };
  const heights = heightsOf(box, edges);
  return heights.slice(1).reduce((sum, top, at) => {
    const bottom = heights[at] as number;
    return top > bottom ? sum + (top - bottom) * coveredAt((bottom + top) / 2) : sum;
  }, 0);
}

/** The area that two outlines share, in square millimetres. */
export const sharedArea = (a: Polygon, b: Polygon): number =>
  coveredArea(boxOf(a), [a, b], (p) => insideByCrossings(a, p) && insideByCrossings(b, p));
