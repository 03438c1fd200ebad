/** Entries for the lists of what may happen when a mover meets a base. */
import type { Encounter } from '../contract/outcomes.ts';
import { holds } from '../effects.ts';

/** What happens to a base in the way, if the condition and the clause hold; else nothing. */
export const encounter = <Clause extends string>(
  when: boolean,
  does: Encounter['does'],
  rule: Clause,
): readonly Encounter[] => (when && holds(rule) ? [{ does, rule }] : []);

/** The mover passes the base, if a clause lets it. */
export const passes = (rule: string | null): readonly Encounter[] => (rule ? [{ does: 'pass', rule }] : []);
