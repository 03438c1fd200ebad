/** The state of a battle at a distance, computed from its entries. */

import {
  battleNow,
  isTold,
  newestOnly,
  type Play,
  type RecordHeader,
  replayEntry,
  unplayed,
} from '../../engine/battle/record.ts';
import type { Battle, SideId } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { commitmentTo, type FairDice } from '../../engine/game/records/fair-dice.ts';
import type { Clock } from '../../protocol/messages.ts';
import type { ArmyChoice, Channel, Instruction } from '../../protocol/requests.ts';
import type { Terms } from '../../protocol/terms.ts';
import { rulesetOf } from '../../scenario/every-ruleset.ts';
import type { Language } from '../../words/types.ts';
import { runClock, settleClock, startClock, upAt, waitsFor } from './clock.ts';
import type { EntryOf, LogEntry } from './log.ts';
import { days } from './times.ts';

export interface Seat {
  readonly name: string;
  /** The hash of its player's secret; null for a bot. */
  readonly hash: string | null;
  readonly bot?: string;
  /** The bot that plays while its player is away. */
  readonly standIn: string | null;
  /** Null until the sides are drawn. */
  readonly side: SideId | null;
  /** The only command that it leads, null while it has none; absent where it leads its whole side. */
  readonly command?: string | null;
  readonly prepared?: { readonly word: string; readonly army: ArmyChoice };
  readonly instructions: readonly Instruction[];
  readonly note: string;
  /** When its last leave ends or ended, in milliseconds since 1970. */
  readonly away: number;
  /** Milliseconds of leave that it has left. */
  readonly leave: number;
  readonly wantsRematch: boolean;
  readonly channels: readonly Channel[];
  /** The language of its notices. */
  readonly language: Language;
  /** The `from` of `waits` at its last notice, so that no question gives two. */
  readonly noticed: number;
}

export interface State {
  /** Number of the newest entry. */
  readonly last: number;
  /** Milliseconds since 1970. */
  readonly made: number;
  readonly terms: Terms;
  readonly rules: Ruleset;
  readonly version: string;
  readonly secret: string;
  readonly seats: readonly Seat[];
  /** Null until the battle begins. */
  readonly play: Play | null;
  /** For each entry of the record the number of the seat that gave the command; null for dice and the program. */
  readonly givers: readonly (number | null)[];
  readonly clock: Clock | null;
  /** The side that is asked, and the number of entries in the record when the battle began to wait for it. */
  readonly waits: { readonly side: SideId | null; readonly from: number };
  /** The side whose time is up while the battle still waits for it. */
  readonly late: SideId | null;
  readonly abandoned: boolean;
  readonly disclosed: boolean;
  /** The id of the battle of the rematch. */
  readonly rematch: string | null;
  /** The campaign that still waits for its end; null where none does. */
  readonly campaign: string | null;
  /** The first entry that today's rules would decide otherwise, as reported to the players. */
  readonly differs: number | null;
  /** The number of entries of the record that everybody was shown. */
  readonly told: number;
  /** When everybody was last shown something new, in milliseconds since 1970. */
  readonly active: number;
}

/** The bot that plays a seat now; null where a player does. */
export const botIn = ({ bot, standIn }: Seat): string | null => bot ?? standIn;

export const battleOf = ({ play }: State): Battle | null => play && battleNow(play);

/** Is nothing left to play? */
export const isOver = (state: State): boolean => state.abandoned || battleOf(state)?.result != null;

/** The seats that lead a side: the two that a battle needs. */
export const leaders = ({ seats }: Pick<State, 'seats'>): readonly Seat[] =>
  seats.filter(({ command }) => command === undefined);

/** The inputs of the dice that may be known now. */
export function diceOf({ secret, seats, disclosed }: State): FairDice {
  const words = seats.flatMap(({ side, prepared }) => (side && prepared ? [[side, prepared.word]] : []));
  return {
    commitment: commitmentTo(secret),
    words: Object.fromEntries(words),
    ...(disclosed ? { secret } : {}),
  };
}

export const headerOf = (state: State): RecordHeader => ({
  format: 'acies-record/1',
  ruleset: state.terms.ruleset,
  version: state.version,
  title: state.terms.title,
  seats: Object.fromEntries(
    leaders(state).flatMap(({ side, name, bot }) => (side ? [[side, bot ? 'bot' : name]] : [])),
  ),
  dice: diceOf(state),
});

/** The end of the leave of the side for which the clock runs. */
const awayOf = ({ seats }: State, side: SideId | null | undefined): number =>
  Math.max(0, ...seats.filter((seat) => seat.side === side).map(({ away }) => away));

/** When the time of the waiting side is up; null where no clock runs. */
export const timeUpAt = (state: State): number | null =>
  state.clock && !isOver(state) ? upAt(state.clock, awayOf(state, state.clock.running)) : null;

