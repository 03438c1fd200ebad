import { firstFaults } from '../engine/data/first-faults.ts';
import { parseJson } from '../engine/data/given-text.ts';
import { isShallow, LIMITS } from '../engine/data/limits.ts';
import type { Fault } from '../engine/event.ts';
import { formFaults } from './form-faults.ts';
import { RULESET_IDS } from './rulesets.ts';
import { type Scenario, scenarioSchema } from './schema.ts';

export type ScenariosRead =
  | { readonly ok: true; readonly scenarios: readonly Scenario[] }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const failed = (faults: readonly Fault[]): ScenariosRead => ({ ok: false, faults });

/** The line and character, counted from 1, where a text stops being JSON; null where the parser does not say. */
function brokenAt(text: string, said: string): { readonly line: number; readonly character: number } | null {
  const named = /line (\d+) column (\d+)/.exec(said);
  if (named) return { line: Number(named[1]), character: Number(named[2]) };
  const position = /position (\d+)/.exec(said)?.[1] ?? (/end/i.test(said) ? text.length : null);
  if (position === null) return null;
  const lines = text.slice(0, Number(position)).split('\n');
  return { line: lines.length, character: (lines.at(-1) ?? '').length + 1 };
}

const faulty = (key: string, figures: Fault['figures'] = {}) =>
  ({ ok: false, fault: { key, figures } }) as const;

/** Parses text as JSON, or says where it stops being JSON. */
export function readJson(
  text: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: Fault } {
  if (text.length > LIMITS.file) return faulty('fault.file-length', { most: LIMITS.file });
  try {
    const value: unknown = parseJson(text);
    return isShallow(value) ? { ok: true, value } : faulty('fault.file-depth', { most: LIMITS.depth });
  } catch (error) {
    const place = brokenAt(text, String((error as Error).message));
    return place ? faulty('fault.not-json-at', place) : faulty('fault.not-json');
  }
}

function countFault(count: number): Fault | null {
  if (count === 0) return { key: 'fault.no-scenario', figures: {} };
  return count > LIMITS.scenarios
    ? { key: 'fault.many-scenarios', figures: { count, most: LIMITS.scenarios } }
    : null;
}

/** Reads the text of a scenario file, which holds one scenario or a list of them. */
export function readScenarios(text: string): ScenariosRead {
  const json = readJson(text);
  if (!json.ok) return failed([json.fault]);
  const given: readonly unknown[] = Array.isArray(json.value) ? json.value : [json.value];
  const wrongCount = countFault(given.length);
  if (wrongCount) return failed([wrongCount]);
  const scenarios: Scenario[] = [];
  const faults: Fault[] = [];
  for (const [at, each] of given.entries()) {
    const { data, error } = scenarioSchema.safeParse(each);
    if (data) scenarios.push(data);
    faults.push(...formFaults(error?.issues ?? [], given.length > 1 ? [at] : []));
    if (faults.length > LIMITS.faults) break;
  }
  if (faults.length > 0) return failed(firstFaults(faults));
  const strange = scenarios.find((scenario) => !RULESET_IDS.includes(scenario.ruleset));
  if (strange)
    return failed([
      { key: 'fault.unknown-ruleset', figures: { ruleset: strange.ruleset, known: RULESET_IDS } },
    ]);
  return { ok: true, scenarios };
}
