/** Books: the clause of one ruleset behind each effect that this layer names. */
import { holds } from '../engine/effects.ts';

/** For each effect its clause, or null if the ruleset has no such rule. */
export type Book<Effect extends string> = Readonly<Record<Effect, string | null>>;

/** Does a book have this effect, and is its clause in force? */
export function holdsIn<Effect extends string>(book: Book<Effect>, effect: Effect): boolean {
  const rule = book[effect];
  return rule !== null && holds(rule);
}

/**
 * The clause of an effect, for an event or a reason.
 * @throws if the book does not have the effect: `holdsIn` is to be asked first.
 */
export function clauseIn<Effect extends string>(book: Book<Effect>, effect: Effect): string {
  const rule = book[effect];
  if (rule === null) throw new Error(`the book has no clause for ${effect}`);
  return rule;
}
