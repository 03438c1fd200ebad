/** The question who is impetuous. */
import { type Battle, findSide, placedBase } from '../../../engine/battle.ts';
import type { Answer, Question, Ruleset } from '../../../engine/contract.ts';
import { dutyOf, impetuousBases } from './who.ts';

const wrong = (key: string, name: string, value: string): Answer => ({
  fault: { key: `fault.question-${key}`, figures: { [name]: value } },
});

function ofBase(rules: Ruleset, battle: Battle, id: string): Answer {
  const base = placedBase(battle, id);
  return base ? { answer: dutyOf(rules, battle, base) !== null } : wrong('base', 'base', id);
}

/** Of a side: the ids of its bases that must now make an impetuous move. Of a base: whether it must. */
const impetuous: Question = (rules, battle, { side: asked, base }) => {
  if (base !== undefined) return ofBase(rules, battle, String(base));
  const side = findSide(battle, String(asked));
  if (!side) return wrong('side', 'side', String(asked));
  return { answer: impetuousBases(rules, battle, side.id).map(({ id }) => id) };
};

export const IMPETUOUS_QUESTIONS: Readonly<Record<string, Question>> = { impetuous };
