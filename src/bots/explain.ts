/** Explains an order of a bot: the orders that it compares, and how each changes the terms of the position. */
import { best, type Order, rate } from './choose/order.ts';
import { type Context, inBattle } from './context.ts';
import { orderContext, ordersOf } from './decide.ts';
import { type Term, termsOf } from './evaluate/evaluate.ts';
import { faced } from './ways/after.ts';

export interface Considered extends Pick<Order, 'command' | 'gain' | 'cost'> {
  readonly why: string;
  /** Its gain in proportion to its price. The bot gives the order with the highest rate. */
  readonly rate: number;
  /** Its change of each term. */
  readonly terms: readonly Term[];
}

/** The terms of a position now, and the best orders that were compared for it. */
export interface Explanation {
  readonly now: readonly Term[];
  readonly orders: readonly Considered[];
}

/** Smaller changes are left out, in points. */
const LEAST = 0.005;

/** Explains the order that the bot would give, with the best orders up to this number. */
export function explain(asked: Context, most: number): Explanation {
  const context = orderContext(asked);
  const now = termsOf(faced(context));
  const changes = ({ battle }: Order): readonly Term[] =>
    termsOf(faced(inBattle(context, battle)))
      .map(({ term, value }, at) => ({ term, value: value - (now[at]?.value ?? 0) }))
      .filter(({ value }) => Math.abs(value) >= LEAST);
  const orders: Considered[] = [];
  let rest = ordersOf(context);
  for (let order = best(rest); order && orders.length < most; order = best(rest)) {
    const { command, gain, cost, idea } = order;
    orders.push({ command, gain, cost, why: idea.why, rate: rate(order), terms: changes(order) });
    rest = rest.filter((each) => each !== order);
  }
  return { now: now.filter(({ value }) => Math.abs(value) >= LEAST), orders };
}
