import type { BattleRecord } from '../engine/battle/record.ts';
import type { Fault } from '../engine/event.ts';
import { formFaults } from './form-faults.ts';
import { readJson } from './read.ts';
import { recordSchema } from './record-schema.ts';
import { RULESET_IDS } from './rulesets.ts';

export type RecordRead =
  | { readonly ok: true; readonly record: BattleRecord }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** The fault in the rulesets that a record names; null if there is none. */
function rulesetFault(ruleset: string, opening: string): Fault | null {
  if (!RULESET_IDS.includes(ruleset))
    return { key: 'fault.unknown-ruleset', figures: { ruleset, known: RULESET_IDS } };
  return opening === ruleset ? null : { key: 'fault.other-ruleset', figures: { ruleset, opening } };
}

/** Reads the text of a record file, or answers with its faults and their places. */
export function readRecord(text: string): RecordRead {
  const json = readJson(text);
  if (!json.ok) return { ok: false, faults: [json.fault] };
  const parsed = recordSchema.safeParse(json.value);
  if (!parsed.success) return { ok: false, faults: formFaults(parsed.error.issues) };
  const record = parsed.data as unknown as BattleRecord;
  const fault = rulesetFault(record.header.ruleset, record.opening.ruleset);
  return fault ? { ok: false, faults: [fault] } : { ok: true, record };
}
