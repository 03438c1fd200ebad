import type { Battle } from '../../engine/battle.ts';
import type { Option, Ruleset } from '../../engine/contract.ts';
import { optionsOf } from '../../engine/flow.ts';

const kept = new WeakMap<Battle, readonly Option[]>();

/**
 * The finite choices open in a battle: found once, however many parts of the screen ask for them. Who is drawn
 * on the table for his owner's eyes only hides there all the same.
 */
export function openOptions(rules: Ruleset, battle: Battle): readonly Option[] {
  const known = kept.get(battle) ?? optionsOf(rules, rules.moves.ordered?.(battle, []) ?? battle);
  kept.set(battle, known);
  return known;
}
