/** All armies of Blood and Blades, from the texts of their files: lists by id, orders by the name of their file. */
import { type ArmyFile, byPath, kindOfArmyFile } from '../army-file.ts';
import type { Finding } from '../finding.ts';
import type { ArmyList, ArmyOrder } from './army-data.ts';
import { readArmyList } from './list-reader.ts';
import { type Muster, muster } from './muster.ts';
import { type OrderReading, readArmyOrder } from './order-reader.ts';

export interface IndexedOrder {
  /** The path without its ending: `bnb/kish/deep-phalanx`. */
  readonly id: string;
  readonly order: ArmyOrder;
  readonly list: ArmyList | null;
  readonly muster: Muster;
}

export interface ArmyIndex {
  readonly lists: readonly ArmyList[];
  readonly orders: readonly IndexedOrder[];
  /** Files that could not be read, with their faults. */
  readonly wrong: readonly { readonly path: string; readonly faults: readonly Finding[] }[];
}

/** Reads all files. Lists and orders are in the order of their paths. Orders may also draw on the lists in `others`. */
export function armyIndex(files: readonly ArmyFile[], others: readonly ArmyList[] = []): ArmyIndex {
  const sorted = files.toSorted(byPath);
  const ofKind = (heading: 'list' | 'order') =>
    sorted.filter(({ text }) => kindOfArmyFile(text)?.heading === heading);
  const lists = ofKind('list').map(({ path, text }) => ({ path, ...readArmyList(text) }));
  const orders = ofKind('order').map(({ path, text }) => ({ path, ...readArmyOrder(text) }));
  const known = [...lists.flatMap(({ list }) => (list === null ? [] : [list])), ...others];
  return {
    lists: known,
    orders: orders.flatMap((reading) => indexed(reading, known)),
    wrong: [...lists, ...orders]
      .filter(({ faults }) => faults.length > 0)
      .map(({ path, faults }) => ({ path, faults })),
  };
}

function indexed(
  { path, order, places }: OrderReading & { readonly path: string },
  lists: readonly ArmyList[],
): readonly IndexedOrder[] {
  if (order === null) return [];
  const list = lists.find((one) => one.id === order.list) ?? null;
  return [{ id: path.replace(/\.txt$/, ''), order, list, muster: muster(order, list, places) }];
}
