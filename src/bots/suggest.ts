/** Suggests an order to a player: the best that a sensible commander may give, else one that brings up idle lines. */
import type { Battle } from '../engine/battle.ts';
import { isGoingBack, isLone } from './advice/asked.ts';
import { attackByOdds } from './advice/attacks.ts';
import { fightsBadly } from './advice/bad-fights.ts';
import { comingUp, isPressed } from './advice/coming-up.ts';
import { firstFight } from './advice/first-fight.ts';
import { breaksLine } from './advice/lines.ts';
import { closing, isSound, STEP } from './advice/sound.ts';
import { isStandstill } from './advice/standstill.ts';
import type { BotAnswer, Random } from './bot.ts';
import type { Order } from './choose/order.ts';
import type { Context } from './context.ts';
import { answerOf, type Chooser, decide, isWorthy, orderContext, ordersOf } from './decide.ts';
import { LEVELS } from './levels.ts';
import { byCommand } from './order-context.ts';
import { answerWith, END_PHASE, questionTo } from './questions.ts';
import { after } from './ways/after.ts';

export interface Suggestion {
  readonly answer: BotAnswer;
  /** It gains nothing, but closes up the army: the points for it would be lost. */
  readonly isHarmless: boolean;
}

/** Tells the orders that may be suggested from those that are put aside. */
export type Accepts = (order: Order) => boolean;

/** An order that loses more than this does harm, in points of an army. */
const HARM = 0.06;

/** The reasons of orders that may close up the army. */
const CLOSING: readonly string[] = ['bot.advance', 'bot.rejoin'];

/** The orders that do no harm and bring bases nearer to their friends, as reasons to close up. */
const closingUp = (context: Context, orders: readonly Order[]): readonly Order[] =>
  orders
    .filter(({ gain, meets, idea }) => gain > -HARM && !meets && CLOSING.includes(idea.why))
    .map((order) => ({ order, mm: closing(context, order) }))
    .filter(({ mm }) => mm > STEP)
    .toSorted((a, b) => b.mm - a.mm)
    .map(({ order: { idea, ...order } }) => {
      const why = idea.why === 'bot.rejoin' ? idea.why : 'bot.close-up';
      return { ...order, idea: { ...idea, why } };
    });

/** The most places of an arrival that are put aside for their bad fights. */
const MOST_REFUSED = 12;

/** Who arrives, and where: nobody into a bad fight. */
function arrival(context: Context, random: Random): BotAnswer {
  let asked = context;
  for (let tries = 0; tries < MOST_REFUSED; tries++) {
    const answer = decide(asked, random);
    const { command } = answer;
    const next = command.base === undefined ? null : after(asked, command);
    if (!next || !fightsBadly(asked, next, [String(command.base)])) return answer;
    asked = { ...asked, refused: [...asked.refused, command] };
  }
  return answerWith(END_PHASE, 'bot.nothing-better');
}

/** Suggests an answer to the question that the side is asked. Orders that are not accepted are never suggested. */
export function suggest(
  asking: Context,
  random: Random,
  accepts: Accepts,
  past: Battle | null = null,
): Suggestion {
  // Only one order is asked for, so there is time for all ideas, however many points are left.
  const context = { ...asking, level: LEVELS.playing };
  if (questionTo(context.battle, context.side)?.kind === 'arrivals')
    return { answer: arrival(context, random), isHarmless: false };
  const fight = firstFight(context);
  if (fight) return { answer: fight, isHarmless: false };
  const asked = { context, past };
  const isGood: Accepts = (order) => isSound(asked, order) && accepts(order);
  let isHarmless = false;
  const harmless: Chooser = (part, orders) => {
    const found = closingUp(part, orders).find(isGood) ?? null;
    isHarmless = found !== null;
    return found;
  };
  // Two armies that wait for each other would stand for ever: then even odds, and ground in the enemy's reach, will do.
  const onward: Chooser = (part, orders) =>
    isStandstill(asked) ? (attackByOdds(part, orders, isGood, true) ?? comingUp(part, isGood, true)) : null;
  const choose: Chooser = (part, orders) => {
    const worthy = orders.filter(isWorthy);
    const whole = worthy.find((order) => isGood(order) && !breaksLine(asked, order)) ?? null;
    if (whole && (!isLone(whole) || isGoingBack(whole))) return whole;
    const attack = attackByOdds(part, orders, isGood);
    if (attack) return attack;
    // Lines come up before single bases, until an enemy is near.
    if (whole && isPressed(part)) return whole;
    const line = comingUp(part, isGood);
    if (whole) return line && !isLone(line) ? line : whole;
    return line ?? worthy.find(isGood) ?? onward(part, orders) ?? harmless(part, orders);
  };
  const answer = decide(context, random, choose);
  if (answer.why === 'bot.nothing-better' && isPressed(context))
    return { answer: { ...answer, why: 'bot.hold' }, isHarmless };
  if (answer.why !== 'bot.no-points') return { answer, isHarmless };
  // Without points, a general may still move free.
  const found = byCommand(orderContext(context))
    .map((part) => harmless(part, ordersOf(part)) ?? comingUp(part, isGood))
    .find((order) => order);
  return found ? { answer: answerOf(context, found), isHarmless } : { answer, isHarmless };
}
