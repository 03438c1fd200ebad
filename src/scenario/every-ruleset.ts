/** Loads all rulesets at once, for programs that may need any of them. */
import type { Ruleset } from '../engine/contract.ts';
import { loadRulesets } from './rulesets.ts';

export const RULESETS: readonly Ruleset[] = await loadRulesets();

export const rulesetOf = (id: string): Ruleset | undefined => RULESETS.find((rules) => rules.id === id);
