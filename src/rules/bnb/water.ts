/** Rivers, lakes and seas: bases in them, their width there, and wading. Blood and Blades, water features. */
import type { Battle, PlacedBase, TerrainPiece } from '../../engine/battle.ts';
import { bankNear, bankStretches, channelWidth } from '../../engine/board/banks.ts';
import { LINE_WIDTH, outlineOf, piecesUnder, whollyIn } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { holds } from '../../engine/effects.ts';
import { keptByPair } from '../../engine/memory.ts';
import { along, type Point } from '../../geometry/point.ts';
import { insideByCrossings } from '../../geometry/polygon.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { atMost, OVERLAP_DEPTH, WAY_STEP } from '../../geometry/tolerance.ts';
import { bridgeUnder } from './crossings.ts';
import { isHill } from './heights.ts';
import { MU } from './measures.ts';

/** The widest channel between an island and the shore that counts as a river. */
const WIDEST_CHANNEL = 3 * MU;

export const isRiver = ({ kind }: TerrainPiece): boolean => kind === 'Rv';
/** A lake or a sea. */
export const isStillWater = ({ kind }: TerrainPiece): boolean => kind === 'WW' || kind === 'La';

interface Lands {
  /** Hills in the water, wholly or in part. */
  readonly lands: readonly TerrainPiece[];
  /** Hills with water all round. */
  readonly islands: readonly TerrainPiece[];
}

const landsAmong = keptByPair((terrain: Battle['terrain'], water: TerrainPiece): Lands => {
  const shore = outlineOf(water);
  const inside = (p: Point): boolean => insideByCrossings(shore, p);
  const lands = terrain.filter((piece) => isHill(piece) && outlineOf(piece).some(inside));
  return { lands, islands: lands.filter((hill) => outlineOf(hill).every(inside)) };
});

const landsIn = ({ terrain }: Pick<Battle, 'terrain'>, water: TerrainPiece): Lands =>
  landsAmong(terrain, water);

/** The islands in a lake or a sea. */
export const islandsIn = (battle: Pick<Battle, 'terrain'>, water: TerrainPiece): readonly TerrainPiece[] =>
  landsIn(battle, water).islands;

/**
 * The points of a base's ground at which water near an island is tested, every few millimetres and not at the very
 * edge.
 */
function pointsIn({ frontLeft, frontRight, rearLeft, rearRight, width, depth }: Rectangle): readonly Point[] {
  const parts = (mm: number): readonly number[] => {
    const count = Math.max(1, Math.ceil(mm / WAY_STEP));
    const edge = (2 * OVERLAP_DEPTH) / mm;
    return Array.from({ length: count + 1 }, (_, at) => Math.min(1 - edge, Math.max(edge, at / count)));
  };
  return parts(width).flatMap((across) => {
    const front = along(frontLeft, frontRight, across);
    const rear = along(rearLeft, rearRight, across);
    return parts(depth).map((back) => along(front, rear, back));
  });
}

/** How wet some ground is: dry, to be waded (the width in millimetres), or too deep. */
export type Wet = 'dry' | 'deep' | number;

/** How wet some ground is in a lake or a sea: hills make it land, and near an island it may be a channel. */
function stillWater(battle: Battle, water: TerrainPiece, ground: Rectangle): Wet {
  const { lands, islands } = landsIn(battle, water);
  if (lands.length === 0) return 'deep';
  if (lands.some((land) => whollyIn(land, ground))) return 'dry';
  const wet = pointsIn(ground).filter(
    (p) =>
      insideByCrossings(outlineOf(water), p) && !lands.some((land) => insideByCrossings(outlineOf(land), p)),
  );
  if (wet.length === 0) return 'dry';
  if (water.kind !== 'WW' || islands.length === 0 || !holds('bnb.terrain.48')) return 'deep';
  const width = Math.max(...wet.map((p) => channelWidth(battle, water, islands, p)));
  return atMost(width, WIDEST_CHANNEL) ? width : 'deep';
}

export const widthOf = (river: TerrainPiece): number => river.width ?? LINE_WIDTH;

/** How wet some ground is in a piece of water. On a bridge it is dry. */
export function wetness(battle: Battle, piece: TerrainPiece, ground: Rectangle): Wet {
  if (!isRiver(piece) && !isStillWater(piece)) return 'dry';
  if (!piecesUnder(battle, ground).includes(piece)) return 'dry';
  if (isStillWater(piece)) return stillWater(battle, piece, ground);
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
  landsIn(battle, water).lands.length > 0;
