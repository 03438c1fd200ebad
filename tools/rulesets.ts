/** All rulesets at once, for tools and tests. */
import type { Ruleset } from '../src/engine/contract.ts';
import { loadRulesets } from '../src/scenario/rulesets.ts';

export const RULESETS: readonly Ruleset[] = await loadRulesets();

export const rulesetOf = (id: string): Ruleset | undefined => RULESETS.find((rules) => rules.id === id);
