import type { RulesetBots } from '../known.ts';
import { bnbCounsel } from './profile.ts';
import { bnbSetup } from './setup/answer.ts';

/** What bots know of Blood and Blades. */
export const bnb: RulesetBots = { counsel: bnbCounsel, setup: bnbSetup };
