/** Questions about armies, battlefields and setting up that scenarios and screens ask. */
import type { Question } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { sortedIds, wrong } from '../../../engine/questions.ts';
import { STANDARD } from '../army-size.ts';
import { labelOf } from '../base.ts';
import { FRONTAGE } from '../troop-table.ts';
import { depthOf, type FigureScale, readElement } from '../troops.ts';
import { eligibilityReasons } from './eligibility.ts';
import { fieldFor } from './new-battle.ts';

const baseSizeOf: Question = (_, __, { troop, scale }) => {
  const element = readElement(String(troop));
  const size = (scale ?? '15mm') as FigureScale;
  if (element === null || FRONTAGE.width[size] === undefined)
    return wrong('unknown-element', { troop: String(troop) });
  const width = holds(FRONTAGE.rule) ? FRONTAGE.width[size] : 0;
  return { answer: [width, depthOf(element, size)] };
};

export const SETUP_QUESTIONS: Readonly<Record<string, Question>> = {
  'base-size': baseSizeOf,
  /** By which clauses the terrain of a battle is not eligible. */
  eligibility: (rules, battle) => ({
    answer: sortedIds(eligibilityReasons(rules, battle).map(({ rule }) => rule)),
  }),
  /** Width and depth of the field for armies of so many points. */
  field: (_, __, { ap }) => {
    const { width, depth } = fieldFor(Number(ap ?? STANDARD.ap));
    return { answer: [width, depth] };
  },
  /** What is written on a base. */
  label: (_, battle, { base }) => {
    const found = battle.bases.find(({ id }) => id === base);
    return found ? { answer: labelOf(found) } : wrong('question-base', { base: String(base) });
  },
};
