/** Ways by orders other than moves and halts. */
import type { Context } from '../context.ts';
import type { Idea } from '../ideas/idea.ts';
import { type Way, wayOf } from './way.ts';

/** Such an order has no aim of its own. */
const IDEA: Idea = { bases: [], goals: [], kinds: [], promise: 0, why: 'bot.pack' };

/** The number of such orders that are examined, because each takes long. */
const MOST = 2;

export const specialOrders = (context: Context): readonly Way[] =>
  (context.profile.orders.special?.(context, context.side) ?? [])
    .slice(0, MOST)
    .flatMap((command) => wayOf(context, IDEA, command) ?? []);
