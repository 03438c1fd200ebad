/** Why a scenario fails, in one line. */
import { sayFault } from '../src/cli/say.ts';
import { failureLine } from '../src/cli/scenario.ts';
import { rulesetOf } from '../src/scenario/every-ruleset.ts';
import { runScenario } from '../src/scenario/run.ts';
import type { Named } from './dropping.ts';

/** The line of a scenario that fails, with the clauses that it cites; nothing if it passes. */
export function failuresOf({ name, scenario }: Named): readonly string[] {
  const rules = rulesetOf(scenario.ruleset);
  if (rules === undefined) return [`${name}: no ruleset is called ${scenario.ruleset}`];
  const cited = `${name} (${(scenario.cites ?? []).join(', ')})`;
  try {
    const { ok, faults, failures } = runScenario(rules, scenario);
    const told = [...faults.map(sayFault), ...failures.map((each) => failureLine(rules.id, each))];
    return ok ? [] : [`${cited}: ${told.join('; ')}`];
  } catch (error) {
    return [`${cited}: ${(error as Error).message}`];
  }
}
