/** Decides for a bot: finds ideas, finds ways to carry them out, evaluates each, and takes the best for its price. */
import { placedBase } from '../engine/battle.ts';
import { enemyContacts } from '../engine/board/contacts.ts';
import type { AnyCommand, MoveCommand } from '../engine/command.ts';
import type { Ruleset } from '../engine/contract.ts';
import type { BotAnswer, Random } from './bot.ts';
import { ordersFor } from './choose/from-ideas.ts';
import { chooseOption } from './choose/options.ts';
import { best, byRate, isEnough, type Order, valued } from './choose/order.ts';
import { pairs } from './choose/pairs.ts';
import { betterKept, freeOrder } from './choose/spending.ts';
import { attacksWithHelp } from './choose/with-help.ts';
import type { Context } from './context.ts';
import { evaluated } from './evaluate/evaluate.ts';
import { readied } from './hidden.ts';
import { detours } from './ideas/detours.ts';
import { haltFor } from './ideas/halts.ts';
import { ideasFor } from './ideas/ideas.ts';
import { marchFor } from './ideas/marches.ts';
import { byCommand, type OrderContext } from './order-context.ts';
import { answerWith, END_PHASE, isAskedForMoves } from './questions.ts';
import { answerSetup, isAskedForSetup } from './setup/answer.ts';
import { after, faced } from './ways/after.ts';
import { lineMarches } from './ways/line-marches.ts';
import { retreats } from './ways/retreats.ts';
import { specialOrders } from './ways/special-orders.ts';

/** Chooses among the orders of a side, or of one of its commands. The best come first. */
export type Chooser = (context: OrderContext, orders: readonly Order[]) => Order | null;

/** The least gain of an order for each point that it costs, in points of an army. */
const LEAST_GAIN = 0.01;

/** Is an order worth its price? */
export const isWorthy = ({ gain, cost }: Order): boolean => gain >= LEAST_GAIN * cost;

const firstWorthy: Chooser = (_context, orders) => orders.find(isWorthy) ?? null;

/** Answers the question that the side is asked. */
export function decide(context: Context, random: Random, choose = firstWorthy): BotAnswer {
  const { rules, battle, side, refused } = context;
  if (isAskedForSetup(battle, side))
    return answerWith(answerSetup(rules, battle, side, random, { refused }), 'bot.setup');
  if (!isAskedForMoves(battle, side)) return chooseOption(context);
  return chooseOrder(orderContext(context), choose);
}

/** The context of a question for an order. Hidden bases that are ready to come out are on its table. */
export function orderContext(asked: Context): OrderContext {
  const context = readied(asked);
  return { ...context, now: evaluated(faced(context)) };
}

/** The order to give next, or the end of the orders. */
function chooseOrder(context: OrderContext, choose: Chooser): BotAnswer {
  const free = freeOrder(context);
  if (free) return answerWith(free, 'bot.free-order', { base: String(free.base) });
  if (context.points <= 0) return answerWith(END_PHASE, 'bot.no-points');
  const halt = haltFor(context);
  if (halt)
    return answerWith(halt, 'bot.halt', { base: basesOf(halt)[0] ?? '', count: basesOf(halt).length });
  const march = marchFor(context);
  if (march)
    return answerWith(march, 'bot.march', { base: basesOf(march)[0] ?? '', count: march.bases.length });
  const found = bestOrder(context, choose);
  if (!found) return answerWith(END_PHASE, 'bot.nothing-better');
  const kept = betterKept(context, found);
  if (kept) return answerWith(END_PHASE, 'bot.keeps-points', { base: kept.base, enemy: kept.target });
  return answerOf(context, found);
}

/** An order as an answer, with its reason. */
export const answerOf = ({ rules }: Context, order: Order): BotAnswer =>
  answerWith(order.command, whyOf(rules, order), figuresOf(order));

