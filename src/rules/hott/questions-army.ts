import type { Question } from '../../engine/contract.ts';

/** Questions about armies, and about who has lost what. */
export const ARMY_QUESTIONS: Readonly<Record<string, Question>> = {};
