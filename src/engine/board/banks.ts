/** How banks run, and which ways lead straight across them. All rules about wading and crossing share this. */
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

/** The segments of an open line. */
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

/** The shore of water: its sides, without those along a table edge, where the water goes on. */
export const shoreOf = (battle: Pick<Battle, 'table'>, water: TerrainPiece): readonly Stretch[] =>
  sidesOf(outlineOf(water)).filter((side) => !isOnEdge(battle, side));

/** The segments along which water runs: the middle line of a river, else its shore and the shores of its islands. */
export const bankStretches = (
  battle: Pick<Battle, 'table'>,
  water: TerrainPiece,
  islands: readonly TerrainPiece[],
): readonly Stretch[] =>
  water.line
    ? stretchesOf(water.line)
    : [...shoreOf(battle, water), ...islands.flatMap((island) => sidesOf(outlineOf(island)))];

/** The direction of the bank nearest to a point, as a vector of length 1. */
export function bankNear(stretches: readonly Stretch[], p: Point): Point {
  const distanceTo = ([from, to]: Stretch): number => segmentDistance(p, from, to);
  const [from, to] = stretches.reduce((best, each) => (distanceTo(each) < distanceTo(best) ? each : best));
  return scale(subtract(to, from), 1 / distance(from, to));
}

/** The most that a direction may differ and still count as 45 degrees: the sine of 0.07 degrees. */
const LEAN = 0.0012;

/** Does a way, given as a vector of length 1, cross a bank within 45 degrees of the perpendicular? */
export const isAcross = (way: Point, bank: Point): boolean =>
  Math.abs(dot(way, bank)) <= Math.abs(cross(way, bank)) + LEAN;

/** How far a way leans from the perpendicular: 0 is straight across, 1 is along the bank. */
export const leanOf = (way: Point, bank: Point): number => Math.abs(dot(way, bank));

const awayFrom = (stretches: readonly Stretch[], p: Point): number =>
  stretches.reduce(
    (least, [from, to]) => Math.min(least, distance(p, nearestOnSegment(p, from, to))),
    Number.POSITIVE_INFINITY,
  );

/** The width of the water at a point between the shore and the nearest of these islands; Infinity without islands. */
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
