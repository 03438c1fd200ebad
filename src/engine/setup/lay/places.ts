/** The places at which pieces of terrain are tried. */

import { outlineDistance } from '../../../geometry/distance.ts';
import type { Point } from '../../../geometry/point.ts';
import { insideByCrossings, type Polygon } from '../../../geometry/polygon.ts';
import type { TerrainPiece } from '../../battle.ts';
import type { AnyCommand } from '../../command.ts';

/** Degrees by which outlines are turned. */
export const TURNS: readonly number[] = [0, 45, 90, 135, 180, 225, 270, 315];

/** Is a place in an outline, or nearer to it than this? */
export const isInOrNear = (outline: Polygon, p: Point, mm: number): boolean =>
  insideByCrossings(outline, p) || outlineDistance(p, outline) < mm;

/** Numbers from the least to the greatest, step by step. */
export const ticks = (least: number, most: number, step: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor((most - least) / step) + 1) }, (_, at) => least + at * step);

/** The command that lays a line. */
export const lineCommand = ({ line = [], width }: TerrainPiece, withWidth = false): AnyCommand => ({
  type: 'lay-terrain',
  line: line.map(({ x, y }) => [x, y]),
  ...(withWidth && width !== undefined ? { width } : {}),
});

/** The most places to offer, and how many are skipped between two of them. */
const MOST_OFFERED = 12;
const APART = 7;

/** Some of the places, spread out. */
export function somePlaces(places: Iterable<{ readonly command: AnyCommand }>): readonly AnyCommand[] {
  const some: AnyCommand[] = [];
  let at = 0;
  for (const { command } of places) {
    if (at % APART === 0) some.push(command);
    at += 1;
    if (some.length >= MOST_OFFERED) break;
  }
  return some;
}
