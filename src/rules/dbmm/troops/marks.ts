/** The marks of elements: those of both De Bellis rulesets, and those that only DBMM knows. */
import { MARKS as SHARED, type Mark as SharedMark } from '../../../debellis/marks.ts';
import { figure as anyFigure, type Marks } from '../../../engine/battle.ts';

const OWN = [
  'askew',
  'behindObstacles',
  'breaksThrough',
  'brilliant',
  'broken',
  'destroyedEnemy',
  'disheartened',
  'elephantKiller',
  'feigning',
  'feigns',
  'inert',
  'left',
  'lured',
  'marchEnded',
  'obstacles',
  'obstaclesSet',
  'pressing',
  'rearHalf',
  'repulsed',
  'routed',
  'routing',
  'shaken',
  'shattered',
  'stroke',
  'strokeKept',
  'strokeUsed',
  'wedge',
] as const;

export const MARKS = [...SHARED, ...OWN] as const;

export type Mark = SharedMark | (typeof OWN)[number];

/** The figure of a mark, 0 if there is none. */
export const figure: (marks: Marks, mark: Mark) => number = anyFigure;
