/** Where roads cross rivers. */
import { distance, type Point } from '../../geometry/point.ts';
import { boxOf, nearestBetween } from '../../geometry/polygon.ts';
import { boxesMeet } from '../../geometry/rectangle.ts';
import { CONTACT_GAP, EQUAL_LENGTH } from '../../geometry/tolerance.ts';
import type { TerrainPiece } from '../battle.ts';
import { type Stretch, stretchesOf } from './banks.ts';

/** Do two segments touch or cross? */
export const stretchesMeet = (one: Stretch, other: Stretch): boolean =>
  distance(...nearestBetween(...one, ...other)) <= CONTACT_GAP;

/** The places where two lines meet, each once. */
export function meetingsOfLines(a: readonly Point[], b: readonly Point[]): readonly Point[] {
  const found: Point[] = [];
  const boxB = boxOf(b);
  if (!boxesMeet(boxOf(a), boxB, EQUAL_LENGTH)) return found;
  for (const one of stretchesOf(a)) {
    // Most segments are far from the other line.
    if (!boxesMeet(boxOf(one), boxB, EQUAL_LENGTH)) continue;
    for (const other of stretchesOf(b)) {
      if (!boxesMeet(boxOf(one), boxOf(other), EQUAL_LENGTH)) continue;
      const [place, there] = nearestBetween(...one, ...other);
      const known = found.some((each) => distance(each, place) <= EQUAL_LENGTH);
      if (distance(place, there) <= EQUAL_LENGTH && !known) found.push(place);
    }
  }
  return found;
}

/** The roads among these pieces whose middle line meets that of a river. */
export const roadsMeeting = (
  pieces: readonly TerrainPiece[],
  isRoad: (piece: TerrainPiece) => boolean,
  river: TerrainPiece,
): readonly TerrainPiece[] =>
  pieces.filter((piece) => isRoad(piece) && meetingsOfLines(piece.line ?? [], river.line ?? []).length > 0);
