/** The shapes of area features. DBMM, Terrain; ruling 90. */
import type { TerrainPiece } from '../../../engine/battle.ts';
import { laidOutline, type Outline, type Size } from '../../../engine/setup/outlines.ts';
import { distance, type Point } from '../../../geometry/point.ts';
import { boxOf, type Polygon } from '../../../geometry/polygon.ts';
import { atMost, moreThan } from '../../../geometry/tolerance.ts';
import { paces } from '../measures.ts';
import type { ToLay } from './laying-order.ts';
import { SIZE_CLASSES } from './terrain-kinds.ts';

/** The part of the greatest size that a drawn outline takes. */
const PART = 0.8;

/** An outline as it is drawn for a size: its longer side along the length of that size. */
export function enlarged({ area, crest }: Outline, size: Size): Pick<Outline, 'area' | 'crest'> {
  const { minX, maxX, minY, maxY } = boxOf(area);
  const [wide, deep] = [maxX - minX, maxY - minY];
  const { length, width } = SIZE_CLASSES[size];
  const [across, along] = wide >= deep ? [length, width] : [width, length];
  const larger = (points: readonly Point[]): Polygon =>
    points.map(({ x, y }) => ({ x: (x * PART * paces(across)) / wide, y: (y * PART * paces(along)) / deep }));
  return { area: larger(area), ...(crest ? { crest: larger(crest) } : {}) };
}

/** The piece of an outline laid with its origin at x, y and turned clockwise by degrees. */
export const areaPiece = (
  { kind, size }: Pick<ToLay, 'kind' | 'size'>,
  outline: Outline,
  id: string,
  at: readonly [number, number, number],
): TerrainPiece => ({ id, kind, size, ...laidOutline(enlarged(outline, size), at) });

/** The sides of a rectangle, the longer first, in millimetres. */
interface Sides {
  readonly length: number;
  readonly width: number;
}

/** How far a polygon reaches along a direction of this length. */
function reachAlong(area: Polygon, ux: number, uy: number, long: number): number {
  let [least, most] = [Infinity, -Infinity];
  for (const { x, y } of area) {
    const at = (x * ux + y * uy) / long;
    if (at < least) least = at;
    if (at > most) most = at;
  }
  return most - least;
}

/** The rectangles around a polygon, one along each of its sides. */
function rectanglesAround(area: Polygon): readonly Sides[] {
  return area.flatMap((from, at): readonly Sides[] => {
    const to = area[(at + 1) % area.length] ?? from;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const long = distance(from, to);
    if (long === 0) return [];
    const [one, two] = [reachAlong(area, dx, dy, long), reachAlong(area, -dy, dx, long)];
    return [{ length: Math.max(one, two), width: Math.min(one, two) }];
  });
}

/** The smallest rectangle around a polygon. */
export const smallestAround = (area: Polygon): Sides =>
  rectanglesAround(area).reduce((best, each) =>
    each.length * each.width < best.length * best.width ? each : best,
  );

/** Does a rectangle of this size, in millimetres, hold it? */
export const fitsInto = (area: Polygon, { length, width }: Sides): boolean =>
  rectanglesAround(area).some((each) => atMost(each.length, length) && atMost(each.width, width));

/** An arm is at least this wide, and longer round its tip than this, in millimetres. */
const ARM = { wide: paces(80), round: paces(320) };

/** Has it an arm narrower than 80 paces? Two of its corners are then near each other, but far from each other along its sides. */
export function hasNarrowArm(area: Polygon): boolean {
  const sides = area.map((from, at) => {
    const to = area[(at + 1) % area.length] ?? from;
    return distance(from, to);
  });
  const round = sides.reduce((sum, side) => sum + side, 0);
  return area.some((from, at) => {
    let along = 0;
    return area.slice(at + 1).some((to, more) => {
      along += sides[at + more] ?? 0;
      const apart = distance(from, to);
      return moreThan(ARM.wide, apart) && moreThan(Math.min(along, round - along), ARM.round);
    });
  });
}
