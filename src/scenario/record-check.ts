/** Checks a record: do its events apply, and do today's rules decide its commands alike? */

import { hashOf } from '../engine/battle/hash.ts';
import { BATTLE } from '../engine/battle/kind.ts';
import {
  type BattleRecord,
  battleNow,
  type Entry,
  type Play,
  replay,
  replayEntry,
  unplayed,
} from '../engine/battle/record.ts';
import type { Ruleset } from '../engine/contract.ts';
import { firstFaults } from '../engine/data/first-faults.ts';
import type { Event, Fault } from '../engine/event.ts';
import { type Fairness, findUnfair } from '../engine/game/records/fairness.ts';
import {
  type Difference,
  findDifference,
  findUnapplied,
  firstDifference,
  firstUnapplied,
} from '../engine/game/records/record-check.ts';
import { type Search, searched } from '../engine/game/records/search.ts';
import { battleFaults, changeFaults } from '../engine/setup/battle-faults.ts';

/** The events of an entry, in every form in which a viewer may get them. */
const eventsOf = ({ events }: Entry): readonly Event[] =>
  events.flatMap((event) => [event, ...(event.secret?.public ? [event.secret.public] : [])]);

/** Faults of a record that only its ruleset can find. A record without them can be shown and played on. */
export function recordFaults(rules: Ruleset, { opening, entries }: BattleRecord): readonly Fault[] {
  const sides = opening.sides.map(({ id }) => id);
  const entryFaults = (entry: Entry, at: number): readonly Fault[] =>
    eventsOf(entry)
      .flatMap((event) => event.changes)
      .flatMap((change) => changeFaults(rules, change, sides, `entries.${at}`));
  return firstFaults([...battleFaults(rules, opening, 'opening'), ...entries.flatMap(entryFaults)]);
}

export interface RecordChecked {
  /** Do the events of every entry apply? */
  readonly applies: boolean;
  /** The number of the first entry whose events do not apply; null when all do. */
  readonly unapplied: number | null;
  /** The first command that the rules now decide otherwise; null when there is none. */
  readonly difference: Difference | null;
  readonly fairness: Fairness;
  readonly hash: string;
  readonly winner: string | null;
  readonly rounds: number;
  readonly events: number;
}

/** How often `checkingRecord` goes through the entries of a record. */
export const CHECKS = 3;

/** Applies the events of a record, decides its commands again, and checks its dice. */
export function* checkingRecord(rules: Ruleset, record: BattleRecord): Search<RecordChecked> {
  const play: Play = replay(record);
  const unapplied = yield* findUnapplied(BATTLE, record);
  const difference = yield* findDifference(rules, record);
  const fairness = yield* findUnfair(rules, record);
  const end = battleNow(play);
  const events: readonly Event[] = record.entries.flatMap((entry) => entry.events);
  return {
    applies: unapplied === null,
    unapplied,
    difference,
    fairness,
    hash: hashOf(end),
    winner: end.result === null ? null : (end.result.winner ?? 'draw'),
    rounds: end.turn.round,
    events: events.length,
  };
}

/** Checks a record as `checkingRecord` does, all at once. */
export const checkRecord = (rules: Ruleset, record: BattleRecord): RecordChecked =>
  searched(checkingRecord(rules, record));

const UNDOING: readonly string[] = ['undo', 'allow-undo', 'refuse-undo'];

/** Do the rules accept this entry in the battle before it, with the recorded result? */
function entryHolds(rules: Ruleset, record: BattleRecord, before: Play, entry: Entry): boolean {
  // Replaying has already checked what an undo takes back; nothing else about it depends on earlier entries.
  if (UNDOING.includes(entry.command.type)) return true;
  const alone = { ...record, opening: battleNow(before), entries: [entry] };
  return firstUnapplied(BATTLE, alone) === null && firstDifference(rules, alone) === null;
}

/** Searches for the number of the first entry from which a record does not hold; null where it holds. */
export function* findBreak(rules: Ruleset, record: BattleRecord): Search<number | null> {
  let play = unplayed(record);
  for (const [number, entry] of record.entries.entries()) {
    const next = replayEntry(play, entry);
    if (!next || !entryHolds(rules, record, play, entry)) return number;
    play = next;
    yield;
  }
  return null;
}
