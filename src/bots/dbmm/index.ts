import type { RulesetBots } from '../knowledge/known.ts';
import { dbmmAnswers } from './answers.ts';
import { dbmmProfile } from './profile.ts';
import { dbmmSetup } from './setup/answer.ts';

/** The knowledge of bots about DBMM. */
export const dbmm: RulesetBots = { profile: dbmmProfile, setup: dbmmSetup, answers: dbmmAnswers };
