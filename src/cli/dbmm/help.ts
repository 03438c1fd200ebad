import type { RulesetHelp } from '../types.ts';

/** The part of the help that is about De Bellis Magistrorum Militum. */
export const help: RulesetHelp = {
  examples: { clauses: ['acies clauses dbmm'] },
};
