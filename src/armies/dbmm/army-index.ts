/** All army lists and orders of battle of DBMM. */
import { orderIndexer } from '../lists/order-index.ts';
import { readArmyList, readArmyOrder } from './army-book.ts';
import { muster } from './muster.ts';

/** Reads all files. */
export const armyIndex = orderIndexer({
  headings: { list: 'dbmm list', order: 'dbmm order' },
  list: readArmyList,
  order: readArmyOrder,
  muster: (order, _list, lists, places) => muster(order, lists, places),
});

export type ArmyIndex = ReturnType<typeof armyIndex>;
export type IndexedOrder = ArmyIndex['orders'][number];
