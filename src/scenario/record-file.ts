import { battleFaults, changeFaults } from '../engine/battle-faults.ts';
import type { Event, Fault } from '../engine/event.ts';
import { type Fairness, fairnessOf } from '../engine/fairness.ts';
import { hashOf } from '../engine/hash.ts';
import { LIMITS } from '../engine/limits.ts';
import {
  type BattleRecord,
  battleNow,
  type Entry,
  type Play,
  replay,
  replayEntry,
  unplayed,
} from '../engine/record.ts';
import { type Difference, firstDifference, firstUnapplied } from '../engine/record-check.ts';
import { formFaults } from './form-faults.ts';
import { readJson } from './read.ts';
import { recordSchema } from './record-schema.ts';
import { RULESETS, rulesetOf } from './rulesets.ts';

export type RecordRead =
  | { readonly ok: true; readonly record: BattleRecord }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Every event of an entry, in each form that somebody is told. */
const eventsOf = ({ events }: Entry): readonly Event[] =>
  events.flatMap((event) => [event, ...(event.secret?.public ? [event.secret.public] : [])]);

/** Faults of a record that only its ruleset can see. */
function rulesFaults({ header: { ruleset }, opening, entries }: BattleRecord): readonly Fault[] {
  const rules = rulesetOf(ruleset);
  if (!rules)
    return [{ key: 'fault.unknown-ruleset', figures: { ruleset, known: RULESETS.map(({ id }) => id) } }];
  if (opening.ruleset !== ruleset)
    return [{ key: 'fault.other-ruleset', figures: { ruleset, opening: opening.ruleset } }];
  const sides = opening.sides.map(({ id }) => id);
  const entryFaults = (entry: Entry, at: number): readonly Fault[] =>
    eventsOf(entry)
      .flatMap((event) => event.changes)
      .flatMap((change) => changeFaults(rules, change, sides, `entries.${at}`));
  return [...battleFaults(rules, opening, 'opening'), ...entries.flatMap(entryFaults)].slice(
    0,
    LIMITS.faults,
  );
}

/** Reads the text of a record file, or says what is wrong with it and where. */
export function readRecord(text: string): RecordRead {
  const json = readJson(text);
  if (!json.ok) return { ok: false, faults: [json.fault] };
  const parsed = recordSchema.safeParse(json.value);
  if (!parsed.success) return { ok: false, faults: formFaults(parsed.error.issues) };
  const record = parsed.data as unknown as BattleRecord;
  const faults = rulesFaults(record);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, record };
}

/** A record as the text of a file. */
export const writeRecord = (record: BattleRecord): string => `${JSON.stringify(record)}\n`;

export interface RecordChecked {
  /** Folding the events of every entry worked. */
  readonly applies: boolean;
  /** The first entry whose events do not fold; null when all do. */
  readonly unapplied: number | null;
  /** The first command that is now decided otherwise; null when none is. */
  readonly difference: Difference | null;
  readonly fairness: Fairness;
  readonly hash: string;
  readonly winner: string | null;
  readonly rounds: number;
  readonly events: number;
}

/** Applies a record's events and decides its commands again. */
export function checkRecord(record: BattleRecord): RecordChecked {
  const rules = rulesetOf(record.header.ruleset);
  if (!rules) throw new Error(`no ruleset is called ${record.header.ruleset}`);
  const play: Play = replay(record);
  const unapplied = firstUnapplied(record);
  const end = battleNow(play);
  const events: readonly Event[] = record.entries.flatMap((entry) => entry.events);
  return {
    applies: unapplied === null,
    unapplied,
    difference: firstDifference(rules, record),
    fairness: fairnessOf(rules, record),
    hash: hashOf(end),
    winner: end.result === null ? null : (end.result.winner ?? 'draw'),
    rounds: end.turn.round,
    events: events.length,
  };
}

const UNDOING: readonly string[] = ['undo', 'allow-undo', 'refuse-undo'];

/** Is an entry taken by the rules as the record has it, in the battle before it? */
function entryHolds(record: BattleRecord, before: Play, entry: Entry): boolean {
  // Folding it has told already whether it undoes what can be undone; the rest of it hangs on no earlier entry.
  if (UNDOING.includes(entry.command.type)) return true;
  const rules = rulesetOf(record.header.ruleset);
  const alone = { ...record, opening: battleNow(before), entries: [entry] };
  return rules !== undefined && firstUnapplied(alone) === null && firstDifference(rules, alone) === null;
}

/**
 * Number of the first entry from which a record does not hold; null where it holds. It is sought entry by entry:
 * whoever asks may do something else in between.
 */
export function* findBreak(record: BattleRecord): Generator<undefined, number | null> {
  let play = unplayed(record);
  for (const [number, entry] of record.entries.entries()) {
    const next = replayEntry(play, entry);
    if (!next || !entryHolds(record, play, entry)) return number;
    play = next;
    yield;
  }
  return null;
}
