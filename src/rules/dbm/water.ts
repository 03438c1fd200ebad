/** Waterways: islands and promontories in them, channels that are waded. DBM, Terrain, waterways. */
import type { Battle, TerrainPiece } from '../../engine/battle.ts';
import { bankNear, bankStretches } from '../../engine/board/banks.ts';
import { piecesUnder } from '../../engine/board/going.ts';
import { stillWater, type Wet } from '../../engine/board/still-water.ts';
import { holds } from '../../engine/effects.ts';
import type { Point } from '../../geometry/point.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { isFrozen } from './ice.ts';
import { paces } from './measures.ts';

export const isWaterway = ({ kind }: TerrainPiece): boolean => kind === 'WW';

const LANDS: readonly string[] = ['H(G)', 'H(S)', 'BUA'];

/** The widest channel between an island and the shore that can be waded. */
const CHANNEL = paces(200);

const STILL = stillWater({
  isLand: ({ kind }) => LANDS.includes(kind),
  widest: CHANNEL,
  hasChannels: () => holds('dbm.island.3'),
});

/** Is there land in this water? */
export const hasLands = (battle: Pick<Battle, 'terrain'>, water: TerrainPiece): boolean =>
  STILL.landsIn(battle, water).lands.length > 0;

/** How wet some ground is in a waterway. Ice and land in it are dry. */
export function wetness(battle: Battle, water: TerrainPiece, ground: Rectangle): Wet {
  if (!piecesUnder(battle, ground).includes(water)) return 'dry';
  return STILL.wetness(battle, water, ground);
}

/** Is some ground in a channel that is waded like a river? */
export const isChannel = (battle: Battle, water: TerrainPiece, ground: Rectangle): boolean =>
  isWaterway(water) && !isFrozen(battle, water) && typeof wetness(battle, water, ground) === 'number';

/** The direction of the bank next to a point, as a vector of length 1. */
export const bankAt = (battle: Battle, water: TerrainPiece, p: Point): Point =>
  bankNear(bankStretches(battle, water, STILL.landsIn(battle, water).islands), p);
