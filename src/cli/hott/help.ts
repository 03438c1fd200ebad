import type { RulesetHelp } from '../types.ts';

/** The part of the help that is about Hordes of the Things. */
export const help: RulesetHelp = {
  examples: {
    army: ['acies army check content/armies/hott/long-barrow.txt'],
    options: ['acies simulate hott --red long-barrow --blue spear-league --option bounds=30'],
    ladder: ['acies ladder hott playing straight --games 80'],
    positions: ['acies positions hott playing master'],
    simulate: ['acies simulate hott --red long-barrow --blue spear-league'],
  },
};
