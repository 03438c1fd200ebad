/** Questions about armies, battlefields and setting up that scenarios and screens ask. */
import type { Base, Battle, Json } from '../../../engine/battle.ts';
import type { Answer, Question, Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Fault } from '../../../engine/event.ts';
import { poseAt } from '../../../engine/setup/putting-down.ts';
import { STANDARD } from '../army-size.ts';
import { labelOf } from '../base.ts';
import { FRONTAGE } from '../troop-table.ts';
import { depthOf, type FigureScale, readElement } from '../troops.ts';
import { deployReasons } from './deploy.ts';
import { eligibilityReasons } from './eligibility.ts';
import { fieldFor } from './new-battle.ts';

const wrong = (key: string, figures: Fault['figures']): { readonly fault: Fault } => ({
  fault: { key: `fault.${key}`, figures },
});

/** One element as it would be put down at a place. */
function tried(rules: Ruleset, { side, troop }: { readonly [key: string]: Json }): Base | Fault {
  const mustered = rules.muster(String(troop), []);
  if ('key' in mustered) return mustered;
  return { ...mustered, id: 'tried', side: String(side), place: 'reserve', pose: null, start: null };
}

const isPlace = (value: Json | undefined): value is readonly [number, number, number] =>
  Array.isArray(value) && value.length >= 2 && value.every((part) => typeof part === 'number');

function canDeploy(rules: Ruleset, battle: Battle, question: { readonly [key: string]: Json }): Answer {
  const base = tried(rules, question);
  if ('key' in base) return { fault: base };
  if (!isPlace(question.at)) return wrong('question-place', {});
  const [x, y, degrees] = question.at;
  const pose = poseAt([x, y, degrees ?? Number(question.facing ?? 0)]);
  return { answer: deployReasons(rules, battle, [{ base, pose }]).length === 0 };
}

const baseSizeOf: Question = (_, __, { troop, scale }) => {
  const element = readElement(String(troop));
  const size = (scale ?? '15mm') as FigureScale;
  if (element === null || FRONTAGE.width[size] === undefined)
    return wrong('unknown-element', { troop: String(troop) });
  const width = holds(FRONTAGE.rule) ? FRONTAGE.width[size] : 0;
  return { answer: [width, depthOf(element, size)] };
};

/** The names of the clauses that an answer is broken by, each once. */
const rulesOf = (reasons: readonly { readonly rule: string }[]): readonly string[] =>
  [...new Set(reasons.map(({ rule }) => rule))].toSorted();

export const SETUP_QUESTIONS: Readonly<Record<string, Question>> = {
  'can-deploy': canDeploy,
  'base-size': baseSizeOf,
  /** By which clauses the terrain of a battle is not eligible. */
  eligibility: (rules, battle) => ({ answer: rulesOf(eligibilityReasons(rules, battle)) }),
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
