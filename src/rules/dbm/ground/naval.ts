/** The water that bears galleys, ships and boats, their troops, and what the wind does to them. DBM, Naval. */
import type { Debellis } from '../../../debellis/game.ts';
import { isWaterway } from '../../../debellis/ground/water.ts';
import { BASE_WIDTH } from '../../../debellis/measures.ts';
import { isUpRiver } from '../../../debellis/naval/ground.ts';
import { stateOf } from '../../../debellis/state.ts';
import { isFrozen } from '../../../debellis/weather/ice.ts';
import { liesTowards, strongWindOf, windOf } from '../../../debellis/weather/weather.ts';
import type { Base, Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { LINE_WIDTH } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { isNaval, isOf } from '../troops/base.ts';
import { isHill } from './going.ts';

/** Do boats pass along this river? One that nobody has diced for counts as easy. */
const bearsBoats = (game: Debellis, battle: Battle, river: TerrainPiece, at: Point | undefined): boolean =>
  (river.width ?? LINE_WIDTH) >= BASE_WIDTH &&
  (at === undefined || game.natureIn(battle, river, game.sectorOf(battle, river, at)) !== 'paltry') &&
  holds('dbm.bts.2');

/** Does this piece bear a naval element? Waterways bear all, wide rivers boats; ice bears none. */
export function bearsNaval(
  game: Debellis,
  battle: Battle,
  piece: TerrainPiece,
  base: Base,
  at?: Point,
): boolean {
  if (isFrozen(battle, piece)) return false;
  if (isWaterway(piece)) return holds('dbm.ww.5');
  return piece.kind === 'Rv' && isOf(base, 'Bts') && bearsBoats(game, battle, piece, at);
}

/** Is it hard going: within 45 degrees of the wind or without one for ships, in strong wind for galleys, up-river for boats? */
export function isHardWater(battle: Battle, piece: TerrainPiece, base: PlacedBase, at: Rectangle): boolean {
  if (!holds('dbm.naval.6')) return false;
  if (isOf(base, 'Gal')) return strongWindOf(battle) !== null;
  if (isOf(base, 'Bts')) return piece.kind === 'Rv' && isUpRiver(piece, at);
  const wind = windOf(battle);
  return stateOf(battle).calm === true || (wind !== null && liesTowards(at.pose.facing, wind));
}

/** Must land troops sail in it? */
export const carriesTroops = (base: Base): boolean => isNaval(base) && !isOf(base, 'Bts(F)', 'Shp(I)');

/** Does a strong wind blow it about, unless it is halted? */
export const drifts = (battle: Battle, base: PlacedBase): boolean =>
  isOf(base, 'Shp') && strongWindOf(battle) !== null && holds('dbm.weather.23');

/** How far a ship drifts, in paces. */
export const DRIFT = 100;

/** Ships fight land troops wherever these stand. */
export const fightsLand = (): boolean => holds('dbm.naval.10');

/** Land at a waterway that has no beach. A town by the water has a quay. */
const STEEP_TO: readonly string[] = ['marsh', 'rocky', 'D'];

/** Does this piece keep troops from going aboard or ashore beside it? */
export const barsLanding = (piece: TerrainPiece): boolean => STEEP_TO.includes(piece.kind) || isHill(piece);
