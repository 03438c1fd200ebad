/** Makes the functions with which a ruleset gives reasons that cite its clauses. */
import type { Broken } from './contract/moves.ts';
import { holds } from './effects.ts';
import type { Reason } from './event.ts';

type Figures = NonNullable<Reason['figures']>;

/** The place of a rule that is broken before the way begins. */
export const AT_START = -1;

export const NONE: readonly Broken[] = [];

/** The rule is broken on every way of the base in this bound, not only on this one. */
export const onEveryWay = (broken: Broken): Broken => ({
  ...broken,
  reason: { ...broken.reason, always: true },
});

/** Makes the functions that give reasons for a ruleset with clause ids `Clause`. */
export function citing<Clause extends string>() {
  const because = (rule: Clause, key: string, figures: Figures = {}): Reason => ({ rule, key, figures });
  const breaks = (at: number, rule: Clause, key: string, figures?: Figures): Broken => ({
    at,
    reason: because(rule, key, figures),
  });
  return {
    because,
    /** The reason, if its clause is in force. */
    broken: (rule: Clause, key: string, figures?: Figures): readonly Reason[] =>
      holds(rule) ? [because(rule, key, figures)] : [],
    /** The way breaks the rule at this place. */
    breaks,
    /** The way breaks the rule from the start, so no stop on this path is legal. */
    breaksAll: (rule: Clause, key: string, figures?: Figures): Broken => ({
      ...breaks(AT_START, rule, key, figures),
      bars: true,
    }),
  };
}
