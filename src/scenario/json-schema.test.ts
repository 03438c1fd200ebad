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
  ['half a file', '{"format":', [['fault.not-json-at', '']]],
  [
    'a step that neither does nor asks',
    '{"format":"acies-scenario/1","ruleset":"bnb","sides":{},"bases":[],"steps":[{"side":"red"}]}',
    [['fault.step', 'steps.0']],
  ],
  ['another format', '{"format":"x","ruleset":"bnb"}', [['fault.scenario-form', 'format']]],
  ['an unknown ruleset', '{"format":"acies-scenario/1","ruleset":"chess"}', [['fault.unknown-ruleset', '']]],
])('%s is told', (_, text, faults) => {
  expect(faultsOf(text)).toEqual(faults);
});

test('where a file breaks off is told by line and character', () => {
  const read = readScenarios('{\n  "format":');
  expect(read.ok || read.faults[0]?.figures).toEqual({ line: 2, character: 12 });
});

test('what is no JSON at all is told, with its place where that is known', () => {
  const read = readScenarios('{ format }');
  expect(read.ok || read.faults[0]?.key).toMatch(/^fault\.not-json/);
});
