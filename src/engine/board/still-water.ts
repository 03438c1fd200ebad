/** How wet ground is in a lake or a sea: hills in it are land, and near an island it may be a channel. */
import { along, type Point } from '../../geometry/point.ts';
import { insideByCrossings } from '../../geometry/polygon.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { atMost, OVERLAP_DEPTH, WAY_STEP } from '../../geometry/tolerance.ts';
import type { Battle, TerrainPiece } from '../battle.ts';
import { keptByPair } from '../data/memory.ts';
import { channelWidth } from './banks.ts';
import { outlineOf, whollyIn } from './going.ts';

type Ground = Pick<Battle, 'terrain' | 'table'>;

export interface Lands {
  /** Pieces in the water that are land, wholly or in part. */
  readonly lands: readonly TerrainPiece[];
  /** Those with water all round. */
  readonly islands: readonly TerrainPiece[];
}

/** How wet some ground is: dry, a channel to be waded (its width in millimetres), or too deep. */
export type Wet = 'dry' | 'deep' | number;

export interface StillWaterRules {
  /** Is this piece land if it lies in the water? */
  isLand(piece: TerrainPiece): boolean;
  /** The widest channel between an island and the shore that can be waded, in millimetres. */
  readonly widest: number;
  /** Are there such channels in this water? */
  hasChannels(water: TerrainPiece): boolean;
}

export interface StillWater {
  landsIn(battle: Pick<Battle, 'terrain'>, water: TerrainPiece): Lands;
  /** How wet some ground is that is at least partly in the water. */
  wetness(battle: Ground, water: TerrainPiece, ground: Rectangle): Wet;
}

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

/** Lakes and seas by the rules of one ruleset. */
export function stillWater({ isLand, widest, hasChannels }: StillWaterRules): StillWater {
  const landsAmong = keptByPair((terrain: Battle['terrain'], water: TerrainPiece): Lands => {
    const shore = outlineOf(water);
    const inside = (p: Point): boolean => insideByCrossings(shore, p);
    const lands = terrain.filter((piece) => isLand(piece) && outlineOf(piece).some(inside));
    return { lands, islands: lands.filter((land) => outlineOf(land).every(inside)) };
  });
  const landsIn = ({ terrain }: Pick<Battle, 'terrain'>, water: TerrainPiece): Lands =>
    landsAmong(terrain, water);
  return {
    landsIn,
    wetness(battle, water, ground) {
      const { lands, islands } = landsIn(battle, water);
      if (lands.length === 0) return 'deep';
      if (lands.some((land) => whollyIn(land, ground))) return 'dry';
      const wet = pointsIn(ground).filter(
        (p) =>
          insideByCrossings(outlineOf(water), p) &&
          !lands.some((land) => insideByCrossings(outlineOf(land), p)),
      );
      if (wet.length === 0) return 'dry';
      if (islands.length === 0 || !hasChannels(water)) return 'deep';
      const width = Math.max(...wet.map((p) => channelWidth(battle, water, islands, p)));
      return atMost(width, widest) ? width : 'deep';
    },
  };
}
