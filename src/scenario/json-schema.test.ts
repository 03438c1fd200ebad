import { expect, test } from 'vitest';
import { jsonSchemaText } from './json-schema.ts';
import { readScenarios } from './read.ts';

test('the JSON Schema of scenario files is the one that files are read with', async () => {
  await expect(jsonSchemaText()).toMatchFileSnapshot('../../content/scenario.schema.json');
});

const faultsOf = (text: string) => {
  const read = readScenarios(text);
  return read.ok ? [] : read.faults.map((fault) => [fault.key, fault.figures.where ?? '']);
};

test.each([
  ['no JSON', '{"format":', [['fault.not-json', '']]],
  ['another format', '{"format":"x","ruleset":"bnb"}', [['fault.scenario-form', 'format']]],
  ['an unknown ruleset', '{"format":"acies-scenario/1","ruleset":"chess"}', [['fault.unknown-ruleset', '']]],
])('%s is told', (_, text, faults) => {
  expect(faultsOf(text)).toEqual(faults);
});
