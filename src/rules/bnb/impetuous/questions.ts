/** The question who is impetuous. */
import { findSide } from '../../../engine/battle.ts';
import type { Question } from '../../../engine/contract.ts';
import { impetuousBases } from './who.ts';

export const IMPETUOUS_QUESTIONS: Readonly<Record<string, Question>> = {
  /** Ids of the bases of a side that must now make an impetuous move. */
  impetuous: (rules, battle, question) => {
    const side = findSide(battle, String(question.side));
    if (!side) return { fault: { key: 'fault.question-side', figures: { side: String(question.side) } } };
    return { answer: impetuousBases(rules, battle, side.id).map((base) => base.id) };
  },
};
