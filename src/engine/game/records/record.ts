/** Records of games: played command by command, with undo and redo. */

import type { AnyCommand, Seat } from '../command.ts';
import { begin, decide } from '../decide.ts';
import { type GameEvent, type Reason, unveils } from '../event.ts';
import type { Game, SideId } from '../game.ts';
import type { EventOf, GameKind, GameRules } from '../rules.ts';
import type { EntryOf, PlayedOf, PlayOf, RecordHeader, RecordOf, UndoAsked } from './parts.ts';
import { isTold, undoStory } from './told.ts';

export type { EntryOf, PlayedOf, PlayOf, RecordHeader, RecordOf, UndoAsked } from './parts.ts';

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
      return undo(rules.game, play, command, by);
    case 'allow-undo':
    case 'refuse-undo':
      return answerUndo(rules.game, play, command, by);
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
  kind: Kept,
  play: PlayOf<State, Event>,
  command: AnyCommand,
  by: Seat,
  mustAsk = false,
): PlayedOf<State, Event> {
  const keep = command.keep === undefined ? play.live.length - 1 : Number(command.keep);
  if (!Number.isInteger(keep) || keep < 0 || keep >= play.live.length)
    return refusal('reason.nothing-to-undo');
  if (!mustAsk && keep >= freeUndo(play, by))
    return back(kind, play, keep, { by, command, events: undoStory(play, keep, by) });
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

/** A play that keeps its newest state alone, for programs with many games in memory. */
export const newestOnly = <State extends Game, Event extends GameEvent>(
  play: PlayOf<State, Event>,
): PlayOf<State, Event> => ({ ...play, battles: play.battles.slice(-1) });

/** The states at the opening and after each live entry. Those that are not kept follow from the record. */
const statesOf = <State extends Game, Event extends GameEvent>(
  kind: Kept,
  play: PlayOf<State, Event>,
): readonly State[] =>
  play.battles.length > play.live.length ? play.battles : replayWith(kind, play.record).battles;

function back<State extends Game, Event extends GameEvent>(
  kind: Kept,
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
      battles: statesOf(kind, play).slice(0, keep + 1),
      undone: [...dropped.filter((each) => each !== undefined), ...play.undone],
      asked: null,
    },
  };
}

/** An undo beyond what a side may take back alone needs the consent of every other side. */
function answerUndo<State extends Game, Event extends GameEvent>(
  kind: Kept,
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
    return back(kind, play, asked.keep, { by, command, events: undoStory(play, asked.keep, asked.by) });
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
          kind,
          play,
          entry.command,
          entry.by,
          entry.events.some((event) => event.type === 'undo-asked'),
        )
      : answerUndo(kind, play, entry.command, entry.by);
  return played.ok ? played.play : null;
}
