/** A question for advice, and what all judgements of an order ask. */
import { type Battle, type PlacedBase, placedBase } from '../../engine/battle.ts';
import type { Order } from '../choose/order.ts';
import type { Context } from '../context.ts';

/** A question for advice, with the battle when the last own bound began; null in the first bound. */
export interface Asked {
  readonly context: Context;
  readonly past: Battle | null;
}

/** The bases of an order at their places after it. */
export const moved = ({ idea, battle }: Order): readonly PlacedBase[] =>
  idea.bases.flatMap(({ id }) => placedBase(battle, id) ?? []);

/** The reasons to go back: a general in danger, one far from its troops, and a base too near an enemy to attack it. */
const GOING_BACK: readonly string[] = ['bot.escape', 'bot.rejoin', 'bot.make-room'];

/** Does an order go back for such a reason? */
export const isGoingBack = ({ idea }: Order): boolean => GOING_BACK.includes(idea.why);

/** Does an order send one base on by itself, without contact? */
export const isLone = ({ idea, meets }: Order): boolean => idea.bases.length === 1 && !meets;
