/** Finds bases that wade a river or defend a bank. DBM, Rivers. */
import type { Battle, PlacedBase, TerrainPiece } from '../../engine/battle.ts';
import { meetingsOfLines } from '../../engine/board/crossings.ts';
import { LINE_WIDTH, piecesUnder } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { holds } from '../../engine/effects.ts';
import { pointToRectangle } from '../../geometry/distance.ts';
import type { Point } from '../../geometry/point.ts';
import { ahead } from '../../geometry/pose.ts';
import { type Rectangle, rectangleOf } from '../../geometry/rectangle.ts';
import { EQUAL_LENGTH } from '../../geometry/tolerance.ts';

const isRiver = ({ kind }: TerrainPiece): boolean => kind === 'Rv';
const isRoad = ({ kind }: TerrainPiece): boolean => kind === 'Rd';

/** The bridges and fords of a river: the places that it names, and the places where roads meet it. */
const crossingsOf = ({ terrain }: Battle, river: TerrainPiece): readonly Point[] => [
  ...(river.crossings ?? []).map(({ at: [x, y] }) => ({ x, y })),
  ...terrain.filter(isRoad).flatMap((road) => meetingsOfLines(road.line ?? [], river.line ?? [])),
];

/** Is this ground at a crossing of the river? */
const isAtCrossing = (battle: Battle, ground: Rectangle, river: TerrainPiece): boolean =>
  crossingsOf(battle, river).some(
    (place) => pointToRectangle(place, ground) <= (river.width ?? LINE_WIDTH) / 2,
  );

/** The rivers in which a part of a base stands, away from bridges and fords. */
const riversUnder = (battle: Battle, ground: Rectangle): readonly TerrainPiece[] =>
  piecesUnder(battle, ground).filter((piece) => isRiver(piece) && !isAtCrossing(battle, ground, piece));

/** Does a base wade a river? */
export const isWading = (battle: Battle, base: PlacedBase): boolean =>
  riversUnder(battle, rectangleOfBase(base)).length > 0 && holds('dbm.river.19');

/** The ground straight ahead of a front edge, a little less deep than the base. */
const stripBefore = ({ pose, width, depth }: Rectangle): Rectangle =>
  rectangleOf(ahead(pose, depth - EQUAL_LENGTH), width, depth - EQUAL_LENGTH);

/** Does a base defend a bank against an opponent that is still partly in the water? */
export function holdsBank(battle: Battle, base: PlacedBase, opponent: PlacedBase): boolean {
  const ground = rectangleOfBase(base);
  if (piecesUnder(battle, ground).some(isRiver)) return false;
  const faced = piecesUnder(battle, stripBefore(ground)).filter(isRiver);
  const waded = riversUnder(battle, rectangleOfBase(opponent));
  return faced.some((river) => waded.includes(river)) && holds('dbm.river.25');
}
