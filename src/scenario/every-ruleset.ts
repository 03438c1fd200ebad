/** All rulesets at once, for programs that may be asked for any of them. */
import type { Ruleset } from '../engine/contract.ts';
import { loadRulesets } from './rulesets.ts';

export const RULESETS: readonly Ruleset[] = await loadRulesets();

export const rulesetOf = (id: string): Ruleset | undefined => RULESETS.find((rules) => rules.id === id);
