import type { BattleRecord } from '../../../engine/battle/record.ts';
import type { Fault } from '../../../engine/event.ts';
import { readJson, readScenarios } from '../../../scenario/read.ts';
import { readRecord } from '../../../scenario/record-file.ts';
import type { Scenario } from '../../../scenario/schema.ts';

/**
 * The content of a file: a record, scenarios to choose from, or why it cannot be read. `why` tells a player what to do;
 * `faults` tell the author of the file where it is wrong.
 */
export type Opened =
  | { readonly kind: 'record'; readonly record: BattleRecord }
  | { readonly kind: 'scenarios'; readonly scenarios: readonly Scenario[] }
  | { readonly kind: 'faults'; readonly why: Fault; readonly faults: readonly Fault[] };

type Kind = 'record' | 'scenario' | 'foreign';

/** The formats that this version reads. */
const FORMATS: readonly string[] = ['acies-record/1', 'acies-scenario/1'];

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The format that a file names; an empty text where it names none. */
function formatIn(value: unknown): string {
  const given = Array.isArray(value) ? value[0] : value;
  const named = [given, isObject(given) ? given.header : null].find(
    (each) => isObject(each) && Object.hasOwn(each, 'format'),
  );
  return isObject(named) ? String(named.format) : '';
}

function kindIn(value: unknown): Kind {
  const format = formatIn(value);
  const hasPart = (part: string): boolean => isObject(value) && Object.hasOwn(value, part);
  if (format.startsWith('acies-record') || hasPart('header') || hasPart('entries')) return 'record';
  return format.startsWith('acies-scenario') ? 'scenario' : 'foreign';
}

/** What to tell a player whose file has faults. */
function whyOf(value: unknown): Fault {
  const kind = kindIn(value);
  if (kind === 'foreign') return { key: 'screen.file.foreign', figures: {} };
  const format = formatIn(value);
  if (/^acies-\w+\/\d+$/.test(format) && !FORMATS.includes(format))
    return { key: 'screen.file.newer', figures: {} };
  return { key: 'screen.file.wrong', figures: { kind } };
}

const looksLikeJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** Reads the text of a file of either kind. */
export function readOpened(text: string): Opened {
  const json = readJson(text);
  if (!json.ok)
    return looksLikeJson(text)
      ? { kind: 'faults', why: { key: 'screen.file.cut', figures: {} }, faults: [json.fault] }
      : { kind: 'faults', why: { key: 'screen.file.unknown', figures: {} }, faults: [] };
  const { value } = json;
  if (kindIn(value) === 'record') {
    const read = readRecord(text);
    return read.ok
      ? { kind: 'record', record: read.record }
      : { kind: 'faults', why: whyOf(value), faults: read.faults };
  }
  const read = readScenarios(text);
  return read.ok
    ? { kind: 'scenarios', scenarios: read.scenarios }
    : { kind: 'faults', why: whyOf(value), faults: read.faults };
}
