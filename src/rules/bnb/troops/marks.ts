/** The marks of bases: figures that stand for the battle (`marks`) or for the bound (`bound`). */
import { figure as anyFigure, type Marks } from '../../../engine/battle.ts';

export const MARKS = [
  'cInC',
  'far',
  'fled',
  'fought',
  'halted',
  'impetuous',
  'inAmbush',
  'moved',
  'pack',
  'pushed',
  'pursued',
  'recoiled',
  'seen',
  'shot',
  'shotAt',
  'supports',
  'surging',
  'tactical',
] as const;

export type Mark = (typeof MARKS)[number];

/** The figure of a mark, 0 if there is none. */
export const figure: (marks: Marks, mark: Mark) => number = anyFigure;
