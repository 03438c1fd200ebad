/** Questions about combats that scenarios and screens ask. */
import type { Question } from '../../../engine/contract.ts';

export const combatQuestions: Readonly<Record<string, Question>> = {};
