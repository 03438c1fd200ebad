import { apply } from './apply.ts';
import type { Battle, SideId } from './battle.ts';
import type { AnyCommand, Seat } from './command.ts';
import type { Ruleset } from './contract.ts';
import { begin, decide } from './decide.ts';
import type { Event, Reason } from './event.ts';
import type { FairDice } from './fair-dice.ts';
import { unveils } from './private-names.ts';
import { publicEvent } from './view.ts';

export interface RecordHeader {
  readonly format: 'acies-record/1';
  readonly ruleset: string;
  readonly version: string;
  /** Who sits where: a name, `bot`, ... */
  readonly seats: Readonly<Record<SideId, string>>;
  readonly title?: string;
  /** Where the dice can be checked: what they follow from. */
  readonly dice?: FairDice;
}

export interface Entry {
  readonly by: Seat;
  readonly command: AnyCommand;
  readonly events: readonly Event[];
  /** The seal of what is hidden after it. */
  readonly seal?: string;
}

/** A battle as it was played: header, opening position, every command with what it did. */
export interface BattleRecord {
  readonly header: RecordHeader;
  readonly opening: Battle;
  readonly entries: readonly Entry[];
}

/** A record with the battles it went through. */
export interface Play {
  readonly record: BattleRecord;
  /** Numbers of the entries that are not undone. */
  readonly live: readonly number[];
  /** The battle at the opening and after each live entry: one more than `live`. */
  readonly battles: readonly Battle[];
  /** Entries last undone, the next to redo first; empty once something else is done. */
  readonly undone: readonly Entry[];
  /** An undo that the other side has not yet answered: keep so many live entries. */
  readonly asked: { readonly by: SideId; readonly keep: number } | null;
}

export type Played =
  | { readonly ok: true; readonly play: Play; readonly events: readonly Event[] }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

export const battleNow = (play: Play): Battle => play.battles.at(-1) ?? play.record.opening;

/** Begins a record at a position, carried on to its first question. */
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

/** One command of one seat, undo among them, kept in the record if it is taken. */
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

/** Secrets and dice bind: nobody takes back what he or the other has learnt from it. */
const binds = (entry: Entry, by: Seat): boolean =>
  entry.by !== by || entry.events.some((event) => event.type === 'revealed' || unveils(event));

/** How few live entries a seat can go back to by itself: to its last throw, reveal or change of who decides. */
export function freeUndo(play: Play, by: Seat): number {
  let keep = play.live.length;
  while (keep > 0) {
    const entry = liveEntry(play, keep - 1);
    if (!entry || binds(entry, by)) break;
    keep -= 1;
  }
  return keep;
}

/** The live entries to keep to be back at the start of the bound now being played. */
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

/** How many of the commands after `keep` a seat was told of. */
export const commandsTold = ({ live, record }: Play, keep: number, seat: SideId | null): number =>
  live.slice(keep).filter((at) => isTold(record.entries[at] ?? { events: [] }, seat)).length;

/** Who was not told of what is taken back is not told that it is, nor how much it was. */
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

/** Does the next undone command again; dice that were thrown stay undone. */
export function redo(rules: Ruleset, play: Play): Played {
  const [next, ...rest] = play.undone;
  if (!next || next.by === 'dice') return refusal('reason.nothing-to-redo');
  const played = playCommand(rules, play, next.command, next.by);
  return played.ok ? { ...played, play: { ...played.play, undone: rest } } : played;
}

/** Nothing of a record played yet. */
export const unplayed = (record: BattleRecord): Play => ({
  record: { ...record, entries: [] },
  live: [],
  battles: [record.opening],
  undone: [],
  asked: null,
});

/** Folds a record, undone entries left out. Throws nothing; knows no rule. */
export function replay(record: BattleRecord): Play {
  let play = unplayed(record);
  for (const entry of record.entries) {
    const played = replayEntry(play, entry);
    play = played ?? { ...play, record: withEntry(play, entry) };
  }
  return play;
}

/** A play with one more entry of its record folded in; null where it undoes what cannot be undone. */
export function replayEntry(play: Play, entry: Entry): Play | null {
  const type = entry.command.type;
  if (type !== 'undo' && type !== 'allow-undo' && type !== 'refuse-undo') return taken(play, entry);
  const played =
    type === 'undo' ? undo(play, entry.command, entry.by) : answerUndo(play, entry.command, entry.by);
  return played.ok ? played.play : null;
}
