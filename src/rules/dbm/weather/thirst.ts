/** The sides that suffer from thirst. DBM, Weather charts; ruling 85. */

import type { Debellis } from '../../../debellis/game.ts';
import { hourOf } from '../../../debellis/weather/time-of-day.ts';
import { type Battle, basesOnTable, type PlacedBase, type TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { edgeDistance, edgeOfSide } from '../../../engine/setup/edges.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { stateOf } from '../state.ts';

const NOON = 12;

const hasWater = ({ kind }: TerrainPiece): boolean =>
  kind === 'Rv' || kind === 'WW' || (kind === 'BUA' && holds('dbm.weather.3'));

/** How far the rear of the most forward element of a side is from its own edge, in millimetres. */
function reachOf(battle: Battle, side: SideId): number {
  const edge = edgeOfSide(battle, side);
  const rearOf = (base: PlacedBase): number => {
    const { rearLeft, rearRight } = rectangleOfBase(base);
    return Math.min(edgeDistance(battle, edge, rearLeft), edgeDistance(battle, edge, rearRight));
  };
  return basesOnTable(battle)
    .filter((base) => base.side === side)
    .reduce((most, base) => Math.max(most, rearOf(base)), 0);
}

/** From noon on: has a side no water nearer to its own edge than the rear of its most forward element? */
export function isThirsty(game: Debellis, battle: Battle, side: SideId): boolean {
  const hour = hourOf(game, battle);
  if (stateOf(battle).thirst !== true || (hour !== null && hour < NOON)) return false;
  const edge = edgeOfSide(battle, side);
  const reach = reachOf(battle, side);
  return !battle.terrain
    .filter(hasWater)
    .some((piece) => outlineOf(piece).some((p) => moreThan(reach, edgeDistance(battle, edge, p))));
}
