/** Suggests an order to a player: the best that leads into no bad fight, else one that closes up the army. */
import { type PlacedBase, placedBase } from '../engine/battle.ts';
import { countUnheard, loneliness } from './board/company.ts';
import type { BotAnswer, Random } from './bot.ts';
import type { Order } from './choose/order.ts';
import { byCommand, type Context, inBattle, type OrderContext } from './context.ts';
import { type Accepts, answerOf, decide, orderContext, ordersOf } from './decide.ts';
import { isDragging } from './evaluate/raids.ts';

export interface Suggestion {
  readonly answer: BotAnswer;
  /** It gains nothing, but closes up the army: the points for it would be lost. */
  readonly isHarmless: boolean;
}

/** An order that loses more than this does harm, in points of an army. */
const HARM = 0.06;
/** A base comes nearer to its friends, or goes away from them, by at least this, in millimetres. */
const STEP = 20;

/** The bases of an order at their places after it. */
const moved = ({ idea, battle }: Order): readonly PlacedBase[] =>
  idea.bases.flatMap(({ id }) => placedBase(battle, id) ?? []);

/** How much nearer an order brings its bases to the other friends, in millimetres. */
const closing = (context: Context, order: Order): number =>
  loneliness(context, order.idea.bases) - loneliness(inBattle(context, order.battle), moved(order));

/** Does a commander leave its troops by an order: those in its range, or those around it? */
function deserts(context: Context, order: Order): boolean {
  const after = inBattle(context, order.battle);
  return order.idea.bases.some((base) => {
    if (order.meets || context.profile.troops.commandRange(base) === null) return false;
    const there = placedBase(order.battle, base.id);
    if (!there || order.idea.bases.length > 1) return false;
    return countUnheard(after, there) > countUnheard(context, base) || closing(context, order) < -STEP;
  });
}

/** Farther than this from its friends a base stands alone, in millimetres. */
const ALONE = 200;

/** Does an order send one base away from its friends? Late in a battle nothing else may be left to do. */
function straysAlone(context: Context, order: Order): boolean {
  if (order.idea.bases.length > 1 || order.meets || isDragging(context)) return false;
  const there = loneliness(inBattle(context, order.battle), moved(order));
  return there > ALONE && closing(context, order) < -STEP;
}

/** The reasons of orders that may close up the army. */
const CLOSING: readonly string[] = ['bot.advance', 'bot.rejoin'];

/** An order that does no harm and brings bases nearer to their friends; null if there is none. */
function closingUp(context: OrderContext, accepts: Accepts): Order | null {
  const orders = byCommand(context)
    .flatMap(ordersOf)
    .filter(({ gain, meets, idea }) => gain > -HARM && !meets && CLOSING.includes(idea.why))
    .map((order) => ({ order, mm: closing(context, order) }))
    .filter(({ mm }) => mm > STEP)
    .toSorted((a, b) => b.mm - a.mm);
  return orders.map(({ order }) => order).find(accepts) ?? null;
}

/** The answers to which an order that closes up the army is better. Without points, a general may still move free. */
const IDLE: readonly string[] = ['bot.nothing-better', 'bot.no-points'];

/** Suggests an answer to the question that the side is asked. Orders that are not accepted are never suggested. */
export function suggest(context: Context, random: Random, accepts: Accepts): Suggestion {
  const isSound: Accepts = (order) =>
    accepts(order) && !deserts(context, order) && !straysAlone(context, order);
  const answer = decide(context, random, isSound);
  const found = IDLE.includes(answer.why) ? closingUp(orderContext(context), isSound) : null;
  if (!found) return { answer, isHarmless: false };
  const why = found.idea.why === 'bot.rejoin' ? 'bot.rejoin' : 'bot.close-up';
  return { answer: { ...answerOf(context, found), why }, isHarmless: true };
}
