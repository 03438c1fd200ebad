/** Who besieges, and who stands siege. */
import type { Game } from '../../../engine/game/game.ts';
import { controllerOf, ownOf, placeOf, siegeOf } from './state.ts';

/** The province that a player besieges; null if none. */
export const besiegedBy = (game: Game, player: string): string | null =>
  Object.entries(ownOf(game).sieges ?? {}).find(([, { by }]) => by === player)?.[0] ?? null;

/** The province in which a player's field army stands siege; null if none. */
export function standsSiegeIn(game: Game, player: string): string | null {
  const place = placeOf(game, player);
  return place !== null && siegeOf(game, place)?.inside && controllerOf(game, place) === player
    ? place
    : null;
}
