/** Finds bases that wade a river or defend a bank. DBM, Rivers. */
import type { Battle, PlacedBase, TerrainPiece } from '../../engine/battle.ts';
import { meetingsOfLines } from '../../engine/board/crossings.ts';
import { LINE_WIDTH, piecesUnder } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { holds } from '../../engine/effects.ts';
import { pointToRectangle } from '../../geometry/distance.ts';
import type { Point } from '../../geometry/point.ts';
import { boxPolygon, type Polygon } from '../../geometry/polygon.ts';
import { ahead } from '../../geometry/pose.ts';
import { type Rectangle, rectangleOf } from '../../geometry/rectangle.ts';
import { EQUAL_LENGTH } from '../../geometry/tolerance.ts';
import { isNaval } from './base.ts';
import { isFrozen } from './ice.ts';
import { type Nature, natureUnder } from './river-nature.ts';
import { isChannel } from './water.ts';

export const isRiver = ({ kind }: TerrainPiece): boolean => kind === 'Rv';
const isRoad = ({ kind }: TerrainPiece): boolean => kind === 'Rd';

/** The bridges and fords of a river: the places that it names, and the places where roads meet it. */
const crossingsOf = ({ terrain }: Battle, river: TerrainPiece): readonly Point[] => [
  ...(river.crossings ?? []).map(({ at: [x, y] }) => ({ x, y })),
  ...terrain.filter(isRoad).flatMap((road) => meetingsOfLines(road.line ?? [], river.line ?? [])),
];

/** Half the width of a bridge, in millimetres. */
const HALF_BRIDGE = 15;

/** The ground of the bridges over a river. A crossing that nothing is said of is a ford. */
export const bridgesOf = ({ crossings = [] }: TerrainPiece): readonly Polygon[] =>
  crossings
    .filter(({ kind }) => kind === 'bridge')
    .map(({ at: [x, y] }) =>
      boxPolygon({
        minX: x - HALF_BRIDGE,
        maxX: x + HALF_BRIDGE,
        minY: y - HALF_BRIDGE,
        maxY: y + HALF_BRIDGE,
      }),
    );

/** Is this ground at a crossing of the river? */
export const isAtCrossing = (battle: Battle, ground: Rectangle, river: TerrainPiece): boolean =>
  crossingsOf(battle, river).some(
    (place) => pointToRectangle(place, ground) <= (river.width ?? LINE_WIDTH) / 2,
  ) && holds('dbm.river.22');

/** The rivers in which a part of some ground lies, away from bridges and fords, and the channels that are like them. */
export const watersUnder = (battle: Battle, ground: Rectangle): readonly TerrainPiece[] =>
  piecesUnder(battle, ground).filter((piece) =>
    isRiver(piece)
      ? !isFrozen(battle, piece) && !isAtCrossing(battle, ground, piece)
      : isChannel(battle, piece, ground),
  );

/** Does a base wade a river? */
export const isWading = (battle: Battle, base: PlacedBase): boolean =>
  !isNaval(base) && watersUnder(battle, rectangleOfBase(base)).length > 0 && holds('dbm.river.19');

/** The natures of the rivers that a base wades; null for one that nobody has diced for. */
export function naturesWaded(battle: Battle, base: PlacedBase): readonly (Nature | null)[] {
  const ground = rectangleOfBase(base);
  const waters = watersUnder(battle, ground);
  return waters.length > 0 && !isNaval(base) && holds('dbm.river.19')
    ? waters.map((water) => natureUnder(battle, water, ground))
    : [];
}

/** Does a base wade a river that is not known to be paltry? */
export const isWadingDeep = (battle: Battle, base: PlacedBase): boolean =>
  naturesWaded(battle, base).some((nature) => nature !== 'paltry');

/** The ground straight ahead of a front edge, a little less deep than the base. */
const stripBefore = ({ pose, width, depth }: Rectangle): Rectangle =>
  rectangleOf(ahead(pose, depth - EQUAL_LENGTH), width, depth - EQUAL_LENGTH);

/** The rivers whose edge is close before a base that stands wholly on dry land. */
function watersFaced(battle: Battle, base: PlacedBase): readonly TerrainPiece[] {
  const ground = rectangleOfBase(base);
  if (piecesUnder(battle, ground).some((piece) => isRiver(piece) || isChannel(battle, piece, ground)))
    return [];
  const strip = stripBefore(ground);
  return piecesUnder(battle, strip).filter(
    (piece) => (isRiver(piece) && !isFrozen(battle, piece)) || isChannel(battle, piece, strip),
  );
}

/** Does a base stand ready to defend the bank of a river? */
export const facesBank = (battle: Battle, base: PlacedBase): boolean =>
  watersFaced(battle, base).length > 0 && holds('dbm.river.25');

/** Does a base defend a bank against an opponent that is still partly in the water? */
export function holdsBank(battle: Battle, base: PlacedBase, opponent: PlacedBase): boolean {
  const waded = watersUnder(battle, rectangleOfBase(opponent));
  return watersFaced(battle, base).some((river) => waded.includes(river)) && holds('dbm.river.25');
}
