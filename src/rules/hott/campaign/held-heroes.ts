/** Heroes held captive in the stronghold of a battle, who may be desorcelled there. */

import { holds } from '../../../engine/effects.ts';
import type { Game } from '../../../engine/game/game.ts';
import { broughtBy, type Role, roleOfPlayer, strongholdOf } from './conflict.ts';
import { type Conflict, ownOf } from './state.ts';

/** The heroes of a side whom the owner of the stronghold on the board holds captive there. */
export const heldHere = (game: Game, conflict: Conflict, role: Role) => {
  const { province } = conflict;
  const keeper = strongholdOf(game, conflict);
  if (keeper === null || roleOfPlayer(game, conflict, keeper) === role || !holds('hott.campafter.8'))
    return [];
  const own = Object.keys(broughtBy(game, conflict, role));
  return (ownOf(game).captives ?? []).filter(({ of, at }) => at === province && own.includes(of));
};
