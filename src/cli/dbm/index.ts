import type { RulesetCli } from '../types.ts';
import { armies } from './army.ts';
import { odds } from './odds.ts';

/** De Bellis Multitudinis on the command line. */
export const dbm: RulesetCli = { odds, armies };
