/** Figures of a nation and of a siege: recruits due, the largest field army, the score that takes a stronghold. */
import { holds } from '../../../engine/effects.ts';
import type { Game } from '../../../engine/game/game.ts';
import { apOf } from './elements.ts';
import { armyOf, controlledBy, mapOf, ownOf, siegeOf } from './state.ts';

/** The army points due to a player in winter: 2 for each province, and 2 more for his capital. */
export function recruitsDue(game: Game, player: string): number {
  const provinces = controlledBy(game, player);
  const capital = mapOf(game).provinces.some(
    ({ id, owner, capital: is }) => is && owner === player && provinces.includes(id),
  );
  return holds('hott.campyear.7') ? 2 * provinces.length + (capital ? 2 : 0) : 0;
}

/** The largest field army that a player may have in this year. */
export const FULL = 24;
const SMALL = 20;
export const maximumOf = (game: Game, player: string): number =>
  ownOf(game).small?.includes(player) && holds('hott.campyear.8') ? SMALL : FULL;

export const isOver = (game: Game, player: string): number =>
  Math.max(0, apOf(armyOf(game, player)) - maximumOf(game, player));

/** The score that captures a stronghold; it falls with each season. */
export function siegeScore(game: Game, province: string): number | null {
  const siege = siegeOf(game, province);
  if (!siege) return null;
  const first = siege.inside ? 6 : 5;
  return first - (holds('hott.campsiege.6') ? Math.max(0, siege.season - 1) : 0);
}
