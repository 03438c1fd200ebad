/** The question about the record of a side's ambush. */

import { findSide } from '../../../engine/battle.ts';
import type { Question } from '../../../engine/contract/questions.ts';
import { written } from '../../../engine/data/form.ts';
import { wrong } from '../../../engine/game/questions.ts';
import { ambushRecord } from './rules.ts';

const TENTHS = 10;

/** Centimetres, rounded to the millimetre. */
const centimetres = (mm: number): number => Math.round(mm) / TENTHS;

/**
 * For a side: the piece that hides its ambush (null if it lies behind cover), and for each base its centimetres along
 * the side's edge, from that edge, and from its nearest corner to the border of the piece. Null without an ambush.
 */
const ambush: Question = (_rules, battle, question) => {
  const side = findSide(battle, written(question.side));
  if (!side) return wrong('question-side', { side: written(question.side) });
  const record = ambushRecord(battle, side.id);
  if (!record) return { answer: null };
  const bases = record.bases.map(({ id, along, forward, key }) => [
    id,
    centimetres(along),
    centimetres(forward),
    key && centimetres(key.mm),
  ]);
  return { answer: { piece: record.piece, bases } };
};

export const AMBUSH_QUESTIONS: Readonly<Record<string, Question>> = { ambush };
