import type { RulesetBots } from '../knowledge/known.ts';
import { bnbProfile } from './profile.ts';
import { bnbSetup } from './setup/answer.ts';

/** The knowledge of bots about Blood and Blades. */
export const bnb: RulesetBots = { profile: bnbProfile, setup: bnbSetup };
