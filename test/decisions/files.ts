/** What is read from scenarios and records with one part left out, doubled or distorted. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Ruleset } from '../../src/engine/contract.ts';
import { canonical } from '../../src/engine/data/canonical.ts';
import type { Json } from '../../src/engine/data/json.ts';
import { rulesetOf } from '../../src/scenario/every-ruleset.ts';
import { readScenarios } from '../../src/scenario/read.ts';
import { recordFaults } from '../../src/scenario/record-check.ts';
import { readRecord } from '../../src/scenario/record-file.ts';
import { scenariosIn } from '../../tools/dropping.ts';
import { codeOf } from './codes.ts';
import { distorted } from './distorted.ts';
import type { TableLine } from './table.ts';
import { runTold } from './varied.ts';

const BATTLES = new URL('../../content/battles/', import.meta.url);

const text = (value: unknown): string => canonical(value as Json);

/** One distortion in this many is read of the entries of a record: a whole battle is read with each. */
const PART = 10;

/** A file to distort, and how to read it. */
interface Distorted {
  readonly name: string;
  readonly values: readonly Json[];
  readonly read: (value: Json) => string;
}

function scenarioRead(rules: Ruleset, value: Json): string {
  const found = readScenarios(JSON.stringify(value));
  return found.ok ? found.scenarios.map((each) => runTold(rules, each)).join() : text(found.faults);
}

function recordRead(rules: Ruleset, value: Json): string {
  const found = readRecord(JSON.stringify(value));
  return text(found.ok ? recordFaults(rules, found.record) : found.faults);
}

/** The positions of scenarios that have parts of a new form. */
function positionsOf(rules: Ruleset): readonly Distorted[] {
  const seen = new Set<string>();
  return scenariosIn(new RegExp(`^${rules.id}/`)).map(({ name, scenario }) => {
    const { steps: _steps, ...position } = scenario;
    const values = distorted(position as unknown as Json, [], seen);
    return { name, values, read: (value) => scenarioRead(rules, value) };
  });
}

/** The openings and entries of records that have parts of a new form; one entry is read at a time. */
function recordsOf(rules: Ruleset): readonly Distorted[] {
  const seen = new Set<string>();
  const names = readdirSync(BATTLES).filter((name) => name.endsWith('.json'));
  return names.toSorted().flatMap((name) => {
    const record = JSON.parse(readFileSync(new URL(name, BATTLES), 'utf8'));
    if (record.header.ruleset !== rules.id) return [];
    const begun = distorted({ ...record, entries: [] }, [], seen);
    const entries = record.entries
      .flatMap((entry: Json) => distorted(entry, [], seen, 'entry'))
      .filter((_: Json, at: number) => at % PART === 0);
    const values = [...begun, ...entries.map((each: Json) => ({ ...record, entries: [each] }))];
    return [{ name, values, read: (value: Json) => recordRead(rules, value) }];
  });
}

/** A line for each file that has parts of a new form, with a code of what is read from its distortions. */
export function filesDistorted(ruleset: string): readonly TableLine[] {
  const rules = rulesetOf(ruleset);
  if (!rules) return [];
  return [...positionsOf(rules), ...recordsOf(rules)]
    .filter(({ values }) => values.length > 0)
    .map(({ name, values, read }) => ({
      about: name,
      ruleset,
      make: () => `${name}  read ${codeOf(values.map(read))}`,
    }));
}
