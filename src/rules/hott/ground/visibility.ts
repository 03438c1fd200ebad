/** Which of its troops a general sees. Hordes of the Things, Tactical moves. */
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { crestOf } from '../../../engine/board/heights.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { lengthBeyond, lengthInside, type SightLine } from '../../../engine/board/sight.ts';
import type { Point } from '../../../geometry/point.ts';
import { insideByCrossings } from '../../../geometry/polygon.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { isCover, isHill } from './going.ts';

/** The lines from the middle of one base to the middle and the corners of the other. */
function linesBetween(from: PlacedBase, to: PlacedBase): readonly SightLine[] {
  const { centre } = rectangleOfBase(from);
  const theirs = rectangleOfBase(to);
  return [theirs.centre, ...theirs.corners].map((place) => [centre, place]);
}

const isIn = (piece: TerrainPiece, point: Point): boolean => insideByCrossings(outlineOf(piece), point);

/** A crest hides what is beyond it; a wood or built-up area hides what is in or beyond it, except from inside. */
function hides(piece: TerrainPiece, line: SightLine): boolean {
  if (isHill(piece) && lengthBeyond(crestOf(piece), line) > EQUAL_LENGTH) return true;
  if (!isCover(piece)) return false;
  return isIn(piece, line[1]) || (!isIn(piece, line[0]) && lengthInside(piece, line) > EQUAL_LENGTH);
}

/** Is any line between the two elements clear? Troops and strongholds never block it. */
export const sees = (battle: Battle, from: PlacedBase, to: PlacedBase): boolean =>
  linesBetween(from, to).some((line) => !battle.terrain.some((piece) => hides(piece, line)));
