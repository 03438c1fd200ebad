/** A battle at a distance, folded from the messages of one seat's stream. It knows no rule. */

import { apply } from '../../engine/battle/apply.ts';
import { battleNow, type Entry, type Play, unplayed, withBattle } from '../../engine/battle/record.ts';
import type { SideId } from '../../engine/battle.ts';
import type { Reason } from '../../engine/event.ts';
import type { FairDice } from '../../engine/game/records/fair-dice.ts';
import type { Clock, Message, MessageOf } from '../../protocol/messages.ts';
import type { Channel, Instruction } from '../../protocol/requests.ts';
import type { Terms } from '../../protocol/terms.ts';

export interface SeatTold {
  readonly name: string;
  readonly side: SideId | null;
  readonly bot: string | null;
  readonly leads: 'side' | 'command';
  /** The only command that it leads; null where it leads its side, or no command yet. */
  readonly command: string | null;
  readonly isReady: boolean;
  readonly standIn: string | null;
  /** When its last leave ends, in milliseconds since 1970. */
  readonly away: number;
  readonly wantsRematch: boolean;
}

export interface Said {
  readonly number: number;
  readonly at: number;
  /** The number of the seat; null for a spectator. */
  readonly by: number | null;
  readonly name: string;
  readonly text: string;
  /** Is it said to the own side only? */
  readonly isAside: boolean;
}

export interface Told {
  /** Number of the newest message. */
  readonly number: number;
  readonly terms: Terms | null;
  readonly version: string;
  readonly commitment: string;
  readonly seats: readonly SeatTold[];
  /** Null until the battle begins. */
  readonly play: Play | null;
  readonly dice: FairDice | null;
  readonly clock: Clock | null;
  /** The side whose time is up. */
  readonly late: SideId | null;
  readonly isAbandoned: boolean;
  /** The id of the battle of which this is the rematch. */
  readonly after: string | null;
  /** The id of the battle of the rematch. */
  readonly rematch: string | null;
  readonly said: readonly Said[];
  readonly note: string;
  readonly instructions: readonly Instruction[];
  /** Why the last instruction that was followed broke off; empty where it did not. */
  readonly brokenOff: readonly Reason[];
  readonly channels: readonly Channel[];
  /** Would the rules of today decide something otherwise? */
  readonly differs: boolean;
}

export const NOTHING_TOLD: Told = {
  number: 0,
  terms: null,
  version: '',
  commitment: '',
  seats: [],
  play: null,
  dice: null,
  clock: null,
  late: null,
  isAbandoned: false,
  after: null,
  rematch: null,
  said: [],
  note: '',
  instructions: [],
  brokenOff: [],
  channels: [],
  differs: false,
};

const withSeat = (told: Told, number: number | null, change: Partial<SeatTold>): Told => ({
  ...told,
  seats: told.seats.map((seat, at) => (at === number ? { ...seat, ...change } : seat)),
});

function begun(told: Told, { sides, opening, dice, clock }: MessageOf<'begun'>): Told {
  const seats = told.seats.map((seat, at) => ({ ...seat, side: sides[at] ?? seat.side }));
  const names = seats.flatMap(({ side, name, bot }) => (side ? [[side, bot ? 'bot' : name]] : []));
  const header = {
    format: 'acies-record/1',
    ruleset: opening.ruleset,
    version: told.version,
    seats: Object.fromEntries(names),
    title: told.terms?.title ?? '',
    dice,
  } as const;
  return { ...told, seats, clock: clock ?? null, dice, play: unplayed({ header, opening, entries: [] }) };
}

/** The command of another seat is not told. */
const UNSEEN = { type: 'unseen' } as const;

/** The play after one more entry; an undo drops what the server says. */
function withPlayed(play: Play, message: MessageOf<'played'>): Play {
  const { side, command = UNSEEN, events, seal, keep, asked } = message;
  const entry: Entry = { by: side, command, events, ...(seal === undefined ? {} : { seal }) };
  const record = { ...play.record, entries: [...play.record.entries, entry] };
  if (keep !== undefined)
    return {
      record,
      live: play.live.slice(0, keep),
      battles: play.battles.slice(0, keep + 1),
      undone: [],
      asked: asked === undefined ? null : { by: side, keep: asked },
    };
  return {
    record,
    live: [...play.live, play.record.entries.length],
    battles: withBattle(play.battles, events.reduce(apply, battleNow(play))),
    undone: [],
    asked: null,
  };
}

function played(told: Told, message: MessageOf<'played'>): Told {
  const { clock = told.clock } = message;
  const late = clock === told.clock ? told.late : null;
  return { ...told, clock, late, play: told.play && withPlayed(told.play, message) };
}

type Fold<Type extends Message['type']> = (told: Told, message: MessageOf<Type>) => Told;

const FOLDS: { readonly [Type in Message['type']]?: Fold<Type> } = {
  created: (told, { terms, version, commitment, after = null }) => ({
    ...told,
    terms,
    version,
    commitment,
    after,
  }),
  seated: (told, { name, side, bot, leads, command }) => ({
    ...told,
    seats: [
      ...told.seats,
      { name, side, bot, leads, command, isReady: false, standIn: null, away: 0, wantsRematch: false },
    ],
  }),
  leads: (told, { by, command }) => withSeat(told, by, { command }),
  named: (told, { by, name }) => withSeat(told, by, { name }),
  prepared: (told, { by }) => withSeat(told, by, { isReady: true }),
  begun,
  played,
  said: (told, { number, at, by, text, name = '', aside = false }) => ({
    ...told,
    said: [...told.said, { number, at, by, text, name: told.seats[by ?? -1]?.name ?? name, isAside: aside }],
  }),
  noted: (told, { text }) => ({ ...told, note: text }),
  instructed: (told, { instructions }) => ({ ...told, instructions }),
  followed: (told, { instruction, forgotten, refused = [] }) => ({
    ...told,
    brokenOff: refused,
    instructions: told.instructions.filter((_, at) => !forgotten || at !== instruction),
  }),
  'stood-in': (told, { by, bot }) => withSeat(told, by, { standIn: bot }),
  late: (told, { side }) => ({ ...told, late: side }),
  left: (told, { by, until }) => withSeat(told, by, { away: until }),
  abandoned: (told) => ({ ...told, isAbandoned: true }),
  disclosed: (told, { secret }) => ({ ...told, dice: told.dice && { ...told.dice, secret } }),
  'rematch-wanted': (told, { by }) => withSeat(told, by, { wantsRematch: true }),
  rematched: (told, { battle }) => ({ ...told, rematch: battle }),
  'notices-wanted': (told, { channels }) => ({ ...told, channels }),
  differs: (told) => ({ ...told, differs: true }),
};

/** What is known after one more message. */
export function foldMessage(told: Told, message: Message): Told {
  const fold = FOLDS[message.type] as Fold<Message['type']> | undefined;
  return { ...(fold?.(told, message as never) ?? told), number: message.number };
}

/** Is nothing left to play? */
export const isOver = ({ play, isAbandoned }: Told): boolean =>
  isAbandoned || (play !== null && battleNow(play).result !== null);
