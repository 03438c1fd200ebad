/**
 * The messages that each viewer gets about the entries of a battle. Only listed parts are shown, and events only as the
 * view of the side allows.
 */

import { isTold } from '../../engine/battle/record.ts';
import type { SideId } from '../../engine/battle.ts';
import type { Event } from '../../engine/event.ts';
import { commitmentTo } from '../../engine/game/records/fair-dice.ts';
import { publicEvent, view } from '../../engine/game/view.ts';
import type { Message, MessageOf, MessageType, PartsOf } from '../../protocol/messages.ts';
import type { EntryOf, LogEntry } from './log.ts';
import { battleOf, diceOf, isOver, type State } from './state.ts';

/** A viewer: a seat by its number, or all spectators together. */
export interface Viewer {
  readonly seat: number | null;
  readonly side: SideId | null;
}

export const viewerAt = ({ seats }: State, seat: number | null): Viewer => ({
  seat,
  side: seat === null ? null : (seats[seat]?.side ?? null),
});

/** A message before it has its number in the viewer's stream. */
export type Told = { [Type in MessageType]: Omit<MessageOf<Type>, 'number'> }[MessageType];

/** The parts of an entry that a viewer may see, beyond type and time; null where the entry itself is hidden. */
type Show<Type extends LogEntry['type']> = (
  entry: EntryOf<Type>,
  viewer: Viewer,
  state: State,
) => (Type extends MessageType ? PartsOf<Type> : never) | null;

const ownOnly =
  <Entry extends LogEntry, Parts>(parts: (entry: Entry) => Parts) =>
  (entry: Entry, { seat }: Viewer): Parts | null =>
    entry.by !== null && entry.by === seat ? parts(entry) : null;

const openly =
  <Entry, Parts>(parts: (entry: Entry) => Parts) =>
  (entry: Entry): Parts =>
    parts(entry);

function played(
  { entry, keep, asked }: EntryOf<'played'>,
  { side }: Viewer,
  { clock }: State,
): PartsOf<'played'> | null {
  if (!isTold(entry, side)) return null;
  const events: Event[] = entry.events.flatMap((event) => publicEvent(event, side) ?? []);
  const open = entry.by === side || entry.by === 'dice';
  return {
    side: entry.by,
    ...(open ? { command: entry.command } : {}),
    events,
    ...(entry.seal === undefined ? {} : { seal: entry.seal }),
    ...(keep ? { keep: keep[side ?? ''] ?? 0 } : {}),
    ...(asked ? { asked: asked[side ?? ''] ?? 0 } : {}),
    ...(clock ? { clock } : {}),
  };
}

/** Players and spectators chat apart, and the players of a side may talk among themselves. */
function said(
  { by, text, name, aside }: EntryOf<'said'>,
  { seat, side }: Viewer,
  { seats }: State,
): PartsOf<'said'> | null {
  const isHeard = (by === null) === (seat === null) && (!aside || seats[by ?? -1]?.side === side);
  return isHeard ? { text, ...(name === undefined ? {} : { name }), ...(aside ? { aside } : {}) } : null;
}

const SHOWN: { readonly [Type in LogEntry['type']]: Show<Type> } = {
  created: openly(({ terms, version, secret, after, campaign }) => ({
    terms,
    version,
    commitment: commitmentTo(secret),
    ...(after === undefined ? {} : { after }),
    ...(campaign === undefined ? {} : { campaign }),
  })),
  seated: openly(({ name, side, bot, command }) => ({
    name,
    side,
    bot: bot ?? null,
    leads: command === undefined ? 'side' : 'command',
    command: command ?? null,
  })),
  leads: openly(({ command }) => ({ command })),
  named: openly(({ name }) => ({ name })),
  prepared: ({ by, word, army }, { seat }) => (by === seat ? { word, army } : {}),
  begun: ({ sides, opening }, { side }, state) => ({
    sides,
    opening: view(state.rules, opening, side),
    dice: diceOf(state),
    ...(state.clock ? { clock: state.clock } : {}),
  }),
  played,
  said,
  noted: ownOnly(({ text }) => ({ text })),
  instructed: ownOnly(({ instructions }) => ({ instructions })),
  followed: ownOnly(({ instruction, forgotten, refused }) => ({
    instruction,
    forgotten,
    ...(refused ? { refused } : {}),
  })),
  'stood-in': openly(({ bot }) => ({ bot })),
  late: openly(({ side }) => ({ side })),
  claimed: openly(() => ({})),
  left: openly(({ until }) => ({ until })),
  abandoned: openly(() => ({})),
  disclosed: openly(({ secret }) => ({ secret })),
  'rematch-wanted': openly(() => ({})),
  rematched: openly(({ battle }) => ({ battle })),
  differs: openly(({ entry, rules }) => ({ entry, rules })),
  reported: () => null,
  noticed: () => null,
  'notices-wanted': ownOnly(({ channels, language }) => ({ channels, language })),
};

/** The message about an entry for a viewer, null where it is hidden; `state` is the battle after the entry. */
export function toldOf(state: State, entry: LogEntry, viewer: Viewer): Told | null {
  const show = SHOWN[entry.type] as (...of: readonly [LogEntry, Viewer, State]) => object | null;
  const parts = show(entry, viewer, state);
  return parts && ({ type: entry.type, at: entry.at, by: entry.by, ...parts } as Told);
}

/** The state of a viewer's stream. */
export interface Stream {
  /** Number of the newest message. */
  readonly number: number;
  /** Number of the newest message that changed the battle. */
  readonly moved: number;
  /** Messages that spectators get later, each with the bound in which it happened. */
  readonly held: readonly { readonly told: Told; readonly bound: number }[];
}

export const STREAM_AT_START: Stream = { number: 0, moved: 0, held: [] };

/** Messages that change the battle, so that an order given before them may be out of date. */
const MOVING: readonly LogEntry['type'][] = ['begun', 'played', 'abandoned'];

/** The stream after one more entry, with the messages for its viewer. */
export function streamed(
  stream: Stream,
  state: State,
  entry: LogEntry,
  viewer: Viewer,
): { readonly stream: Stream; readonly messages: readonly Message[] } {
  const told = toldOf(state, entry, viewer);
  const bound = battleOf(state)?.turn.bound ?? 0;
  const delay = viewer.seat === null && !isOver(state) ? state.terms.spectators.delay : 0;
  const isHeld = told?.type === 'played' && delay > 0;
  const held = isHeld ? [...stream.held, { told, bound }] : stream.held;
  const free = held.findIndex((each) => each.bound + delay > bound);
  const count = free < 0 ? held.length : free;
  const sent = [...held.slice(0, count).map((each) => each.told), ...(told && !isHeld ? [told] : [])];
  const messages = sent.map((each, at) => ({ ...each, number: stream.number + 1 + at }) as Message);
  const moved = messages.findLast(({ type }) => MOVING.includes(type))?.number ?? stream.moved;
  return { stream: { number: stream.number + sent.length, moved, held: held.slice(count) }, messages };
}
