import type { RulesetCli } from '../types.ts';
import { odds } from './odds.ts';

/** De Bellis Magistrorum Militum on the command line. */
export const dbmm: RulesetCli = { odds };
