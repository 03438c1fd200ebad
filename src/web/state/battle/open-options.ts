import type { Battle } from '../../../engine/battle.ts';
import type { Option } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { keptLast } from '../../../engine/data/memory.ts';
import { optionsOf } from '../../../engine/game/flow.ts';

/** The question which impetuous base moves next. Its options take long to find, and are neither fights nor places. */
export const ADVANCE = 'advance';

/**
 * The finite choices open in a battle, cached for all parts of the screen. A hidden base counts as hidden even where
 * the screen draws it for its owner.
 */
const optionsIn = keptLast((battle: Battle, rules: Ruleset) =>
  optionsOf(rules, rules.moves.ordered?.(battle, []) ?? battle),
);

export const openOptions = (rules: Ruleset, battle: Battle): readonly Option[] => optionsIn(battle, rules);
