/** What the scenarios of each file lead to with one thing changed. */

import { randomFrom } from '../../src/bots/random.ts';
import { hashOf } from '../../src/engine/battle/hash.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import { canonical } from '../../src/engine/data/canonical.ts';
import type { Json } from '../../src/engine/data/json.ts';
import { rulesetOf } from '../../src/scenario/every-ruleset.ts';
import type { ScenarioResult } from '../../src/scenario/result.ts';
import { runScenario } from '../../src/scenario/run.ts';
import type { Scenario } from '../../src/scenario/schema.ts';
import { type Named, scenariosIn } from '../../tools/dropping.ts';
import { codeOf, seedOf } from './codes.ts';
import type { TableLine } from './table.ts';
import { variationOf } from './variations.ts';

/** Everything that a scenario leads to: what was wrong, what each step told, and the end. */
export function toldBy({ faults, failures, told, campaign, battle }: ScenarioResult): string {
  const end = battle && [hashOf(battle), battle.flow.awaits];
  return canonical([faults, failures, told, campaign, end] as unknown as Json);
}

/** The same for a scenario that has not been run. */
export const runTold = (rules: Ruleset, scenario: Scenario): string => toldBy(runScenario(rules, scenario));

/** Everything that the variation of a scenario leads to. */
export function variedEnd({ name, scenario }: Named): string {
  const rules = rulesetOf(scenario.ruleset);
  if (!rules) return name;
  return runTold(rules, variationOf(scenario, randomFrom(seedOf(name))));
}

const lineOf = (file: string, scenarios: readonly Named[]): string =>
  `${file}  varied ${scenarios.map((each) => codeOf([variedEnd(structuredClone(each))])).join(' ')}`;

/** What all variations of a ruleset lead to: a line for each file of scenarios, with a code for each scenario. */
export function variationsEnd(ruleset: string): readonly TableLine[] {
  const all = scenariosIn(new RegExp(`^${ruleset}/`));
  const files = [...new Set(all.map(({ name }) => name.split(':')[0] ?? ''))];
  return files.map((file) => ({
    about: file,
    ruleset,
    make: () =>
      lineOf(
        file,
        all.filter(({ name }) => name.startsWith(`${file}:`)),
      ),
  }));
}
