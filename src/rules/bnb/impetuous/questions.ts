/** The question which bases are impetuous. */

import { ofBase } from '../../../engine/battle/of-base.ts';
import { findSide } from '../../../engine/battle.ts';
import type { Question } from '../../../engine/contract/questions.ts';
import { written } from '../../../engine/data/form.ts';
import { wrong } from '../../../engine/game/questions.ts';
import { dutyOf, impetuousBases } from './who.ts';

const ofOne = ofBase((battle, base, rules) => ({ answer: dutyOf(rules, battle, base) !== null }));

/** For a side: the ids of its bases that must make an impetuous move now. For a base: whether it must. */
const impetuous: Question = (rules, battle, question) => {
  if (question.base !== undefined) return ofOne(rules, battle, question);
  const side = findSide(battle, written(question.side));
  if (!side) return wrong('question-side', { side: written(question.side) });
  return { answer: impetuousBases(rules, battle, side.id).map(({ id }) => id) };
};

export const IMPETUOUS_QUESTIONS: Readonly<Record<string, Question>> = { impetuous };
