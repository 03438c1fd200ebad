import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyCommand } from '../engine/command.ts';
import { hott } from '../rules/hott/index.ts';
import { ask } from './ask.ts';
import { loadPosition } from './load.ts';
import type { Scenario } from './schema.ts';

const position: Scenario = {
  format: 'acies-scenario/1',
  ruleset: 'hott',
  bases: [
    { id: 'A', side: 'red', troop: 'Blades', at: [300, 300], facing: 0 },
    { id: 'B', side: 'red', troop: 'Shooters', at: [100, 100], facing: 0, command: 'constructor' },
    { id: 'Z', side: 'blue', troop: 'Blades', at: [300, 300], facing: 180 },
    { id: 'Y', side: 'blue', troop: 'Blades', at: [400, 500], facing: 180 },
  ],
};

function asked(question: unknown) {
  const loaded = loadPosition(hott, position);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return ask(hott, loaded.battle, question);
}

const BLADES = [{ troop: 'Blades', count: 12, includesGeneral: true }];

test.each<[fault: string, question: AnyCommand]>([
  ['fault.question-no-fight', { type: 'odds', base: 'A', target: 'Y' }],
  ['fault.question-no-fight', { type: 'factors', base: 'A', target: 'nobody' }],
  ['fault.question-base', { type: 'main-opponent', base: 'nobody' }],
  ['fault.question-base', { type: 'sees', base: 'A', target: 'nobody' }],
  ['fault.question-side', { type: 'can-deploy', side: 'green', troop: 'Blades', at: [300, 100, 0] }],
  ['fault.question-side', { type: 'commands', side: 'green' }],
  ['fault.question-place', { type: 'can-deploy', base: 'A', at: [300, 1e6] }],
  ['fault.question-place', { type: 'can-deploy', base: 'A', at: [300, 100], facing: 'north' }],
  ['fault.question-figure', { type: 'army-legal', elements: BLADES, apLimit: 'abc' }],
  ['fault.question-figure', { type: 'field', ap: -5 }],
  ['fault.question-figure', { type: 'cost', elements: ['Blades'], generalDistance: 'far' }],
  ['fault.question-figure', { type: 'cost', bases: ['A'], extraPips: -1 }],
  ['fault.question-elements', { type: 'army-cost', elements: [{ troop: 'Blades', count: 1e6 }] }],
  ['fault.question-elements', { type: 'army-cost', elements: [{ troop: 'Blades', count: { toString: 1 } }] }],
  ['fault.bounds', { type: 'army-cost', elements: [{ troop: 'Blades', count: 1e308 }] }],
  ['fault.question-elements', { type: 'cost', elements: [] }],
  ['fault.question-scale', { type: 'base-size', troop: 'Blades', scale: 'toString' }],
  ['fault.unknown-element', { type: 'base-size', troop: 'Elves' }],
])('%s: %j', (key, question) => {
  expect(asked(question)).toMatchObject({ fault: { key } });
});

test.each<[part: string, question: unknown]>([
  ['type', null],
  ['type', { type: 7 }],
  ['type', { base: 'A' }],
])('a question without a name is told so: %s, %j', (part, question) => {
  expect(asked(question)).toMatchObject({ fault: { key: 'fault.part-form', figures: { part } } });
});

test('no question throws, however malformed it is', () => {
  const type = fc.constantFrom(
    ...Object.keys(hott.questions),
    'group',
    'sees',
    'legal-moves',
    'shown',
    'constructor',
  );
  const part = fc.oneof(fc.anything(), fc.constant({ toString: 1 }), fc.constant('constructor'));
  const question = fc.record({
    type,
    base: part,
    side: part,
    bases: part,
    elements: part,
    troop: part,
    target: part,
  });
  fc.assert(fc.property(question, (each) => typeof asked(each) === 'object'));
});

test('the odds of a fight against a named target are answered', () => {
  expect(asked({ type: 'odds', base: 'A', target: 'Z' })).toMatchObject({ answer: { of: 36 } });
  expect(asked({ type: 'main-opponent', base: 'Y' })).toEqual({ answer: null });
});

test('an army line with a count of 0 brings no general', () => {
  const none = { troop: 'Hero', count: 0, includesGeneral: true };
  const legal = (elements: typeof BLADES) => asked({ type: 'army-legal', elements });
  expect(legal([...BLADES, none])).toEqual(legal(BLADES));
  expect(legal(BLADES)).toEqual({ answer: true });
});
