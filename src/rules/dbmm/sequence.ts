import { rememberAtEnd } from '../../debellis/commands/remembering.ts';
import type { Debellis } from '../../debellis/game.ts';
import type { Step, Work } from '../../engine/contract/sequence.ts';
import { holds } from '../../engine/effects.ts';
import { DONE } from '../../engine/game/asking.ts';
import { beginNextBound } from '../../engine/phases/sequence.ts';
import type { DbmmClause } from './clauses/ids.ts';
import { bringNewOrders } from './orders/changing.ts';

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

/** The clauses of the phases in which players do something whenever they can. */
const PHASES: Readonly<Record<string, DbmmClause>> = {
  moves: 'dbmm.seq.7',
  'spontaneous-moves': 'dbmm.seq.8',
  shooting: 'dbmm.seq.10',
  'turn-to-face': 'dbmm.seq.11',
  'close-combat': 'dbmm.seq.11',
};

const whileHolds = (rule: DbmmClause | undefined, step: Step): Step =>
  rule === undefined ? step : { ...step, run: (work, frame) => (holds(rule) ? step.run(work, frame) : DONE) };

/** These steps, those of phases only while the clause of the phase is in force. */
export const phased = (steps: Readonly<Record<string, Step>>): Readonly<Record<string, Step>> =>
  Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, whileHolds(PHASES[name], step)]));

const BOUNDS: Readonly<Record<'alternate' | 'pointsLost', DbmmClause>> = {
  alternate: 'dbmm.seq.4',
  pointsLost: 'dbmm.order.8',
};

/** Begins the next bound. New orders of the side whose bound it was come into force. */
export function nextBound(game: Debellis, work: Work): void {
  bringNewOrders(work);
  rememberAtEnd(game, work, () => beginNextBound(work, BOUNDS));
}
