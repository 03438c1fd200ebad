/** How the scenarios of each file end with one thing changed. */

import { randomFrom } from '../../src/bots/random.ts';
import { hashOf } from '../../src/engine/battle/hash.ts';
import { canonical } from '../../src/engine/data/canonical.ts';
import type { Json } from '../../src/engine/data/json.ts';
import { rulesetOf } from '../../src/scenario/every-ruleset.ts';
import { runScenario } from '../../src/scenario/run.ts';
import { type Named, scenariosIn } from '../../tools/dropping.ts';
import { codeOf, seedOf } from './codes.ts';
import type { TableLine } from './table.ts';
import { variationOf } from './variations.ts';

/** The end of a scenario, what it expected otherwise, and the end of its variation. */
export function variedEnd({ name, scenario }: Named): string {
  const rules = rulesetOf(scenario.ruleset);
  if (!rules) return name;
  const { faults, failures, battle } = runScenario(rules, variationOf(scenario, randomFrom(seedOf(name))));
  const end = battle && [hashOf(battle), battle.flow.awaits];
  return canonical([name, faults, failures, end] as unknown as Json);
}

const lineOf = (file: string, scenarios: readonly Named[]): string =>
  `${file}  varied ${scenarios.map((each) => codeOf([variedEnd(structuredClone(each))])).join(' ')}`;

/** How all variations of a ruleset end: a line for each file of scenarios, with a code for each scenario. */
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
