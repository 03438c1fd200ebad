/** Games in memory: their state, and the viewers connected to them. */

import type { Presence } from '../protocol/messages.ts';
import type { Battles } from './battle/kept.ts';
import { STREAM_AT_START, type Stream } from './battle/shown.ts';
import type { Kept, Kind } from './kind.ts';
import type { Store } from './store/store.ts';

/** A connected viewer: a seat by its number, or a spectator. */
export interface Watcher<Of extends Kept = Battles> {
  readonly seat: number | null;
  readonly tell: (messages: readonly Of['message'][]) => void;
  /** Gets the changes of presence. */
  readonly meet?: (present: Presence) => void;
  /** Ends its stream. */
  readonly end?: () => void;
}

/** A game in memory, a battle unless its kind is told. It changes as entries are applied. */
export interface Live<Of extends Kept = Battles> {
  readonly kind: Kind<Of>;
  readonly id: string;
  state: Of['state'];
  /** The streams of the seats, and that of the spectators under null. */
  readonly streams: Map<number | null, Stream>;
  /** What bots remember, by their seats. It is lost with the process: then they plan anew. */
  readonly memos: Map<number, unknown>;
  /** The names of the requests that were carried out. */
  readonly done: Set<string>;
  readonly watchers: Set<Watcher<Of>>;
  /** The work on this game, one task after the other. */
  queue: Promise<unknown>;
  /** When it was last needed, in milliseconds since 1970. */
  used: number;
  /** True where the last append may have failed: first read from the store again. */
  doubtful: boolean;
}

const parsed = <Of extends Kept>(texts: readonly string[]): readonly Of['entry'][] =>
  texts.map((text) => JSON.parse(text));

/** Applies one more entry and sends its messages to the watchers. */
export function take<Of extends Kept>(live: Live<Of>, entry: Of['entry']): void {
  const { kind } = live;
  live.state = kind.fold(live.state, entry);
  if (entry.id !== undefined) live.done.add(entry.id);
  for (const [seat, before] of live.streams) {
    const { stream, messages } = kind.streamed(before, live.state, entry, seat, live.state);
    live.streams.set(seat, stream);
    if (messages.length === 0) continue;
    for (const watcher of live.watchers) if (watcher.seat === seat) watcher.tell(messages);
  }
}

/** Reads the entries that other processes have appended; true where there were any. */
export async function catchUp<Of extends Kept>(live: Live<Of>, store: Store): Promise<boolean> {
  const entries = parsed<Of>(await store.read(live.id, live.state.last + 1));
  for (const entry of entries) take(live, entry);
  return entries.length > 0;
}

/** The messages of a viewer after one of them, computed from the entries of a game. */
function messagesOf<Of extends Kept>(
  { kind, state: newest }: Live<Of>,
  entries: readonly Of['entry'][],
  seat: number | null,
  after: number,
): { readonly stream: Stream; readonly messages: readonly Of['message'][] } {
  const [first, ...others] = entries;
  let state = first ? kind.start(first) : null;
  if (!first || !state) return { stream: STREAM_AT_START, messages: [] };
  let { stream, messages } = kind.streamed(STREAM_AT_START, state, first, seat, newest);
  const kept = [...messages];
  for (const entry of others) {
    state = kind.fold(state, entry);
    ({ stream, messages } = kind.streamed(stream, state, entry, seat, newest));
    kept.push(...messages);
  }
  return { stream, messages: kept.filter(({ number }) => number > after) };
}

/** The messages of a viewer after one of them. Call it in the queue of the game. */
export async function messagesAfter<Of extends Kept>(
  live: Live<Of>,
  store: Store,
  seat: number | null,
  after: number,
): Promise<readonly Of['message'][]> {
  const known = live.streams.get(seat);
  if (known && after >= known.number) return [];
  const entries = parsed<Of>(await store.read(live.id, 1)).slice(0, live.state.last);
  const { stream, messages } = messagesOf(live, entries, seat, after);
  live.streams.set(seat, stream);
  return messages;
}

/** The stream of a viewer. Call it in the queue of the game. */
export async function streamOf<Of extends Kept>(
  live: Live<Of>,
  store: Store,
  seat: number | null,
): Promise<Stream> {
  if (!live.streams.has(seat)) await messagesAfter(live, store, seat, Number.POSITIVE_INFINITY);
  return live.streams.get(seat) ?? STREAM_AT_START;
}

/** Reads a game of a kind from the store; null where there is none. */
export async function readLive<Of extends Kept>(
  kind: Kind<Of>,
  store: Store,
  id: string,
  now: number,
): Promise<Live<Of> | null> {
  const [first, ...others] = parsed<Of>(await store.read(id, 1));
  const state = first ? kind.start(first) : null;
  if (!first || !state) return null;
  const live: Live<Of> = {
    kind,
    id,
    state,
    streams: new Map(),
    memos: new Map(),
    done: new Set(first.id === undefined ? [] : [first.id]),
    watchers: new Set(),
    queue: Promise.resolve(),
    used: now,
    doubtful: false,
  };
  for (const entry of others) take(live, entry);
  return live;
}
