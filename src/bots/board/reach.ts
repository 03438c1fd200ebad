/** How far bases may go in a bound, as a player reckons it. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { counselFor } from '../plain-profile.ts';

/** Millimetres that these bases go together on most ground, or where roads are reckoned with, on any. */
export function reachOf(rules: Ruleset, battle: Battle, bases: readonly PlacedBase[]): number {
  const { byRoad, stride } = counselFor(rules.id);
  return byRoad ? rules.moves.farthest(battle, bases) : stride(bases);
}
