import type { Ruleset } from '../../../engine/contract.ts';
import { type NewBattle, newBattle } from '../../../rules/hott/setup/new-battle.ts';
import { setUpQuickly } from '../../setup/quick-battle.ts';

/** A battle ready for its first bound, set up by the rules by bots for both sides. The seed decides everything. */
export const quickBattle = (rules: Ruleset, options: NewBattle, seed: number) =>
  setUpQuickly(
    rules,
    newBattle(rules, options),
    { red: options.armies.red.name, blue: options.armies.blue.name },
    seed,
  );
