import type { Ruleset } from '../engine/contract.ts';
import { bnb } from '../rules/bnb/index.ts';
import { hott } from '../rules/hott/index.ts';

/** The rulesets that files and commands may name. */
export const RULESETS: readonly Ruleset[] = [bnb, hott];

export const rulesetOf = (id: string): Ruleset | undefined => RULESETS.find((rules) => rules.id === id);
