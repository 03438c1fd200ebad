/** Finds bases that wade a river or defend a bank. */

import type { Battle, PlacedBase, TerrainPiece } from '../../engine/battle.ts';
import { meetingsOfLines } from '../../engine/board/crossings.ts';
import { LINE_WIDTH, piecesUnder } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { pointToRectangle } from '../../geometry/distance.ts';
import type { Point } from '../../geometry/point.ts';
import { boxPolygon, type Polygon } from '../../geometry/polygon.ts';
import { ahead } from '../../geometry/pose.ts';
import { type Rectangle, rectangleOf } from '../../geometry/rectangle.ts';
import { EQUAL_LENGTH, moreThan } from '../../geometry/tolerance.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { isFrozen } from '../weather/ice.ts';
import type { Nature } from './nature.ts';
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
export const isAtCrossing = (
  game: Debellis,
  battle: Battle,
  ground: Rectangle,
  river: TerrainPiece,
): boolean =>
  crossingsOf(battle, river).some(
    (place) => pointToRectangle(place, ground) <= (river.width ?? LINE_WIDTH) / 2,
  ) && holdsIn(game.ground, 'crossings');

/** Is this ground on a bridge over the river? */
export const isOnBridge = (
  { crossings = [], width = LINE_WIDTH }: TerrainPiece,
  ground: Rectangle,
): boolean =>
  crossings.some(
    ({ kind, at: [x, y] }) => kind === 'bridge' && moreThan(width / 2, pointToRectangle({ x, y }, ground)),
  );

/** Does a base stand on a bridge? */
export const standsOnBridge = ({ terrain }: Pick<Battle, 'terrain'>, base: PlacedBase): boolean =>
  terrain.some((piece) => isRiver(piece) && isOnBridge(piece, rectangleOfBase(base)));

/** The rivers in which a part of some ground lies, away from bridges and fords, and the channels that are like them. */
export const watersUnder = (game: Debellis, battle: Battle, ground: Rectangle): readonly TerrainPiece[] =>
  piecesUnder(battle, ground).filter((piece) =>
    isRiver(piece)
      ? !isFrozen(battle, piece) && !isAtCrossing(game, battle, ground, piece)
      : isChannel(game, battle, piece, ground),
  );

/** Does a base wade a river? */
export const isWading = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  !game.isNaval(base) &&
  watersUnder(game, battle, rectangleOfBase(base)).length > 0 &&
  holdsIn(game.ground, 'wade');

/** The natures of the rivers that a base wades; null for one that nobody has diced for. */
export function naturesWaded(game: Debellis, battle: Battle, base: PlacedBase): readonly (Nature | null)[] {
  const ground = rectangleOfBase(base);
  const waters = watersUnder(game, battle, ground);
  return waters.length > 0 && !game.isNaval(base) && holdsIn(game.ground, 'wade')
    ? waters.map((water) => game.natureUnder(battle, water, ground))
    : [];
}

/** Does a base wade a river that is not known to be paltry? */
export const isWadingDeep = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  naturesWaded(game, battle, base).some((nature) => nature !== 'paltry');

/** The ground straight ahead of a front edge, a little less deep than the base. */
const stripBefore = ({ pose, width, depth }: Rectangle): Rectangle =>
  rectangleOf(ahead(pose, depth - EQUAL_LENGTH), width, depth - EQUAL_LENGTH);

/** The rivers whose edge is close before a base that stands wholly on dry land. */
function watersFaced(game: Debellis, battle: Battle, base: PlacedBase): readonly TerrainPiece[] {
  const ground = rectangleOfBase(base);
  if (piecesUnder(battle, ground).some((piece) => isRiver(piece) || isChannel(game, battle, piece, ground)))
    return [];
  const strip = stripBefore(ground);
  return piecesUnder(battle, strip).filter(
    (piece) => (isRiver(piece) && !isFrozen(battle, piece)) || isChannel(game, battle, piece, strip),
  );
}

/** Does a base stand ready to defend the bank of a river? */
export const facesBank = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  watersFaced(game, battle, base).length > 0 && holdsIn(game.ground, 'bank');

/** Does a base defend a bank against an opponent that is still partly in the water? */
export function holdsBank(game: Debellis, battle: Battle, base: PlacedBase, opponent: PlacedBase): boolean {
  const waded = watersUnder(game, battle, rectangleOfBase(opponent));
  return (
    watersFaced(game, battle, base).some((river) => waded.includes(river)) && holdsIn(game.ground, 'bank')
  );
}
