import type { Fault } from '../engine/event.ts';
import { RULESET_IDS } from './rulesets.ts';
import { type Scenario, STEP_FAULT, scenarioSchema } from './schema.ts';

/** More are not told at once. */
const MOST_FAULTS = 10;

/** Where a fault of the whole lies: JSON Path's own name for it. */
const ROOT = '$';

export type ScenariosRead =
  | { readonly ok: true; readonly scenarios: readonly Scenario[] }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Where in a file something is wrong, as people read it. */
export const placeIn = (path: readonly PropertyKey[]): string => path.map(String).join('.') || ROOT;

const failed = (...faults: Fault[]): ScenariosRead => ({ ok: false, faults });

/** Where a text stops being JSON, counted from 1; null where the parser does not say. */
function brokenAt(text: string, said: string): { readonly line: number; readonly character: number } | null {
  const named = /line (\d+) column (\d+)/.exec(said);
  if (named) return { line: Number(named[1]), character: Number(named[2]) };
  const position = /position (\d+)/.exec(said)?.[1] ?? (/end/i.test(said) ? text.length : null);
  if (position === null) return null;
  const lines = text.slice(0, Number(position)).split('\n');
  return { line: lines.length, character: (lines.at(-1) ?? '').length + 1 };
}

/** Text as JSON, or where it stops being JSON. */
export function readJson(
  text: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: Fault } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const place = brokenAt(text, String((error as Error).message));
    const fault = place
      ? { key: 'fault.not-json-at', figures: place }
      : { key: 'fault.not-json', figures: {} };
    return { ok: false, fault };
  }
}

/** Reads the text of a scenario file: one scenario or a list of them. */
export function readScenarios(text: string): ScenariosRead {
  const json = readJson(text);
  if (!json.ok) return failed(json.fault);
  const given: readonly unknown[] = Array.isArray(json.value) ? json.value : [json.value];
  const read = given.map((each) => scenarioSchema.safeParse(each));
  const issues = read.flatMap(({ error }, at) =>
    (error?.issues ?? []).map((issue) => ({
      ...issue,
      path: given.length > 1 ? [at, ...issue.path] : issue.path,
    })),
  );
  if (issues.length > 0)
    return failed(
      ...issues
        .slice(0, MOST_FAULTS)
        .map((issue) =>
          issue.message === STEP_FAULT
            ? { key: STEP_FAULT, figures: { where: placeIn(issue.path) } }
            : { key: 'fault.scenario-form', figures: { where: placeIn(issue.path), why: issue.message } },
        ),
    );
  const scenarios = read.flatMap(({ data }) => data ?? []);
  const strange = scenarios.find((scenario) => !RULESET_IDS.includes(scenario.ruleset));
  if (strange)
    return failed({
      key: 'fault.unknown-ruleset',
      figures: { ruleset: strange.ruleset, known: RULESET_IDS },
    });
  return { ok: true, scenarios };
}
