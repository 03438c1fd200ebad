/** The marks of elements: figures that stand for the battle (`marks`) or for the bound (`bound`). */
import { figure as anyFigure, type Marks } from '../engine/battle.ts';

/** The marks that both rulesets know. */
export const MARKS = [
  'advanced',
  'ally',
  'cInC',
  'changedSides',
  'charged',
  'chariot',
  'demoralised',
  'doubleBased',
  'entering',
  'fled',
  'fought',
  'general',
  'halted',
  'hasMoved',
  'kept',
  'landed',
  'landing',
  'listed',
  'anyGrade',
  'lostInCombat',
  'marched',
  'marches',
  'moved',
  'onCamels',
  'onWagon',
  'pigs',
  'pursued',
  'pushed',
  'rebate',
  'recoiled',
  'seen',
  'shot',
  'shotAt',
  'unreliable',
] as const;

/** A mark by name. `known.` and the name of a command: that command knows of the element. */
export type Mark = (typeof MARKS)[number] | `known.${string}`;

/** The figure of a mark, 0 if there is none. */
export const figure: (marks: Marks, mark: Mark) => number = anyFigure;
