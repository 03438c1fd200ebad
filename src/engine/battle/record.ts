/** Records of battles. */
import type { Battle } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import type { Event } from '../event.ts';
import type { AnyCommand, Seat } from '../game/command.ts';
import {
  type EntryOf,
  type PlayedOf,
  type PlayOf,
  playCommand as playGameCommand,
  type RecordOf,
  refusal,
  replayEntryWith,
  replayWith,
  withState,
} from '../game/records/record.ts';
import { whyDeclined } from './declined.ts';
import { BATTLE } from './kind.ts';

export {
  battleNow,
  freeUndo,
  newestOnly,
  newPlay,
  type RecordHeader,
  redo,
  refusal,
  unplayed,
} from '../game/records/record.ts';
export { commandsTold, isTold } from '../game/records/told.ts';

export type Entry = EntryOf<Event>;
export type BattleRecord = RecordOf<Battle, Event>;
export type Play = PlayOf<Battle, Event>;
export type Played = PlayedOf<Battle, Event>;

/** Plays one command of one seat, including undo. The record keeps it if it is accepted. */
export function playCommand(rules: Ruleset, play: Play, command: AnyCommand, by: Seat): Played {
  const why = whyDeclined(play, command, by);
  return why === null ? playGameCommand(rules, play, command, by) : refusal(why);
}

/** The battles with one more, after which nothing that caches found about the one before is kept. */
export const withBattle = (battles: readonly Battle[], next: Battle): readonly Battle[] =>
  withState(BATTLE, battles, next);

/** Replays a record without its undone entries. It throws nothing and knows no rule. */
export const replay = (record: BattleRecord): Play => replayWith(BATTLE, record);

/** A play with one more entry of its record applied; null if the entry undoes what cannot be undone. */
export const replayEntry = (play: Play, entry: Entry): Play | null => replayEntryWith(BATTLE, play, entry);

/** The live entries to keep for the start of the current bound. */
export function startOfBound(play: Play): number {
  const bound = (play.battles.at(-1) ?? play.record.opening).turn.bound;
  const first = play.battles.findIndex((battle) => battle.turn.bound === bound);
  return Math.max(0, first);
}
