import type { Work } from '../../engine/contract/sequence.ts';
import { beginNextBound } from '../../engine/phases/sequence.ts';
import type { DbmmClause } from './clauses/ids.ts';

/** The phases of a bound, in order. DBMM, Sequence of play. */
export const BOUND: readonly string[] = [
  'shattered',
  'pips',
  'arrivals',
  'moves',
  'spontaneous-moves',
  'rout-moves',
  'shooting',
  'turn-to-face',
  'close-combat',
  'feigned-flights',
  'end-of-bound',
  'rallying',
];

const BOUNDS: Readonly<Record<'alternate' | 'pointsLost', DbmmClause>> = {
  alternate: 'dbmm.seq.4',
  pointsLost: 'dbmm.seq.5',
};

/** Begins the next bound. */
export const nextBound = (work: Work): void => beginNextBound(work, BOUNDS);
