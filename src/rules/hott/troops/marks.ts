/** The marks of elements: figures that stand for the battle (`marks`) or for the bound (`bound`). */
import { figure as anyFigure, type Marks } from '../../../engine/battle.ts';

export const MARKS = [
  'arrival',
  'bespelled',
  'bespelledAt',
  'cInC',
  'captive',
  'charged',
  'deployed',
  'deployments',
  'fled',
  'fought',
  'general',
  'held',
  'moved',
  'mustLead',
  'ones',
  'pushed',
  'pursued',
  'recoiled',
  'seen',
  'shared',
  'shot',
  'shotAt',
  'tactical',
  'wasCInC',
  'wasGeneral',
] as const;

export type Mark = (typeof MARKS)[number];

/** The figure of a mark, 0 if there is none. */
export const figure: (marks: Marks, mark: Mark) => number = anyFigure;
