/** The form of the ruleset's own lasting state, and of the facts about an army. */
import type { Fault } from '../../engine/event.ts';
import {
  type Form,
  listOf,
  nullable,
  number,
  optional,
  type Parts,
  pairOf,
  partly,
  point,
  recordOf,
  recordWith,
  text,
} from '../../engine/form.ts';
import { LIMITS } from '../../engine/limits.ts';
import type { Setup } from '../../engine/setup.ts';
import type { HottState } from './state.ts';

const pairs = listOf(pairOf(text));

export const OWN_STATE: Readonly<Record<keyof HottState, Form>> = partly({
  engaged: pairs,
  strongholdsLost: listOf(text),
  captives: recordOf(text),
  entered: recordOf(recordOf(number)),
  lairs: recordOf(text),
  demoralised: pairs,
  tested: pairs,
  shotAtTargets: listOf(text),
  bespelledTargets: listOf(text),
  closeCombat: recordWith({
    contacts: nullable(listOf(text)),
    fought: listOf(text),
    later: optional(listOf(text)),
  }),
});

export const FACTS: Parts = partly({
  stronghold: recordWith({
    name: optional(text),
    look: optional(text),
    shape: optional(listOf(point, LIMITS.points)),
  }),
});

/** Faults of engaged bases that do not exist. */
export const strangerFaults = ({ own, bases }: Setup): readonly Fault[] =>
  (pairs.fits(own.engaged) ? own.engaged.flat() : [])
    .filter((id) => bases.every((base) => base.id !== id))
    .map((base) => ({ key: 'fault.question-base', figures: { base } }));
