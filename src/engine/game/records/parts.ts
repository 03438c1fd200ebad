/** The parts of records, and of records as they are played. */
import type { AnyCommand, Seat } from '../command.ts';
import type { GameEvent, Reason } from '../event.ts';
import type { Game, SideId } from '../game.ts';
import type { FairDice } from './fair-dice.ts';

export interface RecordHeader {
  readonly format: 'acies-record/1' | 'acies-campaign/1';
  readonly ruleset: string;
  readonly version: string;
  /** The player at each seat: a name, `bot`, ... */
  readonly seats: Readonly<Record<SideId, string>>;
  readonly title?: string;
  /** The facts for checking the dice, if the battle has any. */
  readonly dice?: FairDice;
}

export interface EntryOf<Event extends GameEvent = GameEvent> {
  readonly by: Seat;
  readonly command: AnyCommand;
  readonly events: readonly Event[];
  /** The seal of all that is hidden after this entry. */
  readonly seal?: string;
}

/** A game as it was played: header, opening position, and each command with its events. */
export interface RecordOf<State extends Game = Game, Event extends GameEvent = GameEvent> {
  readonly header: RecordHeader;
  readonly opening: State;
  readonly entries: readonly EntryOf<Event>[];
}

/** A record, and the states that the game went through. */
export interface PlayOf<State extends Game = Game, Event extends GameEvent = GameEvent> {
  readonly record: RecordOf<State, Event>;
  /** The numbers of the entries that are not undone. */
  readonly live: readonly number[];
  /** The game at the opening and after each live entry: one more than `live`. On a server, the newest one alone. */
  readonly battles: readonly State[];
  /** The entries that were last undone, the next to redo first. It is emptied by any new entry. */
  readonly undone: readonly EntryOf<Event>[];
  /** An undo that awaits the answers of the other sides. It would keep this many live entries. */
  readonly asked: UndoAsked | null;
}

export interface UndoAsked {
  readonly by: SideId;
  readonly keep: number;
  /** The sides that have allowed it, where several must. */
  readonly allowed?: readonly SideId[];
}

export type PlayedOf<State extends Game = Game, Event extends GameEvent = GameEvent> =
  | { readonly ok: true; readonly play: PlayOf<State, Event>; readonly events: readonly Event[] }
  | { readonly ok: false; readonly reasons: readonly Reason[] };
