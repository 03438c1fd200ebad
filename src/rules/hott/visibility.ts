/** What a general sees of his troops. Hordes of the Things, Movement and PIPs. */
import type { Battle, PlacedBase, TerrainPiece } from '../../engine/battle.ts';
import { crestOf } from '../../engine/board/heights.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { lengthBeyond, lengthInside, type SightLine } from '../../engine/board/sight.ts';
import { EQUAL_LENGTH } from '../../geometry/tolerance.ts';
import { isCover, isHill } from './going.ts';

/** From the middle of the one base to the middle and the corners of the other. */
function linesBetween(from: PlacedBase, to: PlacedBase): readonly SightLine[] {
  const { centre } = rectangleOfBase(from);
  const theirs = rectangleOfBase(to);
  return [theirs.centre, ...theirs.corners].map((place) => [centre, place]);
}

/** Does a line cross a crest, or run through or end in a wood or a built-up area? */
const isHidden = (piece: TerrainPiece, line: SightLine): boolean =>
  (isHill(piece) && lengthBeyond(crestOf(piece), line) > EQUAL_LENGTH) ||
  (isCover(piece) && lengthInside(piece, line) > EQUAL_LENGTH);

/** Does any of the lines between two elements come through? Troops and strongholds never stop it. */
export const sees = (battle: Battle, from: PlacedBase, to: PlacedBase): boolean =>
  linesBetween(from, to).some((line) => !battle.terrain.some((piece) => isHidden(piece, line)));
