/** How far bases may go in a bound, as a player reckons it. */
import type { Battle, PlacedBase } from '../engine/battle.ts';
import type { Ruleset } from '../engine/contract.ts';
import { counselFor } from './counsel/counsel.ts';

/** Millimetres that these bases go together: what the counsel says, or else the longest way there is anywhere. */
export const reachOf = (rules: Ruleset, battle: Battle, bases: readonly PlacedBase[]): number =>
  counselFor(rules.id).reach?.(bases) ?? rules.moves.farthest(battle, bases);
