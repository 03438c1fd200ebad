/** How bots and simulations open a battle of DBM from army files. */
import { armyIndex, type IndexedOrder } from '../../armies/dbm/army-index.ts';
import { findOrder } from '../../armies/lists/find-order.ts';
import { newBattle } from '../../rules/dbm/setup/new-battle.ts';
import type { Contender, Opener } from '../opening.ts';
import { battleArmyOf } from './setup/army.ts';

const contender = (order: IndexedOrder): Contender<IndexedOrder> => ({
  id: order.id,
  faults: order.muster.faults,
  army: order,
});

/** Orders of battle of DBM; a list's name means its first order. */
export const dbmOpener: Opener<IndexedOrder> = {
  kind: 'dbm order',
  gather(files) {
    const index = armyIndex(files);
    return {
      contenders: index.orders.map(contender),
      wrong: index.wrong,
      find(name) {
        const order = findOrder(index, name);
        return order && contender(order);
      },
    };
  },
  open: (rules, red, blue, options = {}) =>
    newBattle(rules, { options, armies: { red: battleArmyOf(red), blue: battleArmyOf(blue) } }),
};
