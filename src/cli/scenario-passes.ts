import { rulesetOf } from '../scenario/rulesets.ts';
import { runScenario } from '../scenario/run.ts';
import { scenarioSchema } from '../scenario/schema.ts';

/** Whether one scenario of a file can be read and goes as it expects. */
export function scenarioPasses(scenario: unknown): boolean {
  const parsed = scenarioSchema.safeParse(scenario);
  const rules = parsed.success ? rulesetOf(parsed.data.ruleset) : undefined;
  return parsed.success && rules !== undefined && runScenario(rules, parsed.data).ok;
}
