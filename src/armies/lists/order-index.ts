/** All lists and orders of battle of a ruleset, from the texts of their files. */
import { type ArmyFile, byPath, kindOfArmyFile } from '../army-file.ts';
import type { TextPlaces } from '../army-text.ts';
import type { Finding } from '../finding.ts';

/** An order of battle with its list and what a muster found. */
export interface IndexedOrder<Order, List, Muster> {
  /** The path without its ending: `<ruleset>/kish/deep-phalanx`. */
  readonly id: string;
  readonly order: Order;
  /** The army's own list; null if it is unknown. */
  readonly list: List | null;
  readonly muster: Muster;
}

/** The lists and orders of some files, each in the order of their paths. */
export interface OrderIndex<Order, List, Muster> {
  readonly lists: readonly List[];
  readonly orders: readonly IndexedOrder<Order, List, Muster>[];
  /** Files that could not be read, with their faults. */
  readonly wrong: readonly { readonly path: string; readonly faults: readonly Finding[] }[];
}

/** How a ruleset reads its lists and orders, and musters an order. */
interface Readers<Order, List, Muster> {
  /** The first headings of the two kinds of files. */
  readonly headings: { readonly list: string; readonly order: string };
  list(text: string): { readonly list: List | null; readonly faults: readonly Finding[] };
  order(text: string): {
    readonly order: Order | null;
    readonly faults: readonly Finding[];
    readonly places: TextPlaces;
  };
  /** The army of an order, with its own list and all known ones. */
  muster(order: Order, list: List | null, lists: readonly List[], places: TextPlaces): Muster;
}

/** A function that reads army files. Orders may also draw on the lists in `others`. */
export const orderIndexer =
  <Order extends { readonly list: string }, List extends { readonly id: string }, Muster>(
    readers: Readers<Order, List, Muster>,
  ) =>
  (files: readonly ArmyFile[], others: readonly List[] = []): OrderIndex<Order, List, Muster> => {
    const sorted = files.toSorted(byPath);
    const ofKind = (heading: string) =>
      sorted.filter(({ text }) => kindOfArmyFile(text)?.heading === heading);
    const read = ofKind(readers.headings.list).map(({ path, text }) => ({ path, ...readers.list(text) }));
    const orders = ofKind(readers.headings.order).map(({ path, text }) => ({ path, ...readers.order(text) }));
    const lists = [...read.flatMap(({ list }) => list ?? []), ...others];
    return {
      lists,
      orders: orders.flatMap(({ path, order, places }) => {
        if (order === null) return [];
        const list = lists.find(({ id }) => id === order.list) ?? null;
        const muster = readers.muster(order, list, lists, places);
        return [{ id: path.replace(/\.txt$/, ''), order, list, muster }];
      }),
      wrong: [...read, ...orders]
        .filter(({ faults }) => faults.length > 0)
        .map(({ path, faults }) => ({ path, faults })),
    };
  };

/** The order with this id or a shorter one (`kish/deep-phalanx`), or the first order of the list with this id (`kish`). */
export const findOrder = <Of extends { readonly id: string; readonly order: { readonly list: string } }>(
  { orders }: { readonly orders: readonly Of[] },
  id: string,
): Of | null =>
  orders.find((one) => one.id === id) ??
  orders.find((one) => one.id.endsWith(`/${id}`)) ??
  orders.find((one) => one.order.list === id) ??
  null;
