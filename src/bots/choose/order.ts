/** Orders with their gain, and the choice of the best. */
import type { Battle } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { inBattle } from '../context.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import type { Idea } from '../ideas/idea.ts';
import type { OrderContext } from '../order-context.ts';
import { faced } from '../ways/after.ts';
import type { Way } from '../ways/way.ts';

export interface Order {
  readonly idea: Idea;
  readonly command: AnyCommand;
  /** The worth of the position after it, less the worth before, in points of an army. */
  readonly gain: number;
  readonly cost: number;
  /** The battle that is evaluated: after it, or after all the orders that it begins. */
  readonly battle: Battle;
  /** It ends in contact with an enemy. */
  readonly meets: boolean;
}

/** Makes orders of ways, each with its gain. */
export const valued = (context: OrderContext, ways: readonly Way[]): readonly Order[] =>
  ways.map(({ idea, command, battle, cost, meets }) => {
    const gain = evaluate(faced(inBattle(context, battle)), context.now) - context.now.worth;
    return { idea, command, gain, cost, battle, meets };
  });

/** The gain of an order in proportion to its price. */
export const rate = ({ gain, cost }: Pick<Order, 'gain' | 'cost'>): number => gain / (0.5 + cost);

/** Orders with the highest rate first. */
export const byRate = (orders: readonly Order[]): readonly Order[] =>
  orders.toSorted((a, b) => rate(b) - rate(a));

/** The order with the highest rate. */
export const best = (orders: readonly Order[]): Order | null =>
  orders.reduce<Order | null>((most, each) => (most === null || rate(each) > rate(most) ? each : most), null);

/** Is an order good enough to be given without looking for a better one? */
export const isEnough = ({ level }: OrderContext, order: Order): boolean =>
  level.enough !== undefined && rate(order) >= level.enough;
