import { outlineDistance } from '../../geometry/distance.ts';
import { along, distance, type Point, segmentDistance } from '../../geometry/point.ts';
import { centroid, insideByCrossings } from '../../geometry/polygon.ts';
import { EDGE_NAMES, type EdgeName, edgeOf, type Rectangle } from '../../geometry/rectangle.ts';
import { WAY_STEP } from '../../geometry/tolerance.ts';
import type { TerrainPiece } from '../battle.ts';
import { boxOfPiece, outlineOf } from './going.ts';

/** The line (or single point) of a hill's crest; a hill that names none has its centre of gravity for one. */
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

/** Does a crest end where it begins? Then it is the edge of a level top. */
function isLevelTop(crest: readonly Point[]): boolean {
  const [first, last] = [crest[0], crest.at(-1)];
  return crest.length > 3 && first !== undefined && last !== undefined && distance(first, last) === 0;
}

/** Height at a point of a hill: 0 at and outside its outline, rising evenly to 1 on its crest or level top. */
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

/** The points that "any point" of a line is asked of: its ends and middle, and at least every 5 mm. */
function pointsOfLine(start: Point, end: Point): readonly Point[] {
  const half = Math.max(1, Math.ceil(distance(start, end) / (2 * WAY_STEP)));
  return Array.from({ length: 2 * half + 1 }, (_, at) => along(start, end, at / (2 * half)));
}

export const pointsOfEdge = (rectangle: Rectangle, name: EdgeName): readonly Point[] =>
  pointsOfLine(...edgeOf(rectangle, name));

/** The points that the highest one of a base's ground is among: its edges, and the crests that cross it. */
export function pointsOfGround(rectangle: Rectangle, hills: readonly TerrainPiece[]): readonly Point[] {
  const crests = hills.flatMap((hill) => {
    const crest = crestOf(hill);
    return crest.flatMap((end, at) => pointsOfLine(crest[at - 1] ?? end, end));
  });
  const onGround = crests.filter((p) => insideByCrossings(rectangle.corners, p));
  return [...EDGE_NAMES.flatMap((name) => pointsOfEdge(rectangle, name)), ...onGround];
}

/** The greatest height at any of these points on any of these hills. */
export const highestOf = (hills: readonly TerrainPiece[], points: readonly Point[]): number =>
  hills.reduce((most, hill) => points.reduce((height, p) => Math.max(height, heightAt(hill, p)), most), 0);
