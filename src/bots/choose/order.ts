/** Orders with what they bring, and which of them is best. */
import type { Battle } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { inBattle, type OrderContext } from '../context.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import type { Idea } from '../ideas/idea.ts';
import { faced } from '../ways/after.ts';
import type { Way } from '../ways/way.ts';

export interface Order {
  readonly idea: Idea;
  readonly command: AnyCommand;
  /** How much more the position is worth after it, in points of an army. */
  readonly gain: number;
  readonly cost: number;
  /** The battle by which it is valued: after it, or after all the orders that it begins. */
  readonly battle: Battle;
  /** It comes to touch an enemy. */
  readonly meets: boolean;
}

/** What ways are worth. */
export const valued = (context: OrderContext, ways: readonly Way[]): readonly Order[] =>
  ways.map(({ idea, command, battle, cost, meets }) => {
    const gain = evaluate(faced(inBattle(context, battle))) - context.worthNow;
    return { idea, command, gain, cost, battle, meets };
  });

/** What an order brings for what it costs. */
export const rate = ({ gain, cost }: Pick<Order, 'gain' | 'cost'>): number => gain / (0.5 + cost);

/** The order that brings most for what it costs. */
export const best = (orders: readonly Order[]): Order | null =>
  orders.reduce<Order | null>((most, each) => (most === null || rate(each) > rate(most) ? each : most), null);

/** Is an order good enough to be given without looking for a better one? */
export const isEnough = ({ level }: OrderContext, order: Order): boolean =>
  level.enough !== undefined && rate(order) >= level.enough;
