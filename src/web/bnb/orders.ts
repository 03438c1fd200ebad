import { nextBank } from '../../rules/bnb/banks.ts';
import { bnb as rules } from '../../rules/bnb/index.ts';
import { MU } from '../../rules/bnb/measures.ts';
import { judgeTogether } from '../../rules/bnb/moves/together.ts';
import type { OrdersOnScreen } from '../on-screen/orders.ts';
import { packOrders } from './packs.ts';

/** How far ahead a bank matters: the move of foot. */
const AHEAD = 3 * MU;

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
            figures: { count: picked.length },
          },
          ...packOrders(rules, battle, picked),
        ]
      : [],
  together: (battle, moves) => judgeTogether(rules, battle, moves, battle.turn.active),
  bankAhead: (battle, ground) => nextBank(battle, ground, AHEAD),
};
