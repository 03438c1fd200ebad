/** Whether a record holds: by its rules as they are played here. */
import { battleFaults, changeFaults } from '../engine/battle-faults.ts';
import type { Ruleset } from '../engine/contract.ts';
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

/** Every event of an entry, in each form that somebody is told. */
const eventsOf = ({ events }: Entry): readonly Event[] =>
  events.flatMap((event) => [event, ...(event.secret?.public ? [event.secret.public] : [])]);

/** Faults of a record that only its ruleset can see; without any it can be shown and played on. */
export function recordFaults(rules: Ruleset, { opening, entries }: BattleRecord): readonly Fault[] {
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

export interface RecordChecked {
  /** Folding the events of every entry worked. */
  readonly applies: boolean;
  /** The first entry with events that do not fold; null when all do. */
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
export function checkRecord(rules: Ruleset, record: BattleRecord): RecordChecked {
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
function entryHolds(rules: Ruleset, record: BattleRecord, before: Play, entry: Entry): boolean {
  // Folding it has told already whether it undoes what can be undone; the rest of it hangs on no earlier entry.
  if (UNDOING.includes(entry.command.type)) return true;
  const alone = { ...record, opening: battleNow(before), entries: [entry] };
  return firstUnapplied(alone) === null && firstDifference(rules, alone) === null;
}

/**
 * Number of the first entry from which a record does not hold; null where it holds. It is sought entry by entry:
 * whoever asks may do something else in between.
 */
export function* findBreak(rules: Ruleset, record: BattleRecord): Generator<undefined, number | null> {
  let play = unplayed(record);
  for (const [number, entry] of record.entries.entries()) {
    const next = replayEntry(play, entry);
    if (!next || !entryHolds(rules, record, play, entry)) return number;
    play = next;
    yield;
  }
  return null;
}
