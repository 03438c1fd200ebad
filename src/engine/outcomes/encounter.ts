import type { Encounter } from '../contract/outcomes.ts';
import { holds } from '../effects.ts';

/** What comes of a base in the way where this is so and the clause holds; nothing else. */
export const encounter = <Clause extends string>(
  when: boolean,
  does: Encounter['does'],
  rule: Clause,
): readonly Encounter[] => (when && holds(rule) ? [{ does, rule }] : []);

/** It passes, where a clause lets it. */
export const passes = (rule: string | null): readonly Encounter[] => (rule ? [{ does: 'pass', rule }] : []);
