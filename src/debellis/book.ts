/** Books: the clause of one ruleset behind each effect that this layer names. */
import { holds } from '../engine/effects.ts';

/** For each effect its clause, or null if the ruleset has no such rule. An effect that is absent waits to be built. */
export type Book<Effect extends string> = Readonly<Partial<Record<Effect, string | null>>>;

/** The clause of an effect; null if the book does not have it, or if its clause is not in force. */
export function ruleIn<Effect extends string>(book: Book<Effect>, effect: Effect): string | null {
  const rule = book[effect] ?? null;
  return rule !== null && holds(rule) ? rule : null;
}

/** Does a book have this effect, and is its clause in force? */
export function holdsIn<Effect extends string>(book: Book<Effect>, effect: Effect): boolean {
  return ruleIn(book, effect) !== null;
}

/**
 * Do the procedures keep to what they do in every ruleset? Yes, unless the book names the clause that says so and it is
 * not in force.
 */
export function keepsTo<Effect extends string>(book: Book<Effect>, effect: Effect): boolean {
  const rule = book[effect] ?? null;
  return rule === null || holds(rule);
}

/**
 * The clause of an effect, for an event or a reason.
 * @throws if the book does not have the effect: `holdsIn` is to be asked first.
 */
export function clauseIn<Effect extends string>(book: Book<Effect>, effect: Effect): string {
  const rule = book[effect];
  if (rule === null || rule === undefined) throw new Error(`the book has no clause for ${effect}`);
  return rule;
}
