import { expect, test } from 'vitest';
import type { Json } from '../engine/battle.ts';
import { bnb } from '../rules/bnb/index.ts';
import { hott } from '../rules/hott/index.ts';
import { loadPosition } from './load.ts';
import type { Scenario } from './schema.ts';

const faultsOf = (own: Readonly<Record<string, Json>>) => {
  const loaded = loadPosition(bnb, { format: 'acies-scenario/1', ruleset: 'bnb', own, bases: [] });
  return loaded.ok ? [] : loaded.faults.map(({ key, figures }) => [key, figures?.part, figures?.value]);
};

test.each<[string, Json]>([
  ['wind', 'north'],
  ['wind', [90]],
  ['rain', 'yes'],
  ['rain', 1],
  ['sun', true],
  ['rainBounds', -1],
  ['roundsBeforeDusk', 2.5],
  ['weather', 'hail'],
])('%s: %j is no state of a battle', (name, value) => {
  expect(faultsOf({ [name]: value })).toEqual([['fault.part-form', name, JSON.stringify(value)]]);
});

test('a state that is too large is refused, also where no ruleset reads it', () => {
  for (const own of [{ wind: 1e300 }, { whatever: 1e300 }, { whatever: 'x'.repeat(10_000) }])
    expect(faultsOf(own).map(([key]) => key)).toEqual(['fault.bounds']);
});

test('correct, absent and unknown facts are no faults', () => {
  expect(faultsOf({ wind: -45, sun: 360, rain: false, weather: 'fine', roundsBeforeDusk: 7 })).toEqual([]);
  expect(faultsOf({ dazzle: null, whatever: 'yes' })).toEqual([]);
});

const faultsOfHott = (scenario: Partial<Scenario>) => {
  const loaded = loadPosition(hott, { format: 'acies-scenario/1', ruleset: 'hott', ...scenario });
  return loaded.ok ? [] : loaded.faults;
};

test.each<[string, Json]>([
  ['strongholdsLost', 'red'],
  ['captives', { A: 1 }],
  ['entered', { A: { wood: 'soon' } }],
  ['demoralised', [['red']]],
  ['shotAtTargets', 'A'],
])('Hordes of the Things: %s: %j is no state of a battle', (part, value) => {
  expect(faultsOfHott({ own: { [part]: value } })).toMatchObject([
    { key: 'fault.part-form', figures: { where: 'own', part } },
  ]);
});

test('Hordes of the Things: only elements on the table can be engaged', () => {
  expect(faultsOfHott({ engaged: [['A', 'Z']] }).map(({ figures }) => figures)).toEqual([
    { base: 'A' },
    { base: 'Z' },
  ]);
  expect(faultsOfHott({ own: { strongholdsLost: ['red'], captives: { A: 'Z' } } })).toEqual([]);
});
