/** The heights of hills, at points and along lines. */
import { outlineDistance } from '../../geometry/distance.ts';
import { along, distance, type Point, segmentDistance } from '../../geometry/point.ts';
import { boxOf, centroid, insideByCrossings } from '../../geometry/polygon.ts';
import { boxesMeet, EDGE_NAMES, type EdgeName, edgeOf, type Rectangle } from '../../geometry/rectangle.ts';
import { topBetween } from '../../geometry/rising.ts';
import { ARITHMETIC_NOISE, WAY_STEP } from '../../geometry/tolerance.ts';
import type { TerrainPiece } from '../battle.ts';
import { keptByPair } from '../data/memory.ts';
import { boxOfPiece, outlineOf } from './going.ts';

/** The crest of a hill, a line or a single point. A hill without one has its centre of gravity as its crest. */
export const crestOf = (piece: TerrainPiece): readonly Point[] =>
  piece.crest && piece.crest.length > 0 ? piece.crest : [centroid(outlineOf(piece))];

function crestDistance(crest: readonly Point[], p: Point): number {
  const [first] = crest;
  if (!first) return 0;
  return crest.reduce(
    (least, end, at) => Math.min(least, segmentDistance(p, crest[at - 1] ?? first, end)),
    distance(p, first),
  );
}

/** Is a crest closed? Then it is the edge of a level top. */
function isLevelTop(crest: readonly Point[]): boolean {
  const [first, last] = [crest[0], crest.at(-1)];
  return crest.length > 3 && first !== undefined && last !== undefined && distance(first, last) === 0;
}

/** The height at a point of a hill: 0 at and outside its outline, rising evenly to 1 on its crest or level top. */
export function heightAt(piece: TerrainPiece, p: Point): number {
  const { minX, maxX, minY, maxY } = boxOfPiece(piece);
  if (p.x < minX || p.x > maxX || p.y < minY || p.y > maxY) return 0;
  const outline = outlineOf(piece);
  if (!insideByCrossings(outline, p)) return 0;
  const crest = crestOf(piece);
  if (isLevelTop(crest) && insideByCrossings(crest, p)) return 1;
  const fromOutline = outlineDistance(p, outline);
  const fromCrest = crestDistance(crest, p);
  return fromOutline + fromCrest > 0 ? fromOutline / (fromOutline + fromCrest) : 0;
}

/** The first samples of a line: its ends, its middle, and a point at least every 5 mm. */
function pointsOfLine(start: Point, end: Point): readonly Point[] {
  const half = Math.max(1, Math.ceil(distance(start, end) / (2 * WAY_STEP)));
  return Array.from({ length: 2 * half + 1 }, (_, at) => along(start, end, at / (2 * half)));
}

export const pointsOfEdge = (rectangle: Rectangle, name: EdgeName): readonly Point[] =>
  pointsOfLine(...edgeOf(rectangle, name));

/** The samples for the highest point of a base's ground: round its edges, and on the crests that cross it. */
export function pointsOfGround(rectangle: Rectangle, hills: readonly TerrainPiece[]): readonly Point[] {
  const crests = hills.flatMap((hill) => {
    const crest = crestOf(hill);
    return crest.flatMap((end, at) => {
      const start = crest[at - 1] ?? end;
      return boxesMeet(boxOf([start, end]), rectangle.box, 0) ? pointsOfLine(start, end) : [];
    });
  });
  const onGround = crests.filter((p) => insideByCrossings(rectangle.corners, p));
  const round = EDGE_NAMES.flatMap((name) => pointsOfEdge(rectangle, name).slice(0, -1));
  return [...round, rectangle.frontLeft, ...onGround];
}

/** Is it higher here than just before, and not lower than just after? */
function isTop(heights: readonly number[], at: number): boolean {
  const height = heights[at] ?? 0;
  return height > (heights[at - 1] ?? 0) && height >= (heights[at + 1] ?? 0);
}

/**
 * The greatest height of a hill along a way. Only a way on the hill that misses its crest is searched between samples.
 */
function highestOn(hill: TerrainPiece, way: readonly Point[]): number {
  const heights = way.map((p) => heightAt(hill, p));
  const best = heights.reduce((most, height) => Math.max(most, height), 0);
  if (best === 0 || best >= 1 - ARITHMETIC_NOISE) return best;
  return way.reduce((most, p, at) => {
    if (!isTop(heights, at)) return most;
    const here = { p, height: heights[at] ?? 0 };
    const top = topBetween((each) => heightAt(hill, each), way[at - 1] ?? p, here, way[at + 1] ?? p);
    return Math.max(most, top);
  }, best);
}

/** The greatest height of any of these hills along a way through these points. */
export const highestOf = (hills: readonly TerrainPiece[], way: readonly Point[]): number =>
  hills.reduce((most, hill) => Math.max(most, highestOn(hill, way)), 0);

/** The greatest height of a hill under a base's ground. */
export const highestOnGround = keptByPair((ground: Rectangle, hill: TerrainPiece) =>
  boxesMeet(boxOfPiece(hill), ground.box, 0) ? highestOn(hill, pointsOfGround(ground, [hill])) : 0,
);

/** Heights run from 0 at a hill's outline to 1 on its crest. Smaller differences do not count. */
const SAME_HEIGHT = 0.01;

/**
 * Is a base upslope of another? Where they touch, the ground under their fronts is the same. So it is upslope if its
 * ground rises behind its front, and its front is no lower than any part of the other. `topOf` gives the greatest
 * height among points.
 */
export function risesBehind(
  topOf: (points: readonly Point[]) => number,
  hills: readonly TerrainPiece[],
  mine: Rectangle,
  theirs: Rectangle,
): boolean {
  const front = topOf(pointsOfEdge(mine, 'front'));
  const own = topOf(pointsOfGround(mine, hills));
  const other = topOf(pointsOfGround(theirs, hills));
  return front >= other - SAME_HEIGHT && own > other + SAME_HEIGHT;
}

/** Is a base upslope of another on these hills? Ground off them is level. */
export const isUpslope = (hills: readonly TerrainPiece[], mine: Rectangle, theirs: Rectangle): boolean =>
  hills.length > 0 &&
  highestOf(hills, pointsOfEdge(mine, 'front')) > SAME_HEIGHT &&
  risesBehind((points) => highestOf(hills, points), hills, mine, theirs);
