<<<<<<< HEAD:src/web/state/open-options.ts
import type { Battle } from '../../engine/battle.ts';
import type { Option, Ruleset } from '../../engine/contract.ts';
import { optionsOf } from '../../engine/flow.ts';
import { keptLast } from '../../engine/memory.ts';
=======
import type { Battle } from '../../../engine/battle.ts';
import type { Option, Ruleset } from '../../../engine/contract.ts';
import { optionsOf } from '../../../engine/flow.ts';

const kept = new WeakMap<Battle, readonly Option[]>();
>>>>>>> f0fc851 (web: group the state of the screen by topic):src/web/state/battle/open-options.ts

/**
 * The finite choices open in a battle: found once, however many parts of the screen ask for them. Who is drawn
 * on the table for his owner's eyes only hides there all the same.
 */
const optionsIn = keptLast((battle: Battle, rules: Ruleset) =>
  optionsOf(rules, rules.moves.ordered?.(battle, []) ?? battle),
);

export const openOptions = (rules: Ruleset, battle: Battle): readonly Option[] => optionsIn(battle, rules);
