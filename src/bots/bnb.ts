import { bnbCounsel } from './counsel/bnb.ts';
import type { RulesetBots } from './known.ts';
import { bnbSetup } from './setup/bnb/answer.ts';

/** What bots know of Blood and Blades. */
export const bnb: RulesetBots = { counsel: bnbCounsel, setup: bnbSetup };
