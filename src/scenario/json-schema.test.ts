import { expect, test } from 'vitest';
import { campaignSchemaText, jsonSchemaText } from './json-schema.ts';
import { readScenarios } from './read.ts';

test('the published JSON Schema is the one that reads scenario files', async () => {
  await expect(jsonSchemaText()).toMatchFileSnapshot('../../content/scenario.schema.json');
});

test('the published JSON Schema is the one that reads campaign files', async () => {
  await expect(campaignSchemaText()).toMatchFileSnapshot('../../content/campaign.schema.json');
});

const scenarioWith = (part: string): string => `{"format":"acies-scenario/1","ruleset":"bnb",${part}}`;

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
  ['another format', '{"format":"x","ruleset":"bnb"}', [['fault.form', 'format']]],
  [
    'a huge place',
    scenarioWith('"bases":[{"id":"A","side":"red","troop":"x","at":[1e9,0]}]'),
    [['fault.form', 'bases.0.at.0']],
  ],
  ['an endless number', scenarioWith('"turn":{"round":1e999}'), [['fault.form', 'turn.round']]],
  ['a huge state', scenarioWith('"own":{"wind":1e300}'), [['fault.bounds', 'own']]],
  [
    'a step that expects what is none',
    scenarioWith('"steps":[{"do":{"type":"x"},"expect":{"pips":"3"}}]'),
    [['fault.form', 'steps.0.expect.pips']],
  ],
  [
    'an expectation that nobody knows',
    scenarioWith('"steps":[{"do":{"type":"x"},"expect":{"totls":{"A":3}}}]'),
    [['fault.expectation', 'steps.0.expect']],
  ],
  ['what lies too deep', '['.repeat(100_000) + ']'.repeat(100_000), [['fault.file-depth', '']]],
  ['an unknown ruleset', '{"format":"acies-scenario/1","ruleset":"chess"}', [['fault.unknown-ruleset', '']]],
])('%s is told', (_, text, faults) => {
  expect(faultsOf(text)).toEqual(faults);
});

test('a fault of JSON syntax names its line and character', () => {
  const read = readScenarios('{\n  "format":');
  expect(read.ok || read.faults[0]?.figures).toEqual({ line: 2, character: 12 });
});

test('text that is not JSON is refused, with the place where it is known', () => {
  const read = readScenarios('{ format }');
  expect(read.ok || read.faults[0]?.key).toMatch(/^fault\.not-json/);
});
