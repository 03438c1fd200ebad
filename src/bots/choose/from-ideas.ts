/** The orders that come of ideas, until one is good enough to be given at once. */
import type { OrderContext } from '../context.ts';
import { inBadFights } from '../evaluate/fights.ts';
import type { Idea } from '../ideas/idea.ts';
import { sparing } from '../ideas/sparing.ts';
import type { Way } from '../ways/way.ts';
import { waysOf } from '../ways/ways.ts';
import { best, isEnough, type Order, valued } from './order.ts';

/** The same without the bases that the first attack would bring into bad fights. */
function withoutBadFights(context: OrderContext, idea: Idea, ways: readonly Way[]): readonly Idea[] {
  if (idea.bases.length === 1 || !context.profile.temper.leavesBadFights) return [];
  for (const { meets, battle } of ways) {
    const bad = meets ? inBadFights({ ...context, battle }) : [];
    if (bad.length > 0) return sparing(context, idea, bad);
  }
  return [];
}

export function ordersFor(context: OrderContext, ideas: readonly Idea[]): readonly Order[] {
  const orders: Order[] = [];
  // By how often the bases were parted: did those of the last idea get on?
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
    for (const rest of withoutBadFights(context, idea, ways))
      orders.push(...valued(context, [...waysOf(context, rest)]));
  }
  return orders;
}
