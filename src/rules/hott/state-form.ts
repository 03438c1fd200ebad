/** Whether what a position says of the ruleset's own lasting state has its form. */
import { type Check, isRecord, listOf, number, text } from '../../engine/command-form.ts';
import type { Fault } from '../../engine/event.ts';
import type { Setup } from '../../engine/setup.ts';
import type { HottState } from './state.ts';

const recordOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check);

const pairs = listOf((value) => listOf(text)(value) && (value as unknown[]).length === 2);

const FORM: Readonly<Record<keyof HottState, Check>> = {
  engaged: pairs,
  strongholdsLost: listOf(text),
  captives: recordOf(text),
  entered: recordOf(recordOf(number)),
  lairs: recordOf(text),
  demoralised: pairs,
  tested: pairs,
  shotAtTargets: listOf(text),
  bespelledTargets: listOf(text),
  closeCombat: isRecord,
};

/** Those said to be engaged whom nobody knows. */
const strangers = ({ own, bases }: Setup): readonly string[] =>
  pairs(own.engaged)
    ? (own.engaged as string[][]).flat().filter((id) => bases.every((base) => base.id !== id))
    : [];

/** The parts of a position's own state that are not what they should be. */
export const stateFaults = (position: Setup): readonly Fault[] => [
  ...Object.entries(FORM)
    .filter(([part, isFine]) => Object.hasOwn(position.own, part) && !isFine(position.own[part]))
    .map(([part]) => ({ key: 'fault.own-state', figures: { part } })),
  ...strangers(position).map((base) => ({ key: 'fault.question-base', figures: { base } })),
];