/** The order that is chosen, of the first command that has one. The rules decide only that one. */
function bestOrder(context: OrderContext, choose: Chooser): Order | null {
  for (const part of byCommand(context)) {
    let orders = byRate(ordersOf(part));
    for (let found = choose(part, orders); found; found = choose(part, orders)) {
      if (part.level.carriesOut || after(part, found.command)) return found;
      const { command } = found;
      orders = orders.filter((each) => each.command !== command);
    }
  }
  return null;
}

/** All orders to compare. Orders that take long to find are added only while the best gain so far is small. */
export function ordersOf(context: OrderContext): readonly Order[] {
  let orders = ordersFor(context, ideasFor(context));
  const add = (more: readonly Order[]): void => {
    orders = [...orders, ...more];
  };
  const first = best(orders);
  if (first && isEnough(context, first)) return orders;
  add(valued(context, lineMarches(context)));
  if (context.level.looksAhead) {
    add(valued(context, specialOrders(context)));
    add(attacksWithHelp(context, orders));
    if (isIdle(orders)) add(ordersFor(briefly(context), detours(context)));
    if (isIdle(orders)) add(valued(context, retreats(context)));
    if (isIdle(orders)) add(pairs(context, orders));
  }
  return orders;
}

/** A smaller gain is hardly worth an order. */
const LITTLE = 0.15;

/** Is the gain of the best order still small? */
function isIdle(orders: readonly Order[]): boolean {
  const found = best(orders);
  return found === null || found.gain < LITTLE;
}

/** Detours are many, so only two ways are evaluated for each. */
const briefly = (context: OrderContext): OrderContext => ({
  ...context,
  level: { ...context.level, ways: 2 },
});

/** All bases of an order: of its one move, or of several moves made at the same time. */
export const basesOf = ({ bases, moves }: AnyCommand): readonly string[] =>
  (bases as readonly string[] | undefined) ??
  ((moves ?? []) as readonly MoveCommand[]).flatMap((move) => move.bases);

/** The reasons that tell of a fight, or of none. */
const FOR_FIGHTS = ['bot.advance', 'bot.attack', 'bot.help'];

/** What a contact brings: a fight of the movers, help against an enemy that fights, or nothing. */
export function broughtBy(rules: Ruleset, order: Order): 'fight' | 'help' | 'nothing' {
  const { command, battle } = order;
  const isFighting = (id: string): boolean => {
    const base = placedBase(battle, id);
    return base !== null && rules.combat.mainOpponent(battle, base) !== null;
  };
  if (!order.meets) return 'nothing';
  if (basesOf(command).some(isFighting)) return 'fight';
  return isFighting(enemyOf(order)) ? 'help' : 'nothing';
}

const WHY = { fight: 'bot.attack', help: 'bot.help', nothing: 'bot.advance' } as const;

/** An order is an attack if a fight follows. One that only stands beside an enemy that fights is a help. */
function whyOf(rules: Ruleset, order: Order): string {
  const { idea, meets } = order;
  if (!meets || !FOR_FIGHTS.includes(idea.why)) return idea.why;
  const brought = broughtBy(rules, order);
  return brought === 'fight' && idea.why === 'bot.help' ? idea.why : WHY[brought];
}

/** The enemy that an order is about: its goal, or the first that it touches. */
function enemyOf({ command, idea, battle }: Order): string {
  const touched = basesOf(command).flatMap((id) => {
    const base = placedBase(battle, id);
    return base ? enemyContacts(battle, base).map((contact) => contact.base.id) : [];
  });
  const goal = idea.about ?? idea.goals[0] ?? '';
  return touched.length > 0 && !touched.includes(goal) ? (touched[0] ?? '') : goal;
}

function figuresOf(order: Order): BotAnswer['figures'] {
  const { command, gain, cost } = order;
  const bases = basesOf(command);
  return {
    base: bases[0] ?? '',
    count: bases.length,
    enemy: enemyOf(order),
    gain: Math.round(gain * 100) / 100,
    price: cost,
  };
}
