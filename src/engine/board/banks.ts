/** How banks run, and what is straight across them: what all rules about wading and crossing share. */
import {
  cross,
  distance,
  dot,
  nearestOnSegment,
  type Point,
  scale,
  segmentDistance,
  subtract,
} from '../../geometry/point.ts';
import type { Polygon } from '../../geometry/polygon.ts';
import { EQUAL_LENGTH } from '../../geometry/tolerance.ts';
import type { Battle, TerrainPiece } from '../battle.ts';
import { outlineOf } from './going.ts';

export type Stretch = readonly [Point, Point];

/** The stretches of a line that is open at its ends. */
export const stretchesOf = (line: readonly Point[]): readonly Stretch[] =>
  line.slice(1).map((end, at) => [line[at] as Point, end]);

/** The sides of an outline. */
export const sidesOf = (outline: Polygon): readonly Stretch[] =>
  outline.map((from, at) => [from, outline[(at + 1) % outline.length] as Point]);

const isOnEdge = ({ table }: Pick<Battle, 'table'>, [a, b]: Stretch): boolean => {
  const both = (test: (p: Point) => boolean): boolean => test(a) && test(b);
  return (
    both((p) => p.x <= EQUAL_LENGTH) ||
    both((p) => p.y <= EQUAL_LENGTH) ||
    both((p) => p.x >= table.width - EQUAL_LENGTH) ||
    both((p) => p.y >= table.depth - EQUAL_LENGTH)
  );
};

/** The shore of water: its sides, but for those along an edge of the table, beyond which it goes on. */
export const shoreOf = (battle: Pick<Battle, 'table'>, water: TerrainPiece): readonly Stretch[] =>
  sidesOf(outlineOf(water)).filter((side) => !isOnEdge(battle, side));

/** The stretches that tell how the banks of some water run: its middle line, or its shore and those of its islands. */
export const bankStretches = (
  battle: Pick<Battle, 'table'>,
  water: TerrainPiece,
  islands: readonly TerrainPiece[],
): readonly Stretch[] =>
  water.line
    ? stretchesOf(water.line)
    : [...shoreOf(battle, water), ...islands.flatMap((island) => sidesOf(outlineOf(island)))];

/** How the bank runs next to a point, as a vector of length 1. */
export function bankNear(stretches: readonly Stretch[], p: Point): Point {
  const distanceTo = ([from, to]: Stretch): number => segmentDistance(p, from, to);
  const [from, to] = stretches.reduce((best, each) => (distanceTo(each) < distanceTo(best) ? each : best));
  return scale(subtract(to, from), 1 / distance(from, to));
}

/** What a direction may lean and still be at 45 degrees: the sine of 0.07 degrees. */
const LEAN = 0.0012;

/** Is a way, as a vector of length 1, within 45 degrees of perpendicular to a bank? */
export const isAcross = (way: Point, bank: Point): boolean =>
  Math.abs(dot(way, bank)) <= Math.abs(cross(way, bank)) + LEAN;

/** How far a way leans from the perpendicular: 0 straight across, 1 along the bank. */
export const leanOf = (way: Point, bank: Point): number => Math.abs(dot(way, bank));

const awayFrom = (stretches: readonly Stretch[], p: Point): number =>
  stretches.reduce(
    (least, [from, to]) => Math.min(least, distance(p, nearestOnSegment(p, from, to))),
    Number.POSITIVE_INFINITY,
  );

/** How wide the water is at a point between the shore and the nearest of these islands; without any, boundless. */
export function channelWidth(
  battle: Pick<Battle, 'table'>,
  water: TerrainPiece,
  islands: readonly TerrainPiece[],
  p: Point,
): number {
  if (islands.length === 0) return Number.POSITIVE_INFINITY;
  const toIsland = awayFrom(
    islands.flatMap((island) => sidesOf(outlineOf(island))),
    p,
  );
  return toIsland + awayFrom(shoreOf(battle, water), p);
}
