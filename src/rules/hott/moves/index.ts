/** What Hordes of the Things says of moves, for the engine. */
import type { MoveRules } from '../../../engine/contract.ts';
import { fromStart } from '../../../engine/moves/measure.ts';
import { elementOf } from '../base.ts';
import { paces } from '../measures.ts';
import { moveOf } from '../troops.ts';

export const moves: MoveRules = {
  reached: fromStart,
  allowance: (trace) => ({
    mm: Math.min(...trace.way.movers.map((base) => paces(moveOf(elementOf(base), 'good').value))),
    going: 'good',
    lines: [],
  }),
  farthest: (_battle, bases) =>
    Math.min(...bases.map((base) => paces(moveOf(elementOf(base), 'good').value))),
  badLeg: (fault) => ({
    rule: 'hott.move.2',
    key: `hott.leg.${fault.what}`,
    figures: { leg: fault.leg, kind: fault.kind },
  }),
  checks: { voluntary: [] },
  displaced: () => [],
  price: () => [{ rule: 'hott.pip.1', value: 1, key: 'hott.price.move' }],
  points: (battle) => battle.turn.pips[''] ?? 0,
  fights: () => false,
};
