/** What a ruleset is asked when it adds facts of its own to a combatant. */
import type { BaseId, Battle, PlacedBase } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';

export interface FactsAsked {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly base: PlacedBase;
  readonly enemy: PlacedBase;
  readonly doing: 'contact' | 'shooting';
  /** All that shoot with it, itself included. */
  readonly company: readonly BaseId[];
}
