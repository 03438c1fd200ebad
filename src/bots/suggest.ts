/** Suggests an order to a player: the best that leads into no bad fight, else one that at least does no harm. */
import { distance } from '../geometry/point.ts';
import { nearestEnemy } from './board/reach.ts';
import type { BotAnswer, Random } from './bot.ts';
import type { Order } from './choose/order.ts';
import { byCommand, type Context, type OrderContext } from './context.ts';
import { type Accepts, answerOf, decide, orderContext, ordersOf } from './decide.ts';

export interface Suggestion {
  readonly answer: BotAnswer;
  /** It betters nothing, but does no harm either: the points for it would be lost. */
  readonly isHarmless: boolean;
}

/** An order that loses more than this does harm, in points of an army. */
const HARM = 0.1;

/** The distance of the first base of an order to the nearest enemy, in millimetres. */
function farness({ battle }: OrderContext, { idea }: Order): number {
  const [first] = idea.bases;
  const enemy = first ? nearestEnemy(battle, first) : null;
  return first && enemy ? distance(first.pose, enemy.pose) : 0;
}

/** An order that brings up bases left behind and does no harm; null if there is none. */
function harmless(context: OrderContext, accepts: Accepts): Order | null {
  const orders = byCommand(context)
    .flatMap(ordersOf)
    .filter(({ gain, meets, idea }) => gain > -HARM && !meets && idea.why === 'bot.advance')
    .toSorted((a, b) => farness(context, b) - farness(context, a));
  return orders.find(accepts) ?? null;
}

/** Suggests an answer to the question that the side is asked. Orders that are not accepted are never suggested. */
export function suggest(context: Context, random: Random, accepts: Accepts): Suggestion {
  const answer = decide(context, random, accepts);
  const found = answer.why === 'bot.nothing-better' ? harmless(orderContext(context), accepts) : null;
  return found ? { answer: answerOf(found), isHarmless: true } : { answer, isHarmless: false };
}
