import type { RulesetCli } from '../types.ts';
import { armies } from './army.ts';
import { CAMPAIGN_VERBS } from './campaign/verbs.ts';
import { odds } from './odds.ts';

/** Hordes of the Things on the command line. */
export const hott: RulesetCli = { odds, armies, campaign: CAMPAIGN_VERBS };
