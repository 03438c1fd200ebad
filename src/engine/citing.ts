/** Reasons that cite the clauses of one ruleset. */
import type { Broken } from './contract/moves.ts';
import { holds } from './effects.ts';
import type { Reason } from './event.ts';

type Figures = NonNullable<Reason['figures']>;

/** Before a way begins. */
export const AT_START = -1;

export const NONE: readonly Broken[] = [];

/** Makes reasons of a ruleset whose clauses have the ids `Clause`. */
export function citing<Clause extends string>() {
  const because = (rule: Clause, key: string, figures: Figures = {}): Reason => ({ rule, key, figures });
  const breaks = (at: number, rule: Clause, key: string, figures?: Figures): Broken => ({
    at,
    reason: because(rule, key, figures),
  });
  return {
    because,
    /** The reason, as long as its clause is in force. */
    broken: (rule: Clause, key: string, figures?: Figures): readonly Reason[] =>
      holds(rule) ? [because(rule, key, figures)] : [],
    /** A way breaks the rule at this place. */
    breaks,
    /** It breaks the rule from the start: no other way of these bases along such a path would be legal. */
    breaksAll: (rule: Clause, key: string, figures?: Figures): Broken => ({
      ...breaks(AT_START, rule, key, figures),
      bars: true,
    }),
  };
}
