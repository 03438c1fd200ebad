/** Questions about armies, battlefields and setup that scenarios and screens ask. */
import type { Question } from '../../../engine/contract/questions.ts';
import { written } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { figureAsked, sortedIds, wrong } from '../../../engine/game/questions.ts';
import { ARMY_POINTS } from '../questions/questions-army.ts';
import { writtenOn } from '../troops/base.ts';
import { FRONTAGE } from '../troops/troop-table.ts';
import { depthOf, ELEMENTS, type FigureScale, readElement } from '../troops/troops.ts';
import { eligibilityReasons } from './eligibility.ts';
import { fieldFor } from './new-battle.ts';

const baseSizeOf: Question = (_, __, { troop, scale }) => {
  const element = readElement(written(troop));
  const size = (scale ?? '15mm') as FigureScale;
  if (element === null) return wrong('unknown-element', { troop: written(troop), known: ELEMENTS });
  const scales = Object.keys(FRONTAGE.width);
  if (!scales.includes(size)) return wrong('question-scale', { scale: written(scale), known: scales });
  const width = holds(FRONTAGE.rule) ? FRONTAGE.width[size] : 0;
  return { answer: [width, depthOf(element, size)] };
};

export const SETUP_QUESTIONS: Readonly<Record<string, Question>> = {
  'base-size': baseSizeOf,
  /** The clauses by which the terrain of a battle is not eligible. */
  eligibility: (rules, battle) => ({
    answer: sortedIds(eligibilityReasons(rules, battle).map(({ rule }) => rule)),
  }),
  /** Width and depth of the field for armies of these points. */
  field: (_, __, question) => {
    const ap = figureAsked(question, 'ap', ARMY_POINTS);
    if (typeof ap !== 'number') return ap;
    const { width, depth } = fieldFor(ap);
    return { answer: [width, depth] };
  },
  /** What is written on a base. */
  label: (_, battle, { base }) => {
    const found = battle.bases.find(({ id }) => id === base);
    return found ? { answer: writtenOn(found) } : wrong('question-base', { base: written(base) });
  },
};
