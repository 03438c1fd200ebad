import type { Battle } from '../../../engine/battle.ts';
import type { Option } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { keptLast } from '../../../engine/data/memory.ts';
import { findOptions } from '../../searching/open-options.ts';

const optionsIn = keptLast((battle: Battle, rules: Ruleset) => findOptions(rules, battle));

/** The finite choices open in a battle, cached for all parts of the screen. */
export const openOptions = (rules: Ruleset, battle: Battle): readonly Option[] => optionsIn(battle, rules);

/** The question which impetuous base moves next. Its options take long to find, and are neither fights nor places. */
export const ADVANCE = 'advance';
