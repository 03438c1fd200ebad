/** Records of games: played command by command, with undo and redo. */

import type { AnyCommand, Seat } from '../command.ts';
import { begin, decide } from '../decide.ts';
import { type GameEvent, type Reason, unveils } from '../event.ts';
import type { Game, SideId } from '../game.ts';
import type { EventOf, GameKind, GameRules } from '../rules.ts';
import { publicEvent } from '../view.ts';
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
  /** The game at the opening and after each live entry: one more than `live`. */
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

export const battleNow = <State extends Game>(play: Pick<PlayOf<State>, 'battles' | 'record'>): State =>
  play.battles.at(-1) ?? play.record.opening;

/** Begins a record at a position and carries it on to its first question. */
export function newPlay<Rules extends GameRules, State extends Game>(
  rules: Rules,
  header: RecordHeader,
  position: State,
): PlayOf<State, EventOf<Rules>> {
  const opening = begin(rules, position).battle;
  return { record: { header, opening, entries: [] }, live: [], battles: [opening], undone: [], asked: null };
}

const withEntry = <State extends Game, Event extends GameEvent>(
  play: PlayOf<State, Event>,
  entry: EntryOf<Event>,
): RecordOf<State, Event> => ({
  ...play.record,
  entries: [...play.record.entries, entry],
});

export const refusal = (
  key: string,
  figures: Reason['figures'] = {},
): { readonly ok: false; readonly reasons: readonly Reason[] } => ({
  ok: false,
  reasons: [{ rule: '', key, figures }],
});

/** Plays one command of one seat, including undo. The record keeps it if it is accepted. */
export function playCommand<Rules extends GameRules, State extends Game>(
  rules: Rules,
  play: PlayOf<State, EventOf<Rules>>,
  command: AnyCommand,
  by: Seat,
): PlayedOf<State, EventOf<Rules>> {
  switch (command.type) {
    case 'undo':
      return undo(play, command, by);
    case 'allow-undo':
    case 'refuse-undo':
      return answerUndo(play, command, by);
    default: {
      const decision = decide(rules, battleNow(play), command, by);
      if (!decision.ok) return decision;
      return {
        ok: true,
        events: decision.events,
        play: taken(rules.game, play, { by, command: decision.command, events: decision.events }),
      };
    }
  }
}

/** What records need of the kind of a game. */
type Kept = Pick<GameKind, 'apply' | 'bare'>;

/**
 * The states with one more. What caches found about the one before is forgotten with it: it is seldom asked about again,
 * and would take most of the memory of a long game.
 */
export const withState = <State extends Game>(
  { bare }: Pick<Kept, 'bare'>,
  states: readonly State[],
  next: State,
): readonly State[] => [
  ...states.slice(0, -1),
  ...states.slice(-1).map((before) => bare(before) as State),
  next,
];

function taken<State extends Game, Event extends GameEvent>(
  kind: Kept,
  play: PlayOf<State, Event>,
  entry: EntryOf<Event>,
): PlayOf<State, Event> {
  const after = entry.events.reduce<Game>(kind.apply, battleNow(play)) as State;
  return {
    record: withEntry(play, entry),
    live: [...play.live, play.record.entries.length],
    battles: withState(kind, play.battles, after),
    undone: [],
    asked: null,
  };
}

const liveEntry = (play: PlayOf, at: number): EntryOf | undefined => play.record.entries[play.live[at] ?? -1];

/** The types of events that show something hidden. */
const SHOWING: readonly string[] = ['revealed', 'obstacles-found'];

/**
 * Is this entry beyond a seat's free undo? It is if another seat made it, or if it showed something hidden. One of which
 * the seat was told nothing is not: else a seat would learn that there is one.
 */
const binds = (entry: EntryOf, by: Seat): boolean =>
  isTold(entry, by) &&
  (entry.by !== by || entry.events.some((event) => SHOWING.includes(event.type) || unveils(event)));

/**
 * The number of live entries that a seat can go back to alone: up to its last throw, reveal or change of who decides.
 */
export function freeUndo(play: PlayOf, by: Seat): number {
  let keep = play.live.length;
  while (keep > 0) {
    const entry = liveEntry(play, keep - 1);
    if (!entry || binds(entry, by)) break;
    keep -= 1;
  }
  return keep;
}

/** `mustAsk` asks the others in any case, as a record may tell. */
function undo<State extends Game, Event extends GameEvent>(
  play: PlayOf<State, Event>,
  command: AnyCommand,
  by: Seat,
  mustAsk = false,
): PlayedOf<State, Event> {
  const keep = command.keep === undefined ? play.live.length - 1 : Number(command.keep);
  if (!Number.isInteger(keep) || keep < 0 || keep >= play.live.length)
    return refusal('reason.nothing-to-undo');
  if (!mustAsk && keep >= freeUndo(play, by))
    return back(play, keep, { by, command, events: undoStory(play, keep, by) });
  return asking(play, { by, keep }, { by, command, events: story('undo-asked', by) });
}

/** An event that changes nothing. It fits every kind of game. */
const story = <Event extends GameEvent>(type: string, side: SideId): Event[] => [
  { type, figures: { side }, changes: [] } as unknown as Event,
];

