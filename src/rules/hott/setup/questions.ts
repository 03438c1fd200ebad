/** Questions about setting up that scenarios and screens ask. */
import type { Question } from '../../../engine/contract.ts';

export const SETUP_QUESTIONS: Readonly<Record<string, Question>> = {};
