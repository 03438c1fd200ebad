import type { RulesetBots } from '../knowledge/known.ts';
import { dbmAnswers } from './answers.ts';
import { dbmProfile } from './profile.ts';
import { dbmSetup } from './setup/answer.ts';

/** The knowledge of bots about DBM. */
export const dbm: RulesetBots = { profile: dbmProfile, setup: dbmSetup, answers: dbmAnswers };
