import { otherSide } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract.ts';
import { holds } from '../../engine/effects.ts';
import { tell } from '../../engine/work.ts';

/** The phases of a bound, always in this order. Hordes of the Things, Sequence of play. */
export const BOUND = [
  'pips',
  'special',
  'tactical-moves',
  'turn-to-face',
  'shooting',
  'close-combat',
  'end-of-bound',
] as const;

/** The sides have alternate bounds; unspent PIPs are lost. */
export function nextBound(work: Work): void {
  const { turn } = work.battle;
  const active = otherSide(work.battle, turn.active);
  const bound = turn.bound + 1;
  const round = bound % 2 === 1 ? turn.round + 1 : turn.round;
  tell(work, { type: 'bound-begins', rule: 'hott.deploy.7', figures: { side: active, round, bound } }, [
    { change: 'clear' },
    { change: 'turn', set: { active, bound, round, ...(holds('hott.seq.16') ? { pips: {} } : {}) } },
  ]);
}
