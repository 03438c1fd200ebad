import { DBM } from '../../rules/dbm/game.ts';
import { dbm as rules } from '../../rules/dbm/index.ts';
import { changesOf, notesOf } from '../debellis/changes.ts';
import { named, ordersBy } from '../debellis/orders.ts';
import type { OrdersOnScreen } from '../on-screen/orders.ts';

/** Orders of De Bellis Multitudinis. */
export const orders: OrdersOnScreen = {
  ...ordersBy({
    game: DBM,
    rules,
    lengths: [300, 250, 200, 150, 100, 50],
    changesOf: (battle, picked) => changesOf(DBM, rules, battle, picked),
  }),
  noted: (battle, taken) => notesOf(DBM, rules, battle, taken).map((option) => named(battle, option)),
  ofPicked: ['dismount', 'remount', 'embark'],
};
