/** All army lists and orders of battle of Blood and Blades. */
import { orderIndexer } from '../lists/order-index.ts';
import { readArmyList } from './list-reader.ts';
import { muster } from './muster.ts';
import { readArmyOrder } from './order-reader.ts';

/** Reads all files. */
export const armyIndex = orderIndexer({
  headings: { list: 'list', order: 'order' },
  list: readArmyList,
  order: readArmyOrder,
  muster: (order, list, _lists, places) => muster(order, list, places),
});

export type ArmyIndex = ReturnType<typeof armyIndex>;
export type IndexedOrder = ArmyIndex['orders'][number];
