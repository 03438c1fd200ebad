/** Makes orders of ideas. */

import type { Idea } from '../ideas/idea.ts';
import type { OrderContext } from '../order-context.ts';
import { waysOf } from '../ways/ways.ts';
import { best, isEnough, type Order, valued } from './order.ts';

/** The orders for some ideas; only one order if that is good enough to be given at once. */
export function ordersFor(context: OrderContext, ideas: readonly Idea[]): readonly Order[] {
  const orders: Order[] = [];
  // If a whole group or a larger part can go far, its smaller parts are skipped. One flag is kept for each division.
  let wentFar: boolean[] = [];
  for (const idea of ideas) {
    const { divided = 0 } = idea;
    if (wentFar.slice(0, divided).includes(true)) continue;
    const ways = [...waysOf(context, idea)];
    wentFar = [...wentFar.slice(0, divided), ways.some(({ goesFar }) => goesFar)];
    const found = valued(context, ways);
    const good = best(found);
    if (good && isEnough(context, good)) return [good];
    orders.push(...found);
  }
  return orders;
}
