/** The orders that come of ideas, until one is good enough to be given at once. */
import type { OrderContext } from '../context.ts';
import type { Idea } from '../ideas/idea.ts';
import { waysOf } from '../ways/ways.ts';
import { best, isEnough, type Order, valued } from './order.ts';

export function ordersFor(context: OrderContext, ideas: readonly Idea[]): readonly Order[] {
  const orders: Order[] = [];
  // By how often the bases were parted: did the last idea get on?
  let came: boolean[] = [];
  for (const idea of ideas) {
    const { parted = 0 } = idea;
    if (came.slice(0, parted).includes(true)) continue;
    const ways = [...waysOf(context, idea)];
    came = [...came.slice(0, parted), ways.some(({ far }) => far)];
    const found = valued(context, ways);
    const good = best(found);
    if (good && isEnough(context, good)) return [good];
    orders.push(...found);
  }
  return orders;
}
