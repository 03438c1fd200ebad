import { bnb } from './bnb/ruleset.ts';
import { dbm } from './dbm/ruleset.ts';
import { dbmm } from './dbmm/ruleset.ts';
import { hott } from './hott/ruleset.ts';
import type { RulesetWords } from './types.ts';

/** The words of each ruleset, in the order in which the rulesets are offered. */
export const RULESET_WORDS: Readonly<Record<string, RulesetWords>> = { bnb, hott, dbm, dbmm };
