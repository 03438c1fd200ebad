/** Checks a record: its events can be applied, and its commands are decided as before. */

import { canonical } from '../../data/canonical.ts';
import type { Json } from '../../data/json.ts';
import type { AnyCommand } from '../command.ts';
import type { GameEvent, Reason } from '../event.ts';
import type { Game } from '../game.ts';
import type { GameKind, GameRules } from '../rules.ts';
import { battleNow, playCommand, type RecordOf, replayEntryWith, unplayed } from './record.ts';
import { type Search, searched } from './search.ts';

/**
 * Searches for the first entry that cannot be applied, because it names something missing or undoes what cannot be
 * undone; null if there is none.
 */
export function* findUnapplied(kind: GameKind, record: RecordOf): Search<number | null> {
  let play = unplayed(record);
  for (const [number, entry] of record.entries.entries()) {
    const played = replayEntryWith(kind, play, entry);
    if (!played || !eventsFit(kind, battleNow(play), entry.events)) return number;
    play = played;
    yield;
  }
  return null;
}

/** The first entry that cannot be applied, all at once. */
export const firstUnapplied = (kind: GameKind, record: RecordOf): number | null =>
  searched(findUnapplied(kind, record));

function eventsFit(kind: GameKind, game: Game, events: readonly GameEvent[]): boolean {
  let now = game;
  return events.every((event) => {
    const fits = kind.canApply(now, event);
    now = kind.apply(now, event);
    return fits;
  });
}

export interface Difference {
  /** The number of the entry in the record, from 0. */
  readonly entry: number;
  readonly command: AnyCommand;
  /** The clauses of the first event or refusal that differs. */
  readonly rules: readonly string[];
  readonly now: readonly GameEvent[] | readonly Reason[];
}

/** Decides each command of a record again until one is decided otherwise now; null if there is none. */
export function* findDifference(rules: GameRules, record: RecordOf): Search<Difference | null> {
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
    yield;
  }
  return null;
}

/** The first command that is decided otherwise now, all at once. */
export const firstDifference = (rules: GameRules, record: RecordOf): Difference | null =>
  searched(findDifference(rules, record));

function rulesThatDiffer(now: readonly GameEvent[], then: readonly GameEvent[]): readonly string[] {
  const at = now.findIndex(
    (event, index) =>
      canonical(event as unknown as Json) !== canonical((then[index] ?? null) as unknown as Json),
  );
  return [now[at]?.rule, then[at]?.rule].filter((rule) => rule !== undefined);
}
