/** The opener of a ruleset whose armies are orders of battle drawn from lists. */
import type { ArmyFile } from '../../armies/army-file.ts';
import type { Finding } from '../../armies/finding.ts';
import { findOrder, type IndexedOrder, type OrderIndex } from '../../armies/lists/order-index.ts';
import type { Opener } from './opening.ts';

type Mustered = { readonly faults: readonly Finding[] };

/** `kind` is the first heading of an order's file. The name of a list means its first order. */
export function orderOpener<Order extends { readonly list: string }, List, Muster extends Mustered>(
  kind: string,
  armyIndex: (files: readonly ArmyFile[]) => OrderIndex<Order, List, Muster>,
  open: Opener<IndexedOrder<Order, List, Muster>>['open'],
): Opener<IndexedOrder<Order, List, Muster>> {
  const contender = (army: IndexedOrder<Order, List, Muster>) => ({
    id: army.id,
    faults: army.muster.faults,
    army,
  });
  return {
    kind,
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
    open,
  };
}
