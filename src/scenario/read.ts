import type { Fault } from '../engine/event.ts';
import { RULESETS, rulesetOf } from './rulesets.ts';
import { type Scenario, scenarioFileSchema } from './schema.ts';

export type ScenariosRead =
  | { readonly ok: true; readonly scenarios: readonly Scenario[] }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const failed = (...faults: Fault[]): ScenariosRead => ({ ok: false, faults });

/** Text as JSON, or where it stops being JSON. */
export function readJson(
  text: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: Fault } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return {
      ok: false,
      fault: { key: 'fault.not-json', figures: { why: String((error as Error).message) } },
    };
  }
}

/** Reads the text of a scenario file: one scenario or a list of them. */
export function readScenarios(text: string): ScenariosRead {
  const json = readJson(text);
  if (!json.ok) return failed(json.fault);
  const parsed = scenarioFileSchema.safeParse(json.value);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, 10);
    return failed(
      ...issues.map((issue) => ({
        key: 'fault.scenario-form',
        figures: { where: issue.path.map(String).join('.'), why: issue.message },
      })),
    );
  }
  const scenarios = Array.isArray(parsed.data) ? parsed.data : [parsed.data];
  const strange = scenarios.find((scenario) => !rulesetOf(scenario.ruleset));
  if (strange)
    return failed({
      key: 'fault.unknown-ruleset',
      figures: { ruleset: strange.ruleset, known: RULESETS.map((rules) => rules.id) },
    });
  return { ok: true, scenarios };
}
