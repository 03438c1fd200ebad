import { otherSide } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract.ts';
import { holds } from '../../engine/effects.ts';
import { tell } from '../../engine/work.ts';
import type { BnbClause } from './clauses/ids.ts';

/** The steps of a bound, always in this order. Blood and Blades, bound. */
export const BOUND: readonly { readonly rule: BnbClause; readonly step: string }[] = [
  { rule: 'bnb.bound.6', step: 'pips' },
  { rule: 'bnb.bound.7', step: 'voluntary-moves' },
  { rule: 'bnb.bound.8', step: 'impetuous-moves' },
  { rule: 'bnb.bound.9', step: 'shooting' },
  { rule: 'bnb.bound.10', step: 'close-combat' },
  { rule: 'bnb.bound.11', step: 'moral' },
];

export const phasesOfBound = (): readonly string[] =>
  BOUND.filter((phase) => holds(phase.rule)).map((phase) => phase.step);

/** The players are active in turn; two bounds are a round; unspent PIGs are lost. */
export function nextBound(work: Work): void {
  const { turn } = work.battle;
  const active = holds('bnb.bound.3') ? otherSide(work.battle, turn.active) : turn.active;
  const bound = turn.bound + 1;
  const round = bound % 2 === 1 && holds('bnb.bound.2') ? turn.round + 1 : turn.round;
  tell(work, { type: 'bound-begins', rule: 'bnb.bound.3', figures: { side: active, round, bound } }, [
    { change: 'clear' },
    { change: 'turn', set: { active, bound, round, ...(holds('bnb.pig.4') ? { pips: {} } : {}) } },
  ]);
}
