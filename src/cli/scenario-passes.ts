import { loadRulesets } from '../scenario/rulesets.ts';
import { runScenario } from '../scenario/run.ts';
import { scenarioSchema } from '../scenario/schema.ts';
import type { ScenarioPasses } from './clause-uses.ts';

/** Makes a check for one scenario of a file: can it be read, and does it meet its expectations? */
export async function scenarioChecker(): Promise<ScenarioPasses> {
  const rulesets = await loadRulesets();
  return (scenario) => {
    const parsed = scenarioSchema.safeParse(scenario);
    const rules = rulesets.find(({ id }) => id === parsed.data?.ruleset);
    return parsed.success && rules !== undefined && runScenario(rules, parsed.data).ok;
  };
}
