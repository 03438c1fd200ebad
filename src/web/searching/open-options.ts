import type { Battle } from '../../engine/battle.ts';
import type { Option } from '../../engine/contract/sequence.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { optionsOf } from '../../engine/game/flow.ts';

/**
 * The finite choices open in a battle as a seat sees it. A hidden base counts as hidden even where the screen draws it
 * for its owner.
 */
export const findOptions = (rules: Ruleset, battle: Battle): readonly Option[] =>
  optionsOf(rules, rules.moves.ordered?.(battle, []) ?? battle);
