import type { RulesetHelp } from '../types.ts';

/** What the help of commands says of De Bellis Multitudinis. */
export const help: RulesetHelp = { examples: {} };