const asking = <State extends Game, Event extends GameEvent>(
  play: PlayOf<State, Event>,
  asked: UndoAsked | null,
  entry: EntryOf<Event>,
): PlayedOf<State, Event> => ({
  ok: true,
  events: entry.events,
  play: { ...play, record: withEntry(play, entry), asked },
});

/** Was a seat told anything of a command? Null is a spectator. */
export const isTold = ({ events }: Pick<EntryOf, 'events'>, seat: SideId | null): boolean =>
  events.some((event) => publicEvent(event, seat) !== null);

/** The number of commands after `keep` that a seat was told of. */
export const commandsTold = (
  { live, record }: Pick<PlayOf, 'live' | 'record'>,
  keep: number,
  seat: SideId | null,
): number => live.slice(keep).filter((at) => isTold(record.entries[at] ?? { events: [] }, seat)).length;

/**
 * The entries that an undo by a seat took back though the seat was told nothing of them. Whoever made them gives them
 * again.
 */
export const unseenLost = <Event extends GameEvent>(
  before: Pick<PlayOf<Game, Event>, 'live' | 'record'>,
  after: Pick<PlayOf, 'live'>,
  by: SideId,
): readonly EntryOf<Event>[] =>
  before.live.slice(after.live.length).flatMap((at) => {
    const entry = before.record.entries[at];
    return entry && !isTold(entry, by) ? [entry] : [];
  });

/** A seat is told only of undone commands that it knew, and how many they were. */
function undoStory<Event extends GameEvent>(play: PlayOf<Game, Event>, keep: number, by: Seat): Event[] {
  const undone = (commands: number): Event =>
    ({ type: 'undone', figures: { side: by, commands }, changes: [] }) as unknown as Event;
  const own = commandsTold(play, keep, by);
  const open = commandsTold(play, keep, null);
  if (own === open) return [undone(own)];
  return [{ ...undone(own), secret: { of: by, public: open > 0 ? undone(open) : null } }];
}

function back<State extends Game, Event extends GameEvent>(
  play: PlayOf<State, Event>,
  keep: number,
  entry: EntryOf<Event>,
): PlayedOf<State, Event> {
  const dropped = play.live.slice(keep).map((at) => play.record.entries[at]);
  return {
    ok: true,
    events: entry.events,
    play: {
      record: withEntry(play, entry),
      live: play.live.slice(0, keep),
      battles: play.battles.slice(0, keep + 1),
      undone: [...dropped.filter((each) => each !== undefined), ...play.undone],
      asked: null,
    },
  };
}

/** An undo beyond what a side may take back alone needs the consent of every other side. */
function answerUndo<State extends Game, Event extends GameEvent>(
  play: PlayOf<State, Event>,
  command: AnyCommand,
  by: Seat,
): PlayedOf<State, Event> {
  const asked = play.asked;
  if (!asked || asked.by === by || asked.allowed?.includes(by)) return refusal('reason.no-undo-asked');
  if (command.type !== 'allow-undo')
    return asking(play, null, { by, command, events: story('undo-refused', by) });
  const allowed = [...(asked.allowed ?? []), by];
  const others = battleNow(play).sides.filter(({ id }) => id !== asked.by);
  if (others.every(({ id }) => allowed.includes(id)))
    return back(play, asked.keep, { by, command, events: undoStory(play, asked.keep, asked.by) });
  return asking(play, { ...asked, allowed }, { by, command, events: story('undo-allowed', by) });
}

/** Does the next undone command again. Thrown dice stay undone. */
export function redo<Rules extends GameRules, State extends Game>(
  rules: Rules,
  play: PlayOf<State, EventOf<Rules>>,
): PlayedOf<State, EventOf<Rules>> {
  const [next, ...rest] = play.undone;
  if (!next || next.by === 'dice') return refusal('reason.nothing-to-redo');
  const played = playCommand(rules, play, next.command, next.by);
  return played.ok ? { ...played, play: { ...played.play, undone: rest } } : played;
}

/** The start of a record, with nothing played yet. */
export const unplayed = <State extends Game, Event extends GameEvent>(
  record: RecordOf<State, Event>,
): PlayOf<State, Event> => ({
  record: { ...record, entries: [] },
  live: [],
  battles: [record.opening],
  undone: [],
  asked: null,
});

/** Replays a record without its undone entries. It throws nothing and knows no rule. */
export function replayWith<State extends Game, Event extends GameEvent>(
  kind: Kept,
  record: RecordOf<State, Event>,
): PlayOf<State, Event> {
  let play = unplayed(record);
  for (const entry of record.entries) {
    const played = replayEntryWith(kind, play, entry);
    play = played ?? { ...play, record: withEntry(play, entry) };
  }
  return play;
}

/** A play with one more entry of its record applied; null if the entry undoes what cannot be undone. */
export function replayEntryWith<State extends Game, Event extends GameEvent>(
  kind: Kept,
  play: PlayOf<State, Event>,
  entry: EntryOf<Event>,
): PlayOf<State, Event> | null {
  const type = entry.command.type;
  if (type !== 'undo' && type !== 'allow-undo' && type !== 'refuse-undo') return taken(kind, play, entry);
  const played =
    type === 'undo'
      ? undo(
          play,
          entry.command,
          entry.by,
          entry.events.some((event) => event.type === 'undo-asked'),
        )
      : answerUndo(play, entry.command, entry.by);
  return played.ok ? played.play : null;
}
