import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesetOf } from '../src/scenario/every-ruleset.ts';
import { readScenarios } from '../src/scenario/read.ts';
import { runScenario } from '../src/scenario/run.ts';

const ROOT = new URL('../content/scenarios/', import.meta.url);

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SENTENCE = /^[A-Z0-9].*[^.]$/;

describe.each(files)('%s', (file) => {
  const read = readScenarios(readFileSync(new URL(file, ROOT), 'utf8'));
  test('can be read', () => expect(read).toMatchObject({ ok: true }));
  if (!read.ok) return;
  test('names are short and differ, titles are sentences', () => {
    const names = read.scenarios.map(({ name }) => name ?? '');
    expect(names.filter((name, at) => !NAME.test(name) || names.indexOf(name) !== at)).toEqual([]);
    const titles = read.scenarios.map(({ title }) => (typeof title === 'object' ? title.en : title) ?? '');
    expect(titles.filter((title) => !SENTENCE.test(title))).toEqual([]);
  });
  test.each(read.scenarios.map((scenario, at) => [scenario.name ?? `${at + 1}`, scenario] as const))(
    '%s',
    (_, scenario) => {
      const rules = rulesetOf(scenario.ruleset);
      if (!rules) throw new Error(`no ruleset is called ${scenario.ruleset}`);
      const result = runScenario(rules, scenario);
      expect([...result.faults, ...result.failures, ...result.warnings]).toEqual([]);
      expect(result.asserts).toBe(true);
      const clauses = scenario.cites ?? [];
      expect(clauses.length).toBeGreaterThan(0);
    },
  );
});
