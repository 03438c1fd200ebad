/** The context of a question for orders: what a bot gets besides, to compare them. */
import type { Battle } from '../engine/battle.ts';
import type { Context } from './context.ts';
import type { Evaluated } from './evaluate/evaluate.ts';
import { levelOfCommand } from './levels.ts';
import { pointsLeft } from './questions.ts';

/** The context of a question for orders. An order gains the worth of the position after it, less that of the position `now`. */
export interface OrderContext extends Context {
  /** Those after orders are evaluated by what differs from it. */
  readonly now: Evaluated;
}

/** The same question for one command after the other, for a ruleset whose armies are too large to think of at once. */
export function byCommand(context: OrderContext): readonly OrderContext[] {
  const { battle, profile } = context;
  const { pips } = battle.turn;
  if (!profile.orders.byCommand) return [context];
  const purses = Object.keys(pips).filter((command) => (pips[command] ?? 0) > 0);
  return purses.toSorted().map((command) => ({
    ...context,
    command,
    points: pips[command] ?? 0,
    level: levelOfCommand(context.level),
  }));
}

/** The same question after an order. No command has been refused there yet. */
export const following = (context: OrderContext, battle: Battle): OrderContext => ({
  ...context,
  battle,
  points: pointsLeft(battle),
  refused: [],
});
