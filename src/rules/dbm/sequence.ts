import { rememberAtEnd } from '../../debellis/commands/remembering.ts';
import type { Debellis } from '../../debellis/game.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import { beginNextBound } from '../../engine/phases/sequence.ts';
import type { DbmClause } from './clauses/ids.ts';

/** The phases of a bound, in order. DBM, Sequence of play; ruling 54. */
export const BOUND: readonly string[] = [
  'pips',
  'arrivals',
  'moves',
  'spontaneous-moves',
  'turn-to-face',
  'shooting',
  'close-combat',
  'end-of-bound',
];

const BOUNDS: Readonly<Record<'alternate' | 'pointsLost', DbmClause>> = {
  alternate: 'dbm.seq.1',
  pointsLost: 'dbm.pip.4',
};

/** Begins the next bound. The sides alternate, and two bounds are a round. Unspent PIPs are lost. */
export const nextBound = (game: Debellis, work: Work): void =>
  rememberAtEnd(game, work, () => beginNextBound(work, BOUNDS));