export function stateAtStart({ terms, version, secret, at, campaign }: EntryOf<'created'>): State {
  const rules = rulesetOf(terms.ruleset);
  if (!rules) throw new Error(`no ruleset is called ${terms.ruleset}`);
  return {
    last: 1,
    made: at,
    terms,
    rules,
    version,
    secret,
    seats: [],
    play: null,
    givers: [],
    clock: null,
    waits: { side: null, from: 0 },
    late: null,
    abandoned: false,
    disclosed: false,
    rematch: null,
    campaign: campaign ?? null,
    differs: null,
    told: 0,
    active: at,
  };
}

function withSeat(state: State, number: number | null, set: (seat: Seat) => Partial<Seat>): State {
  const seats = state.seats.map((seat, at) => (at === number ? { ...seat, ...set(seat) } : seat));
  return { ...state, seats };
}

const newSeat = (state: State, { name, side, hash, bot, command }: EntryOf<'seated'>): Seat => ({
  name,
  hash,
  ...(bot === undefined ? {} : { bot }),
  side,
  ...(command === undefined ? {} : { command }),
  standIn: null,
  instructions: [],
  note: '',
  away: 0,
  leave: days(state.terms.leave),
  wantsRematch: false,
  channels: [],
  language: 'en',
  noticed: -1,
});

/** Updates the side for which the battle waits. A dice throw in between does not begin a new wait. */
function waiting({ waits }: State, battle: Battle, entries: number): State['waits'] {
  const side = waitsFor(battle);
  return side === null || side === waits.side ? waits : { side, from: entries };
}

function begun(state: State, { sides, opening, at }: EntryOf<'begun'>): State {
  const seats = state.seats.map((seat, number) => ({ ...seat, side: sides[number] ?? seat.side }));
  const seated = { ...state, seats, active: at };
  return {
    ...seated,
    play: unplayed({ header: headerOf(seated), opening, entries: [] }),
    clock: startClock(state.terms.pace, opening, at),
    waits: waiting(state, opening, 0),
  };
}

function played(state: State, { entry, at, by }: EntryOf<'played'>): State {
  const play = state.play && newestOnly(replayEntry(state.play, entry) ?? state.play);
  const battle = play && battleNow(play);
  if (!battle) return state;
  const away = awayOf(state, state.clock?.running);
  const clock = state.clock && runClock(state.terms.pace, state.clock, battle, at, away);
  const late = clock === state.clock ? state.late : null;
  const isOpen = isTold(entry, null);
  const told = state.told + (isOpen ? 1 : 0);
  const waits = waiting(state, battle, play.record.entries.length);
  const givers = [...state.givers, by];
  return { ...state, play, givers, clock, waits, late, told, active: isOpen ? at : state.active };
}

function left(state: State, { by, at, until }: EntryOf<'left'>): State {
  const clock = state.clock && settleClock(state.clock, at, awayOf(state, state.clock.running));
  return withSeat({ ...state, clock }, by, ({ leave }) => ({
    away: until,
    leave: Math.max(0, leave - (until - at)),
  }));
}

function without<Of>(list: readonly Of[], at: number): readonly Of[] {
  return list.filter((_, each) => each !== at);
}

type Fold<Entry> = (state: State, entry: Entry) => State;

const FOLDS: { readonly [Type in LogEntry['type']]: Fold<EntryOf<Type>> } = {
  created: (state) => state,
  seated: (state, entry) => ({ ...state, seats: [...state.seats, newSeat(state, entry)] }),
  leads: (state, { by, command }) => withSeat(state, by, () => ({ command })),
  named: (state, { by, name }) => withSeat(state, by, () => ({ name })),
  prepared: (state, { by, word, army }) => withSeat(state, by, () => ({ prepared: { word, army } })),
  begun,
  played,
  said: (state) => state,
  noted: (state, { by, text }) => withSeat(state, by, () => ({ note: text })),
  instructed: (state, { by, instructions }) => withSeat(state, by, () => ({ instructions })),
  followed: (state, { by, instruction, forgotten }) =>
    forgotten
      ? withSeat(state, by, (seat) => ({ instructions: without(seat.instructions, instruction) }))
      : state,
  'stood-in': (state, { by, bot }) => withSeat(state, by, () => ({ standIn: bot })),
  late: (state, { side }) => ({ ...state, late: side }),
  claimed: (state) => state,
  left,
  abandoned: (state) => ({ ...state, abandoned: true }),
  disclosed: (state) => ({ ...state, disclosed: true }),
  'rematch-wanted': (state, { by }) => withSeat(state, by, () => ({ wantsRematch: true })),
  rematched: (state, { battle }) => ({ ...state, rematch: battle }),
  reported: (state) => ({ ...state, campaign: null }),
  differs: (state, { entry }) => ({ ...state, differs: entry }),
  noticed: (state, { seat }) => withSeat(state, seat, () => ({ noticed: state.waits.from })),
  'notices-wanted': (state, { by, channels, language }) =>
    withSeat(state, by, () => ({ channels, language })),
};

/** The state after one more entry. It applies no rules: a recorded decision holds for ever. */
export function foldEntry(state: State, entry: LogEntry): State {
  const fold = FOLDS[entry.type] as Fold<LogEntry>;
  return { ...fold(state, entry), last: state.last + 1 };
}
