import { DBMM } from '../../rules/dbmm/game.ts';
import { dbmm as rules } from '../../rules/dbmm/index.ts';
import { named, ordersBy } from '../debellis/orders.ts';
import type { OrdersOnScreen } from '../on-screen/orders.ts';
import { changesOf, notesOf } from './changes.ts';
import { chiefOrders } from './chief.ts';

const shared = ordersBy({
  game: DBMM,
  rules,
  lengths: [360, 320, 280, 240, 200, 160, 120, 80, 40],
  changesOf,
});

/** Orders of De Bellis Magistrorum Militum. */
export const orders: OrdersOnScreen = {
  ...shared,
  marks: ['marched', 'halted', 'advanced', 'repulsed', 'pressing'],
  buttons: (battle, picked) =>
    battle.flow.awaits[0]?.kind === 'orders'
      ? [...shared.buttons(battle, picked), ...chiefOrders(battle, picked)]
      : [],
  noted: (battle, taken) => notesOf(battle, taken).map((option) => named(battle, option)),
  // The panel of notes has its own controls for stratagems.
  ofPicked: ['dismount', 'remount', 'embark', 'set-obstacles', 'stratagems'],
};
