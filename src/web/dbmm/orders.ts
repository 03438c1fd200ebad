import { DBMM } from '../../rules/dbmm/game.ts';
import { dbmm as rules } from '../../rules/dbmm/index.ts';
import { ordersBy } from '../debellis/orders.ts';
import type { OrdersOnScreen } from '../on-screen/orders.ts';

/** Orders of De Bellis Magistrorum Militum. */
export const orders: OrdersOnScreen = {
  ...ordersBy({
    game: DBMM,
    rules,
    lengths: [360, 320, 280, 240, 200, 160, 120, 80, 40],
    changesOf: () => [],
  }),
  // The panel of notes has its own controls for these.
  ofPicked: ['stratagems'],
  marks: ['marched', 'halted', 'advanced', 'repulsed', 'pressing'],
};
