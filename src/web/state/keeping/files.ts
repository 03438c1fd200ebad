import type { Fault } from '../../../engine/event.ts';
import type { BattleRecord } from '../../../engine/record.ts';
import { readJson, readScenarios } from '../../../scenario/read.ts';
import { readRecord } from '../../../scenario/record-file.ts';
import type { Scenario } from '../../../scenario/schema.ts';

/** The content of a file: a record, scenarios to choose from, or faults. */
export type Opened =
  | { readonly kind: 'record'; readonly record: BattleRecord }
  | { readonly kind: 'scenarios'; readonly scenarios: readonly Scenario[] }
  | { readonly kind: 'faults'; readonly faults: readonly Fault[] };

const isRecordLike = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, 'header') ||
    Object.hasOwn(value, 'entries') ||
    ('format' in value && String(value.format).startsWith('acies-record')));

const looksLikeJson = (text: string): boolean => /^\s*[[{]/.test(text);

const UNKNOWN: Fault = { key: 'screen.file.unknown', figures: {} };

/** Reads the text of a file of either kind; each fault names its place. */
export function readOpened(text: string): Opened {
  const json = readJson(text);
  if (!json.ok) return { kind: 'faults', faults: [looksLikeJson(text) ? json.fault : UNKNOWN] };
  if (isRecordLike(json.value)) {
    const read = readRecord(text);
    return read.ok ? { kind: 'record', record: read.record } : { kind: 'faults', faults: read.faults };
  }
  const read = readScenarios(text);
  return read.ok ? { kind: 'scenarios', scenarios: read.scenarios } : { kind: 'faults', faults: read.faults };
}
