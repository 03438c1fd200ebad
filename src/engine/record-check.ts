/** Whether a record holds: its events fold, and its commands are decided as they were. */
import { apply, canApply } from './apply.ts';
import type { Battle, Json } from './battle.ts';
import type { AnyCommand } from './command.ts';
import type { Ruleset } from './contract.ts';
import type { Event, Reason } from './event.ts';
import { canonical } from './hash.ts';
import { type BattleRecord, battleNow, playCommand, replayEntry, unplayed } from './record.ts';

/** The first entry that does not fold: it names what is not there, or undoes what cannot be; null when all do. */
export function firstUnapplied(record: BattleRecord): number | null {
  let play = unplayed(record);
  for (const [number, entry] of record.entries.entries()) {
    const played = replayEntry(play, entry);
    if (!played || !eventsFit(battleNow(play), entry.events)) return number;
    play = played;
  }
  return null;
}

function eventsFit(battle: Battle, events: readonly Event[]): boolean {
  let now = battle;
  return events.every((event) => {
    const fits = canApply(now, event);
    now = apply(now, event);
    return fits;
  });
}

export interface Difference {
  /** Number of the entry in the record, from 0. */
  readonly entry: number;
  readonly command: AnyCommand;
  /** Clauses behind the first event or refusal that differs. */
  readonly rules: readonly string[];
  readonly now: readonly Event[] | readonly Reason[];
}

/** Decides every command of a record again and tells the first that now goes otherwise; null when none does. */
export function firstDifference(rules: Ruleset, record: BattleRecord): Difference | null {
  let play = unplayed(record);
  for (const [number, entry] of record.entries.entries()) {
    const played = playCommand(rules, play, entry.command, entry.by);
    if (!played.ok)
      return {
        entry: number,
        command: entry.command,
        rules: played.reasons.map((each) => each.rule),
        now: played.reasons,
      };
    const same = canonical(played.events as unknown as Json) === canonical(entry.events as unknown as Json);
    if (!same)
      return {
        entry: number,
        command: entry.command,
        rules: rulesThatDiffer(played.events, entry.events),
        now: played.events,
      };
    play = played.play;
  }
  return null;
}

function rulesThatDiffer(now: readonly Event[], then: readonly Event[]): readonly string[] {
  const at = now.findIndex(
    (event, index) =>
      canonical(event as unknown as Json) !== canonical((then[index] ?? null) as unknown as Json),
  );
  return [now[at]?.rule, then[at]?.rule].filter((rule) => rule !== undefined);
}
