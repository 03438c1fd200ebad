import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readScenarios } from '../src/scenario/read.ts';
import { rulesetOf } from '../src/scenario/rulesets.ts';
import { runScenario } from '../src/scenario/run.ts';

const ROOT = new URL('../content/scenarios/', import.meta.url);

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);

describe.each(files)('%s', (file) => {
  const read = readScenarios(readFileSync(new URL(file, ROOT), 'utf8'));
  test('can be read', () => expect(read).toMatchObject({ ok: true }));
  if (!read.ok) return;
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
