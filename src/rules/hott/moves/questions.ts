/** Questions about moves that scenarios and screens ask. */
import type { Question } from '../../../engine/contract.ts';

export const MOVE_QUESTIONS: Readonly<Record<string, Question>> = {};
