import { DBM } from '../../rules/dbm/game.ts';
import { dbm as rules } from '../../rules/dbm/index.ts';
import { named, ordersBy } from '../debellis/orders.ts';
import type { OrdersOnScreen } from '../on-screen/orders.ts';
import { changesOf, notesOf } from './changes.ts';

/** Orders of De Bellis Multitudinis. */
export const orders: OrdersOnScreen = {
  ...ordersBy({ game: DBM, rules, lengths: [300, 250, 200, 150, 100, 50], changesOf }),
  noted: (battle, taken) => notesOf(battle, taken).map((option) => named(battle, option)),
  ofPicked: ['dismount', 'remount', 'embark'],
};
