import type { RulesetHelp } from '../types.ts';

/** What the help of commands says of Hordes of the Things. */
export const help: RulesetHelp = {
  examples: {
    army: ['acies army check content/armies/hott/long-barrow.txt'],
    options: ['acies simulate hott --red long-barrow --blue spear-league --option bounds=30'],
    simulate: ['acies simulate hott --red long-barrow --blue spear-league'],
  },
};
