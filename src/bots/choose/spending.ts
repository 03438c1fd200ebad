/** Orders that cost nothing, and points that are better kept. */
import type { AnyCommand } from '../../engine/command.ts';
import { inBattle } from '../context.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { promiseOf } from '../evaluate/odds/promise.ts';
import type { Plan } from '../knowledge/profile.ts';
import type { OrderContext } from '../order-context.ts';
import { isRefused } from '../questions.ts';
import { after, faced } from '../ways/after.ts';
import { type Order, rate } from './order.ts';

/** An order that costs nothing and leaves the side better. */
export function freeOrder(context: OrderContext): AnyCommand | null {
  const { profile, battle, side, refused, now } = context;
  for (const command of profile.orders.free?.(battle, side) ?? []) {
    const next = isRefused(command, refused) ? null : after(context, command);
    if (next && evaluate(faced(inBattle(context, next)), now) > now.worth) return command;
  }
  return null;
}

/** A later use for which the points of an order are better kept; null if there is none. */
export function betterKept(context: OrderContext, found: Order): Plan | null {
  const { profile, battle, side, points } = context;
  const plans = (profile.orders.plans?.(battle, side) ?? [])
    .filter(({ price }) => points - found.cost < price)
    .filter(
      ({ base, target, price }) =>
        rate({ gain: promiseOf(context, base, target), cost: price }) > rate(found),
    );
  return plans[0] ?? null;
}
