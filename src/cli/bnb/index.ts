import type { RulesetCli } from '../types.ts';
import { armies } from './army.ts';
import { odds } from './odds.ts';

/** Blood and Blades on the command line. */
export const bnb: RulesetCli = { odds, armies };
