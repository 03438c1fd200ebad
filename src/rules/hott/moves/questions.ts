/** Questions about moves that scenarios and screens ask. */

import { type Json, placedBase } from '../../../engine/battle.ts';
import type { Answer, Question } from '../../../engine/contract/questions.ts';
import { isRecord, written } from '../../../engine/data/form.ts';
import { figureAsked, wrong } from '../../../engine/game/questions.ts';
import { costOf } from '../../../engine/moves/judge.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { discountIf } from '../mass/commands.ts';
import { armyCostOf } from '../questions/questions-army.ts';
import { type Element, readElement } from '../troops/troops.ts';
import { IN_COMMAND, isFlighty, linesOf, OUT_OF_SIGHT, priceOf } from './price.ts';

/** Bounds of the distance to a general in millimetres, and of extra points. */
const DISTANCE = { usual: 0, least: 0, most: 10_000 };
const EXTRA = { usual: 0, least: 0, most: 6 };

/** Elements given by name, or as lines with a `troop`; null if one cannot be read. */
function readElements(elements: Json | undefined): readonly Element[] | null {
  if (!Array.isArray(elements)) return null;
  const read = (elements as readonly Json[]).map((each) =>
    readElement(written(isRecord(each) ? each.troop : each)),
  );
  return read.includes(null) ? null : (read as readonly Element[]);
}

/** The PIPs of a move of elements off the table; the question says where their general is. */
function costOfElements(question: Parameters<Question>[2]): Answer {
  const elements = readElements(question.elements);
  if (!elements || elements.length === 0) return wrong('question-elements');
  const far = figureAsked(question, 'generalDistance', DISTANCE);
  const extra = figureAsked(question, 'extraPips', EXTRA);
  if (typeof far !== 'number') return far;
  if (typeof extra !== 'number') return extra;
  const facts = {
    flighty: elements.some(isFlighty),
    generalLost: () => question.generalLost === true,
    generalFar: () => moreThan(far, IN_COMMAND),
    generalUnseen: () => question.generalUnseen === true && moreThan(far, OUT_OF_SIGHT),
  };
  const lines = [...linesOf(facts, extra), ...discountIf(question.includesCInC === true)];
  return { answer: costOf(lines) };
}

/**
 * The cost of a tactical move in PIPs: of `bases` on the table, or of `elements` with `generalLost`,
 * `generalDistance` (millimetres), `generalUnseen` and, in a mass battle, `includesCInC`. With `army` it is the
 * cost of an army in army points.
 */
const cost: Question = (rules, battle, question) => {
  if (question.army !== undefined) return armyCostOf(rules, battle, question);
  if (!Array.isArray(question.bases)) return costOfElements(question);
  const ids = question.bases.map(written);
  const bases = ids.map((id) => placedBase(battle, id)).filter((base) => base !== null);
  const missing = ids.find((id) => !bases.some((base) => base.id === id));
  if (missing !== undefined || bases.length === 0) return wrong('question-base', { base: missing ?? '' });
  const extra = figureAsked(question, 'extraPips', EXTRA);
  if (typeof extra !== 'number') return extra;
  return { answer: costOf(priceOf(battle, bases, extra)) };
};

export const MOVE_QUESTIONS: Readonly<Record<string, Question>> = { cost };
