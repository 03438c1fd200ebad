/** What a nation expects of a battle or a siege to come, from what it sees. */
import type { Game } from '../../../engine/game/game.ts';
import { apOf } from '../../../rules/hott/campaign/elements.ts';
import { armyOf, placeOf, siegeOf } from '../../../rules/hott/campaign/state.ts';
import { waysTo } from '../../../rules/hott/campaign/ways.ts';

/** How fast the chance to win grows with a side's share of all army points. */
const STEEPNESS = 2;

/** The chance to win a battle with these army points, from 0.02 to 0.98. */
export function winChance(own: number, foe: number): number {
  if (own + foe === 0) return 0.5;
  const share = own / (own + foe);
  return Math.min(0.98, Math.max(0.02, 0.5 + STEEPNESS * (share - 0.5)));
}

/** The chance of one nation's field army to beat another's, as far as it is seen. */
export const chanceAgainst = (game: Game, player: string, foe: string): number =>
  winChance(apOf(armyOf(game, player)), apOf(armyOf(game, foe)));

/** The chance that a stronghold falls in the first season, without an army inside. */
const STORMED = 1 / 3;

/** The chance that an attack on a province leads to something: a battle won, or a stronghold taken. */
export function attackChance(game: Game, player: string, province: string, owner: string | null): number {
  if (owner === null) return STORMED + 0.2;
  const at = placeOf(game, owner);
  const comes = at === null || at === province || waysTo(game, owner, at, province).length > 0;
  if (comes && !siegeOf(game, province)) return chanceAgainst(game, player, owner);
  // Nobody comes: failure costs only a few army points, and the siege goes on.
  return Math.max(0.6, chanceAgainst(game, player, owner));
}
