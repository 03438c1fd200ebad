import type { RulesetBots } from '../known.ts';
import { bnbProfile } from './profile.ts';
import { bnbSetup } from './setup/answer.ts';

/** What bots know of Blood and Blades. */
export const bnb: RulesetBots = { profile: bnbProfile, setup: bnbSetup };
