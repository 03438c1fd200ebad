/** Rivers, lakes and seas: bases in them, their width there, and wading. Blood and Blades, water features. */
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { bankNear, bankStretches } from '../../../engine/board/banks.ts';
import { LINE_WIDTH, piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { stillWater, type Wet } from '../../../engine/board/still-water.ts';
import { holds } from '../../../engine/effects.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { MU } from '../measures.ts';
import { bridgeUnder } from './crossings.ts';
import { isHill } from './heights.ts';

/** The widest channel between an island and the shore that counts as a river. */
const WIDEST_CHANNEL = 3 * MU;

export const isRiver = ({ kind }: TerrainPiece): boolean => kind === 'Rv';
/** A lake or a sea. */
export const isStillWater = ({ kind }: TerrainPiece): boolean => kind === 'WW' || kind === 'La';

const STILL = stillWater({
  isLand: isHill,
  widest: WIDEST_CHANNEL,
  hasChannels: (water) => water.kind === 'WW' && holds('bnb.terrain.48'),
});

/** The islands in a lake or a sea. */
export const islandsIn = (battle: Pick<Battle, 'terrain'>, water: TerrainPiece): readonly TerrainPiece[] =>
  STILL.landsIn(battle, water).islands;

export const widthOf = (river: TerrainPiece): number => river.width ?? LINE_WIDTH;

/** How wet some ground is in a piece of water. On a bridge it is dry. */
export function wetness(battle: Battle, piece: TerrainPiece, ground: Rectangle): Wet {
  if (!isRiver(piece) && !isStillWater(piece)) return 'dry';
  if (!piecesUnder(battle, ground).includes(piece)) return 'dry';
  if (isStillWater(piece)) return STILL.wetness(battle, piece, ground);
  return bridgeUnder(battle, ground)?.river === piece ? 'dry' : widthOf(piece);
}

/** The rivers, and channels that count as rivers, that some ground is in, not on a bridge. */
export const wadedUnder = (battle: Battle, ground: Rectangle): readonly TerrainPiece[] =>
  piecesUnder(battle, ground).filter((piece) => typeof wetness(battle, piece, ground) === 'number');

/** Is a base in a river, not on a bridge? */
export const isWader = (battle: Battle, base: PlacedBase): boolean =>
  wadedUnder(battle, rectangleOfBase(base)).length > 0;

/** Must a base there go straight, because of the water or of a bridge? */
export const isKeptStraight = (battle: Battle, ground: Rectangle): boolean =>
  wadedUnder(battle, ground).length > 0 || bridgeUnder(battle, ground) !== null;

/** The direction of the stream next to a point, as a vector of length 1. */
export const streamAt = (battle: Battle, water: TerrainPiece, p: Point): Point =>
  bankNear(bankStretches(battle, water, islandsIn(battle, water)), p);

/** Is there a hill in this water? */
export const hasLands = (battle: Pick<Battle, 'terrain'>, water: TerrainPiece): boolean =>
  STILL.landsIn(battle, water).lands.length > 0;
