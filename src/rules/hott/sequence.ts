/** The phases of a bound, and how the next bound begins. */
import type { Work } from '../../engine/contract/sequence.ts';
import { holds } from '../../engine/effects.ts';
import type { Reason } from '../../engine/event.ts';
import { reason } from '../../engine/game/decide.ts';
import { type BoundRules, beginNextBound, type Part, stepsOf } from '../../engine/phases/sequence.ts';
import type { HottClause } from './clauses/ids.ts';

/** The phases of a bound, and the judging of victory after them. Hordes of the Things, Sequence of play. */
export const BOUND: readonly Required<Part<HottClause>>[] = [
  { rule: 'hott.seq.2', step: 'pips' },
  { rule: 'hott.seq.3', step: 'special' },
  { rule: 'hott.seq.4', step: 'tactical-moves' },
  { rule: 'hott.seq.7', step: 'turn-to-face' },
  { rule: 'hott.seq.8', step: 'shooting' },
  { rule: 'hott.seq.12', step: 'close-combat' },
  { rule: 'hott.seq.17', step: 'end-of-bound' },
];

/** The phases in their order; without the clause of the order, reversed. */
export function phasesOfBound(): readonly string[] {
  const played = stepsOf(BOUND);
  return holds('hott.seq.1') ? played : played.toReversed();
}

/** Commands of arrivals and returns, which come before the first tactical move. */
const BEFORE_MOVES: readonly string[] = ['deploy', 'replace-horde', 'desorcel'];

/** The reason against a command in the wrong phase. */
export const outOfPhase = ({ rules }: Pick<Work, 'rules'>, type: string, phase: string): Reason =>
  BEFORE_MOVES.includes(type) && phase === 'tactical-moves' && holds('hott.seq.5')
    ? { rule: 'hott.seq.5', key: 'hott.sequence.before-moves', figures: { type, phase } }
    : reason(rules, 'wrong-phase', { type, phase });

const BOUNDS: BoundRules<HottClause> = {
  alternate: 'hott.deploy.7',
  pointsLost: 'hott.seq.16',
};

/** Begins the next bound: the sides alternate, two bounds make a round, and unspent PIPs are lost. */
export const nextBound = (work: Work): void => beginNextBound(work, BOUNDS);
