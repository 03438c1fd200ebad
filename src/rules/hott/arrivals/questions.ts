/** Questions about arrivals that scenarios and screens ask. */
import type { Question } from '../../../engine/contract.ts';

export const ARRIVAL_QUESTIONS: Readonly<Record<string, Question>> = {};
