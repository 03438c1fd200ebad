/** Records of battles: played command by command, with undo and redo. */

import { unveils } from '../../ambush/private-names.ts';
import type { Battle, SideId } from '../../battle.ts';
import type { AnyCommand, Seat } from '../../command.ts';
import type { Ruleset } from '../../contract.ts';
import type { Event, Reason } from '../../event.ts';
import { apply } from '../apply.ts';
import { begin, decide } from '../decide.ts';
import { publicEvent } from '../view.ts';
import type { FairDice } from './fair-dice.ts';

export interface RecordHeader {
  readonly format: 'acies-record/1';
  readonly ruleset: string;
  readonly version: string;
  /** The player at each seat: a name, `bot`, ... */
  readonly seats: Readonly<Record<SideId, string>>;
  readonly title?: string;
  /** The facts for checking the dice, if the battle has any. */
  readonly dice?: FairDice;
}

export interface Entry {
  readonly by: Seat;
  readonly command: AnyCommand;
  readonly events: readonly Event[];
  /** The seal of all that is hidden after this entry. */
  readonly seal?: string;
}

/** A battle as it was played: header, opening position, and each command with its events. */
export interface BattleRecord {
  readonly header: RecordHeader;
  readonly opening: Battle;
  readonly entries: readonly Entry[];
}

/** A record, and the battles that it went through. */
export interface Play {
  readonly record: BattleRecord;
  /** The numbers of the entries that are not undone. */
  readonly live: readonly number[];
  /** The battle at the opening and after each live entry: one more than `live`. */
  readonly battles: readonly Battle[];
  /** The entries that were last undone, the next to redo first. It is emptied by any new entry. */
  readonly undone: readonly Entry[];
  /** An undo that awaits the other side's answer. It would keep this many live entries. */
  readonly asked: { readonly by: SideId; readonly keep: number } | null;
}

export type Played =
  | { readonly ok: true; readonly play: Play; readonly events: readonly Event[] }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

export const battleNow = (play: Play): Battle => play.battles.at(-1) ?? play.record.opening;

/** Begins a record at a position and carries it on to its first question. */
export function newPlay(rules: Ruleset, header: RecordHeader, position: Battle): Play {
  const opening = begin(rules, position).battle;
  return { record: { header, opening, entries: [] }, live: [], battles: [opening], undone: [], asked: null };
}

const withEntry = (play: Play, entry: Entry): BattleRecord => ({
  ...play.record,
  entries: [...play.record.entries, entry],
});

export const refusal = (key: string, figures: Reason['figures'] = {}): Played => ({
  ok: false,
  reasons: [{ rule: '', key, figures }],
});

/** Plays one command of one seat, including undo. The record keeps it if it is accepted. */
export function playCommand(rules: Ruleset, play: Play, command: AnyCommand, by: Seat): Played {
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
        play: taken(play, { by, command: decision.command, events: decision.events }),
      };
    }
  }
}

function taken(play: Play, entry: Entry): Play {
  const battle = entry.events.reduce(apply, battleNow(play));
  return {
    record: withEntry(play, entry),
    live: [...play.live, play.record.entries.length],
    battles: [...play.battles, battle],
    undone: [],
    asked: null,
  };
}

const liveEntry = (play: Play, at: number): Entry | undefined => play.record.entries[play.live[at] ?? -1];

/** Is this entry beyond a seat's free undo? It is if another seat made it, or if it showed something hidden. */
const binds = (entry: Entry, by: Seat): boolean =>
  entry.by !== by || entry.events.some((event) => event.type === 'revealed' || unveils(event));

/**
 * The number of live entries that a seat can go back to alone: up to its last throw, reveal or change of who decides.
 */
export function freeUndo(play: Play, by: Seat): number {
  let keep = play.live.length;
  while (keep > 0) {
    const entry = liveEntry(play, keep - 1);
    if (!entry || binds(entry, by)) break;
    keep -= 1;
  }
  return keep;
}

