import type { RulesetHelp } from '../types.ts';

/** The part of the help that is about De Bellis Multitudinis. */
export const help: RulesetHelp = {
  examples: { army: ['acies army check content/armies/dbm/gaul/list.txt'] },
};
