/** Battles in memory: their state, and the viewers connected to them. */

import type { Message, Presence } from '../protocol/messages.ts';
import type { LogEntry } from './battle/log.ts';
import { STREAM_AT_START, type Stream, streamed, viewerAt } from './battle/shown.ts';
import { foldEntry, type State, stateAtStart } from './battle/state.ts';
import type { Store } from './store/store.ts';

/** A connected viewer: a seat by its number, or a spectator. */
export interface Watcher {
  readonly seat: number | null;
  readonly tell: (messages: readonly Message[]) => void;
  /** Gets the changes of presence. */
  readonly meet?: (present: Presence) => void;
  /** Ends its stream. */
  readonly end?: () => void;
}

/** A battle in memory. It changes as entries are applied. */
export interface Live {
  readonly id: string;
  state: State;
  /** The streams of the seats, and that of the spectators under null. */
  readonly streams: Map<number | null, Stream>;
  /** The names of the requests that were carried out. */
  readonly done: Set<string>;
  readonly watchers: Set<Watcher>;
  /** The work on this battle, one task after the other. */
  queue: Promise<unknown>;
  /** When it was last needed, in milliseconds since 1970. */
  used: number;
  /** True where the last append may have failed: first read from the store again. */
  doubtful: boolean;
}

const parsed = (texts: readonly string[]): readonly LogEntry[] => texts.map((text) => JSON.parse(text));

/** Applies one more entry and sends its messages to the watchers. */
export function take(live: Live, entry: LogEntry): void {
  live.state = foldEntry(live.state, entry);
  if (entry.id !== undefined) live.done.add(entry.id);
  for (const [seat, before] of live.streams) {
    const { stream, messages } = streamed(before, live.state, entry, viewerAt(live.state, seat));
    live.streams.set(seat, stream);
    if (messages.length === 0) continue;
    for (const watcher of live.watchers) if (watcher.seat === seat) watcher.tell(messages);
  }
}

/** Reads the entries that other processes have appended; true where there were any. */
export async function catchUp(live: Live, store: Store): Promise<boolean> {
  const entries = parsed(await store.read(live.id, live.state.last + 1));
  for (const entry of entries) take(live, entry);
  return entries.length > 0;
}

/** The messages of a viewer after one of them, computed from the entries of a battle. */
function messagesOf(
  entries: readonly LogEntry[],
  seat: number | null,
  newest: State,
  after: number,
): { readonly stream: Stream; readonly messages: readonly Message[] } {
  const [first, ...others] = entries;
  if (first?.type !== 'created') return { stream: STREAM_AT_START, messages: [] };
  // A player who leads a command joins later, and sees from the beginning what the side saw.
  const viewer = viewerAt(newest, seat);
  let state = stateAtStart(first);
  let { stream, messages } = streamed(STREAM_AT_START, state, first, viewer);
  const kept: Message[] = [...messages];
  for (const entry of others) {
    state = foldEntry(state, entry);
    ({ stream, messages } = streamed(stream, state, entry, viewer));
    kept.push(...messages);
  }
  return { stream, messages: kept.filter(({ number }) => number > after) };
}

/** The messages of a viewer after one of them. Call it in the queue of the battle. */
export async function messagesAfter(
  live: Live,
  store: Store,
  seat: number | null,
  after: number,
): Promise<readonly Message[]> {
  const known = live.streams.get(seat);
  if (known && after >= known.number) return [];
  const entries = parsed(await store.read(live.id, 1)).slice(0, live.state.last);
  const { stream, messages } = messagesOf(entries, seat, live.state, after);
  live.streams.set(seat, stream);
  return messages;
}

/** The stream of a viewer. Call it in the queue of the battle. */
export async function streamOf(live: Live, store: Store, seat: number | null): Promise<Stream> {
  if (!live.streams.has(seat)) await messagesAfter(live, store, seat, Number.POSITIVE_INFINITY);
  return live.streams.get(seat) ?? STREAM_AT_START;
}

/** Reads a battle from the store; null where there is none. */
export async function readLive(store: Store, id: string, now: number): Promise<Live | null> {
  const [first, ...others] = parsed(await store.read(id, 1));
  if (first?.type !== 'created') return null;
  const live: Live = {
    id,
    state: stateAtStart(first),
    streams: new Map(),
    done: new Set(first.id === undefined ? [] : [first.id]),
    watchers: new Set(),
    queue: Promise.resolve(),
    used: now,
    doubtful: false,
  };
  for (const entry of others) take(live, entry);
  return live;
}
