import { expect, test } from 'vitest';
import { toy } from '../../../test/support/toy-ruleset.ts';
import type { Awaited, Flow } from '../battle.ts';
import { text } from '../data/form.ts';
import { flowFaults } from './flow-faults.ts';

const orders: Awaited = { by: 'red', kind: 'orders', answer: { form: 'orders' } };
const thrown = (die: string, owner = 'red'): Awaited => ({
  by: 'dice',
  kind: 'pips',
  answer: { form: 'faces', dice: [{ owner, die, purpose: 'pips' }] },
});

const rules = { ...toy, steps: { ...toy.steps, naming: { ...toy.steps.ordering, frame: { base: text } } } };
const faultsOf = (flow: Partial<Flow>) =>
  flowFaults(rules as typeof toy, flow, ['red', 'blue'], 'opening').map(({ key }) => key);

test.each<[string, Partial<Flow>, readonly string[]]>([
  ['what play makes', { stack: [{ step: 'sequence', at: 1 }, { step: 'ordering' }], awaits: [orders] }, []],
  ['a throw', { stack: [{ step: 'throwing' }], awaits: [thrown('D6')] }, []],
  ['a phase', { phase: 'ordering' }, []],
  ['the phase of a position that has none', { phase: '', stack: [] }, []],
  ['no phase', { phase: 'lunch' }, ['fault.unknown-phase']],
  ['a phase that all records have', { phase: 'constructor' }, ['fault.unknown-phase']],
  ['a part of a flow', { awaits: [orders] }, []],
  ['no step', { stack: [{ step: 'dancing' }] }, ['fault.unknown-step']],
  ['a name that all records have', { stack: [{ step: 'constructor' }] }, ['fault.unknown-step']],
  ['a part that lacks', { stack: [{ step: 'naming' }] }, ['fault.part-form']],
  ['a part of another form', { stack: [{ step: 'naming', base: 7 }] }, ['fault.part-form']],
  ['a step far on', { stack: [{ step: 'sequence', at: 1e9 }] }, ['fault.bounds']],
  ['a stranger', { awaits: [{ ...orders, by: 'green' }] }, ['fault.unknown-side']],
  ['orders of the dice', { awaits: [{ ...orders, by: 'dice' }] }, ['fault.unknown-side']],
  ['a throw of a side', { awaits: [{ ...thrown('D6'), by: 'red' }] }, ['fault.unknown-side']],
  ['a die that there is not', { awaits: [thrown('toString')] }, ['fault.unknown-die']],
  ['a die of nobody', { awaits: [thrown('D6', 'green')] }, ['fault.unknown-side']],
  [
    'an answer that nobody takes',
    { stack: [{ step: 'sequence', at: 1 }], awaits: [orders] },
    ['fault.nobody-asks'],
  ],
])('a flow with %s', (_, flow, keys) => {
  expect(faultsOf(flow)).toEqual(keys);
});
