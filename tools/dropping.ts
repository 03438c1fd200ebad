/** Runs scenarios while clauses are out of force. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withDropped } from '../src/engine/effects.ts';
import { rulesetOf } from '../src/scenario/every-ruleset.ts';
import { readScenarios } from '../src/scenario/read.ts';
import { runScenario } from '../src/scenario/run.ts';
import type { Scenario } from '../src/scenario/schema.ts';

export interface Named {
  readonly name: string;
  readonly scenario: Scenario;
}

const FOLDER = fileURLToPath(new URL('../content/scenarios/', import.meta.url));

function scenariosOf(file: string): readonly Named[] {
  const read = readScenarios(readFileSync(FOLDER + file, 'utf8'));
  if (!read.ok) throw new Error(`${file} cannot be read`);
  return read.scenarios.map((scenario, at) => ({ name: `${file}: ${scenario.name ?? at + 1}`, scenario }));
}

/** The scenarios of all files whose path below `content/scenarios` matches, in the order of the paths. */
export const scenariosIn = (fits: RegExp = /./): readonly Named[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && fits.test(name.replaceAll('\\', '/')))
    .toSorted()
    .flatMap(scenariosOf);

export function passes({ scenario }: Named): boolean {
  const rules = rulesetOf(scenario.ruleset);
  try {
    return rules !== undefined && runScenario(rules, scenario).ok;
  } catch {
    return false;
  }
}

/** Does the scenario fail while this clause is out of force? */
export const misses = (scenario: Named, id: string): boolean => withDropped([id], () => !passes(scenario));
