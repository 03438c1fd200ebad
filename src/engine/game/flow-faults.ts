/** Faults of a loaded flow from which play could not go on. */

import { rowOf } from '../data/lookup.ts';
import type { Fault } from './event.ts';
import { phasesOf, stepCalled } from './flow.ts';
import type { Awaited, Flow, Frame, SideId } from './game.ts';
import { partFaults } from './part-faults.ts';
import type { GameRules } from './rules.ts';

/** The rules and sides of a loaded flow, and its place in the file. */
interface Reading {
  readonly rules: GameRules;
  readonly sides: readonly SideId[];
  readonly where: string;
}

const strangers = (ids: readonly string[], known: readonly SideId[], where: string): readonly Fault[] =>
  ids
    .filter((id) => !known.includes(id))
    .map((side) => ({ key: 'fault.unknown-side', figures: { side, where } }));

function frameFaults({ rules, where }: Reading, { step: name, ...parts }: Frame): readonly Fault[] {
  const step = stepCalled(rules, name);
  if (step) return partFaults(`${where}.stack.${name}`, step.frame ?? {}, parts);
  const known = Object.keys(rules.steps).join(', ');
  return [{ key: 'fault.unknown-step', figures: { step: name, where, known } }];
}

/** Dice are asked of the host, all else of a side. */
function awaitedFaults({ rules, sides, where }: Reading, { by, answer }: Awaited): readonly Fault[] {
  if (answer.form !== 'faces') return strangers([by], sides, where);
  const known = Object.keys(rules.dice).join(', ');
  return [
    ...strangers([by], ['dice'], where),
    ...answer.dice.flatMap(({ die, owner }) => [
      ...strangers([owner], sides, where),
      ...(rowOf(rules.dice, die) ? [] : [{ key: 'fault.unknown-die', figures: { die, where, known } }]),
    ]),
  ];
}

/** The running step must be able to ask and take an answer. */
function askerFaults({ rules, where }: Reading, stack: readonly Frame[]): readonly Fault[] {
  const step = stack.at(-1)?.step ?? '';
  return stepCalled(rules, step)?.answer ? [] : [{ key: 'fault.nobody-asks', figures: { step, where } }];
}

/** A phase that these rules do not have. */
export function phaseFaults(rules: GameRules, phase: string, where: string): readonly Fault[] {
  const known = phasesOf(rules);
  if (known.includes(phase)) return [];
  return [{ key: 'fault.unknown-phase', figures: { phase, where, known: known.join(', ') } }];
}

/** All faults of a flow, or of some parts of it, between these sides. */
export function flowFaults(
  rules: GameRules,
  { phase, stack, awaits = [] }: Partial<Flow>,
  sides: readonly SideId[],
  holder: string,
): readonly Fault[] {
  const reading: Reading = { rules, sides, where: `${holder}.flow` };
  return [
    // A position without a phase has the empty one: nothing is played in it.
    ...(phase ? phaseFaults(rules, phase, `${reading.where}.phase`) : []),
    ...(stack ?? []).flatMap((frame) => frameFaults(reading, frame)),
    ...awaits.flatMap((awaited) => awaitedFaults(reading, awaited)),
    ...(stack && awaits.length > 0 ? askerFaults(reading, stack) : []),
  ];
}
