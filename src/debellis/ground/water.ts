/** Waterways: islands and promontories in them, channels that are waded. */

import type { Battle, TerrainPiece } from '../../engine/battle.ts';
import { bankNear, bankStretches } from '../../engine/board/banks.ts';
import { piecesUnder } from '../../engine/board/going.ts';
import { stillWater, type Wet } from '../../engine/board/still-water.ts';
import { keptWith } from '../../engine/data/memory.ts';
import type { Point } from '../../geometry/point.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { isFrozen } from '../weather/ice.ts';

/** Waterways, the sea and lakes. */
const OPEN_WATER: readonly string[] = ['WW', 'S', 'L'];

export const isWaterway = ({ kind }: TerrainPiece): boolean => OPEN_WATER.includes(kind);

const LANDS: readonly string[] = ['H(G)', 'H(S)', 'BUA'];

/** The widest channel between an island and the shore that can be waded. */
const CHANNEL = keptWith((game: Debellis) => game.paces(200));

const STILL = keptWith((game: Debellis) =>
  stillWater({
    isLand: ({ kind }) => LANDS.includes(kind),
    widest: CHANNEL(game),
    hasChannels: () => holdsIn(game.ground, 'channel'),
  }),
);

/** Is there land in this water? */
export const hasLands = (game: Debellis, battle: Pick<Battle, 'terrain'>, water: TerrainPiece): boolean =>
  STILL(game).landsIn(battle, water).lands.length > 0;

/** How wet some ground is in a waterway. Ice and land in it are dry. */
export function wetness(game: Debellis, battle: Battle, water: TerrainPiece, ground: Rectangle): Wet {
  if (!piecesUnder(battle, ground).includes(water)) return 'dry';
  return STILL(game).wetness(battle, water, ground);
}

/** Is some ground in a channel that is waded like a river? */
export const isChannel = (game: Debellis, battle: Battle, water: TerrainPiece, ground: Rectangle): boolean =>
  isWaterway(water) && !isFrozen(battle, water) && typeof wetness(game, battle, water, ground) === 'number';

/** The direction of the bank next to a point, as a vector of length 1. */
export const bankAt = (game: Debellis, battle: Battle, water: TerrainPiece, p: Point): Point =>
  bankNear(bankStretches(battle, water, STILL(game).landsIn(battle, water).islands), p);
