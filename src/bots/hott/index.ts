import type { RulesetBots } from '../knowledge/known.ts';
import { hottProfile } from './profile.ts';
import { hottSetup } from './setup/answer.ts';

/** The knowledge of bots about Hordes of the Things. */
export const hott: RulesetBots = { profile: hottProfile, setup: hottSetup };
