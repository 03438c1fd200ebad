/** How lines of sight cross pieces and crests. */
import { along, cross, distance, type Point, subtract } from '../../geometry/point.ts';
import { boxOf, insideByCrossings, onOutline } from '../../geometry/polygon.ts';
import { boxesMeet } from '../../geometry/rectangle.ts';
import { segmentAreaLength } from '../../geometry/sight.ts';
import { OVERLAP_DEPTH } from '../../geometry/tolerance.ts';
import type { TerrainPiece } from '../battle.ts';
import { boxOfPiece, outlineOf } from './going.ts';

/** A line of sight, from the viewer to its target. */
export type SightLine = readonly [from: Point, to: Point];

/** The millimetres of a line that run inside a piece. */
export function lengthInside(piece: TerrainPiece, [from, to]: SightLine): number {
  if (!boxesMeet(boxOf([from, to]), boxOfPiece(piece), 0)) return 0;
  return segmentAreaLength(from, to, outlineOf(piece));
}

/** Does a point lie inside a piece? On its outline it does not. */
export const liesIn = (piece: TerrainPiece, p: Point): boolean => {
  const outline = outlineOf(piece);
  return insideByCrossings(outline, p) && !onOutline(outline, p, OVERLAP_DEPTH);
};

/** The millimetres of a line beyond the first place where it crosses a crest; 0 if it crosses none. */
export function lengthBeyond(crest: readonly Point[], [from, to]: SightLine): number {
  let most = 0;
  for (let at = 1; at < crest.length; at++) {
    const meeting = crossing(from, to, crest[at - 1] as Point, crest[at] as Point);
    if (meeting) most = Math.max(most, distance(meeting, to));
  }
  return most;
}

/** The point where two segments cross; an end that lies on the other segment counts. */
function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const way = subtract(b, a);
  const other = subtract(d, c);
  const rate = cross(way, other);
  if (rate === 0) return null;
  const onWay = cross(subtract(c, a), other) / rate;
  const onOther = cross(subtract(c, a), way) / rate;
  if (onWay < 0 || onWay > 1 || onOther < 0 || onOther > 1) return null;
  return along(a, b, onWay);
}
