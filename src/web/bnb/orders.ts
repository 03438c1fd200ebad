import { type BaseId, type Battle, figure, type PlacedBase, placedBase } from '../../engine/battle.ts';
import type { Judgement } from '../../engine/moves/judge.ts';
import { nextBank } from '../../rules/bnb/ground/banks.ts';
import { bnb as rules } from '../../rules/bnb/index.ts';
import { MU } from '../../rules/bnb/measures.ts';
import { kindOf } from '../../rules/bnb/moves/kind.ts';
import { judgeTogether } from '../../rules/bnb/moves/together.ts';
import { validTargets } from '../../rules/bnb/shooting/aims.ts';
import { canShoot } from '../../rules/bnb/shooting/shooters.ts';
import type { OrdersOnScreen } from '../on-screen/orders.ts';
import { packOrders } from './packs.ts';

/** How far ahead a bank matters: the move of foot. */
const AHEAD = 3 * MU;

/** Bw that moved too far, or far, do not shoot in this bound. */
function losingShots(battle: Battle, after: Battle, { trace, length }: Judgement): readonly BaseId[] {
  if (!trace) return [];
  const loses = (base: PlacedBase): boolean => {
    const moved = figure(base.bound, 'moved') + length;
    const marked = { ...base, bound: { ...base.bound, moved, [kindOf(trace)]: 1 } };
    if (!canShoot(battle, base) || canShoot(battle, marked)) return false;
    const there = placedBase(after, base.id);
    return (
      validTargets(rules, battle, base).length > 0 ||
      (there !== null && validTargets(rules, after, there).length > 0)
    );
  };
  return trace.way.movers.filter(loses).map(({ id }) => id);
}

export const orders: OrdersOnScreen = {
  marks: ['pack', 'tactical', 'far', 'halted', 'impetuous'],
  keys: ['others', 'column', 'bend', 'together'],
  // The middle one is a quarter of a move unit.
  steps: [1, MU / 4, MU],
  buttons: (battle, picked) =>
    battle.flow.awaits[0]?.kind === 'orders'
      ? [
          {
            command: { type: 'halt', bases: [...picked] },
            key: 'screen.halt',
            term: 'halt',
            figures: { count: picked.length },
          },
          ...packOrders(rules, battle, picked),
        ]
      : [],
  together: (battle, moves) => judgeTogether(rules, battle, moves, battle.turn.active),
  losingShots,
  bankAhead: (battle, ground) => nextBank(battle, ground, AHEAD),
};
