/** Why a scenario fails, in one line. */
import { rulesetOf } from '../src/scenario/every-ruleset.ts';
import { runScenario } from '../src/scenario/run.ts';
import type { Named } from './dropping.ts';

/** The line of a scenario that fails, with the clauses that it cites; nothing if it passes. */
export function failuresOf({ name, scenario }: Named): readonly string[] {
  const rules = rulesetOf(scenario.ruleset);
  if (rules === undefined) return [`${name}: no ruleset is called ${scenario.ruleset}`];
  try {
    const { ok, faults, failures } = runScenario(rules, scenario);
    return ok
      ? []
      : [`${name} (${(scenario.cites ?? []).join(', ')}): ${[...faults, ...failures].join('; ')}`];
  } catch (error) {
    return [`${name} (${(scenario.cites ?? []).join(', ')}): ${(error as Error).message}`];
  }
}