/** The live entries to keep for the start of the current bound. */
export function startOfBound(play: Play): number {
  const bound = battleNow(play).turn.bound;
  const first = play.battles.findIndex((battle) => battle.turn.bound === bound);
  return Math.max(0, first);
}

function undo(play: Play, command: AnyCommand, by: Seat): Played {
  const keep = command.keep === undefined ? play.live.length - 1 : Number(command.keep);
  if (!Number.isInteger(keep) || keep < 0 || keep >= play.live.length)
    return refusal('reason.nothing-to-undo');
  if (keep >= freeUndo(play, by)) return back(play, keep, { by, command, events: undoStory(play, keep, by) });
  const entry = { by, command, events: [{ type: 'undo-asked', figures: { side: by }, changes: [] }] };
  return {
    ok: true,
    events: entry.events,
    play: { ...play, record: withEntry(play, entry), asked: { by, keep } },
  };
}

/** Was a seat told anything of a command? Null is a spectator. */
export const isTold = ({ events }: Pick<Entry, 'events'>, seat: SideId | null): boolean =>
  events.some((event) => publicEvent(event, seat) !== null);

/** The number of commands after `keep` that a seat was told of. */
export const commandsTold = ({ live, record }: Play, keep: number, seat: SideId | null): number =>
  live.slice(keep).filter((at) => isTold(record.entries[at] ?? { events: [] }, seat)).length;

/** A seat is told only of undone commands that it knew, and how many they were. */
function undoStory(play: Play, keep: number, by: Seat): Event[] {
  const undone = (commands: number): Event => ({
    type: 'undone',
    figures: { side: by, commands },
    changes: [],
  });
  const own = commandsTold(play, keep, by);
  const open = commandsTold(play, keep, null);
  if (own === open) return [undone(own)];
  return [{ ...undone(own), secret: { of: by, public: open > 0 ? undone(open) : null } }];
}

function back(play: Play, keep: number, entry: Entry): Played {
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

function answerUndo(play: Play, command: AnyCommand, by: Seat): Played {
  const asked = play.asked;
  if (!asked || asked.by === by) return refusal('reason.no-undo-asked');
  if (command.type === 'allow-undo')
    return back(play, asked.keep, { by, command, events: undoStory(play, asked.keep, asked.by) });
  const entry = { by, command, events: [{ type: 'undo-refused', figures: { side: by }, changes: [] }] };
  return { ok: true, events: entry.events, play: { ...play, record: withEntry(play, entry), asked: null } };
}

/** Does the next undone command again. Thrown dice stay undone. */
export function redo(rules: Ruleset, play: Play): Played {
  const [next, ...rest] = play.undone;
  if (!next || next.by === 'dice') return refusal('reason.nothing-to-redo');
  const played = playCommand(rules, play, next.command, next.by);
  return played.ok ? { ...played, play: { ...played.play, undone: rest } } : played;
}

/** The start of a record, with nothing played yet. */
export const unplayed = (record: BattleRecord): Play => ({
  record: { ...record, entries: [] },
  live: [],
  battles: [record.opening],
  undone: [],
  asked: null,
});

/** Replays a record without its undone entries. It throws nothing and knows no rule. */
export function replay(record: BattleRecord): Play {
  let play = unplayed(record);
  for (const entry of record.entries) {
    const played = replayEntry(play, entry);
    play = played ?? { ...play, record: withEntry(play, entry) };
  }
  return play;
}

/** A play with one more entry of its record applied; null if the entry undoes what cannot be undone. */
export function replayEntry(play: Play, entry: Entry): Play | null {
  const type = entry.command.type;
  if (type !== 'undo' && type !== 'allow-undo' && type !== 'refuse-undo') return taken(play, entry);
  const played =
    type === 'undo' ? undo(play, entry.command, entry.by) : answerUndo(play, entry.command, entry.by);
  return played.ok ? played.play : null;
}
