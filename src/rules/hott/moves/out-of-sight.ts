/** Who is out of the general's sight. Hordes of the Things, Tactical moves. */
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { lengthBeyond, lengthInside, type SightLine } from '../../../engine/board/sight.ts';
import type { Point } from '../../../geometry/point.ts';
import { insideByCrossings } from '../../../geometry/polygon.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { isCover } from '../going.ts';

const isIn = (piece: TerrainPiece, point: Point): boolean => insideByCrossings(outlineOf(piece), point);

/** A wood hides what is in it and what is beyond it, not what its own edge looks out on. */
function hides(piece: TerrainPiece, line: SightLine): boolean {
  if (piece.crest && lengthBeyond(piece.crest, line) > EQUAL_LENGTH) return true;
  if (!isCover(piece)) return false;
  return isIn(piece, line[1]) || (!isIn(piece, line[0]) && lengthInside(piece, line) > EQUAL_LENGTH);
}

/** Are the corners and the middle of a base all hidden from the middle of the general's? */
export function isHiddenFrom(battle: Battle, general: PlacedBase, base: PlacedBase): boolean {
  const from = rectangleOfBase(general).centre;
  const { corners, centre } = rectangleOfBase(base);
  return [...corners, centre].every((to) => battle.terrain.some((piece) => hides(piece, [from, to])));
}
