/** All armies at hand, from the texts of their files: lists by id, orders by the name of their file. */
import type { ArmyList, ArmyOrder } from './army-data.ts';
import { readArmyList } from './list-reader.ts';
import type { Finding } from './messages.ts';
import { type Muster, muster } from './muster.ts';
import { type OrderReading, readArmyOrder } from './order-reader.ts';

/** A file with its path below the folder of armies, such as `kish/royal-guard.txt`. */
export interface ArmyFile {
  readonly path: string;
  readonly text: string;
}

export interface IndexedOrder {
  /** The path without its ending: `kish/royal-guard`. */
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

/** A list or an order of Blood and Blades, or an army of Hordes of the Things. */
export type ArmyFileKind = 'list' | 'order' | 'army';

/** What a file is meant to be, by its first heading; null if it is neither. */
export function kindOfArmyFile(text: string): ArmyFileKind | null {
  const first = /^\s*(list|order|army)\s*:/im.exec(text.replace(/^\s*#.*$/gm, ''))?.[1];
  return first === undefined ? null : (first.toLowerCase() as ArmyFileKind);
}

/** Reads all files; the order of lists and orders is that of their paths. */
export function armyIndex(files: readonly ArmyFile[]): ArmyIndex {
  const sorted = files.filter(({ text }) => kindOfArmyFile(text) !== null).sort(byPath);
  const ofKind = (kind: ArmyFileKind) => sorted.filter(({ text }) => kindOfArmyFile(text) === kind);
  const lists = ofKind('list').map(({ path, text }) => ({ path, ...readArmyList(text) }));
  const orders = ofKind('order').map(({ path, text }) => ({ path, ...readArmyOrder(text) }));
  const known = lists.flatMap(({ list }) => (list === null ? [] : [list]));
  return {
    lists: known,
    orders: orders.flatMap((reading) => indexed(reading, known)),
    wrong: [...lists, ...orders]
      .filter(({ faults }) => faults.length > 0)
      .map(({ path, faults }) => ({ path, faults })),
  };
}

/** Sorts files by path. */
export function byPath(one: ArmyFile, other: ArmyFile): number {
  if (one.path === other.path) return 0;
  return one.path < other.path ? -1 : 1;
}

function indexed(
  { path, order, places }: OrderReading & { readonly path: string },
  lists: readonly ArmyList[],
): readonly IndexedOrder[] {
  if (order === null) return [];
  const list = lists.find((one) => one.id === order.list) ?? null;
  return [{ id: path.replace(/\.txt$/, ''), order, list, muster: muster(order, list, places) }];
}

/** The order with this id (`kish/deep-phalanx`), or the first order of the list with this id (`kish`). */
export function findOrder(index: ArmyIndex, id: string): IndexedOrder | null {
  const named = index.orders.find((one) => one.id === id);
  return named ?? index.orders.find((one) => one.order.list === id) ?? null;
}
