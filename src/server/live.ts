/** Battles in memory: their state, and who looks on. */
import type { LogEntry } from './battle/log.ts';
import { type Message, STREAM_AT_START, type Stream, streamed, viewerAt } from './battle/shown.ts';
import { foldEntry, type State, stateAtStart } from './battle/state.ts';
import type { Store } from './store/store.ts';

/** Who is looking at a battle now. */
export interface Presence {
  /** Numbers of the seats, in order. */
  readonly seats: readonly number[];
  readonly spectators: number;
}

/** Somebody who is told what happens: a seat by its number, or a spectator. */
export interface Watcher {
  readonly seat: number | null;
  readonly tell: (messages: readonly Message[]) => void;
  /** Told who else is there. */
  readonly meet?: (present: Presence) => void;
}

/** A battle in memory. It changes as entries are folded in. */
export interface Live {
  readonly id: string;
  state: State;
  /** Where the streams stand of the seats, and of the spectators under null. */
  readonly streams: Map<number | null, Stream>;
  /** What was done already, by the names that those gave to it who did it. */
  readonly done: Set<string>;
  readonly watchers: Set<Watcher>;
  /** What is done with it, one thing after the other. */
  queue: Promise<unknown>;
  /** When it was last needed, in milliseconds since 1970. */
  used: number;
  /** Whether the last append went through is not known: what is in the store must be taken in first. */
  doubtful: boolean;
}

const parsed = (texts: readonly string[]): readonly LogEntry[] => texts.map((text) => JSON.parse(text));

/** Folds one more entry in and tells the watchers. */
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

/** Takes in what others have appended; true where there was something. */
export async function catchUp(live: Live, store: Store): Promise<boolean> {
  const entries = parsed(await store.read(live.id, live.state.last + 1));
  for (const entry of entries) take(live, entry);
  return entries.length > 0;
}

/** The messages of a viewer after one of them, from the entries of a battle. */
function messagesOf(
  entries: readonly LogEntry[],
  seat: number | null,
  newest: State,
  after: number,
): { readonly stream: Stream; readonly messages: readonly Message[] } {
  const [first, ...others] = entries;
  if (first?.type !== 'created') return { stream: STREAM_AT_START, messages: [] };
  // Whoever leads a command joins later, and sees from the beginning what his side saw.
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

/** What a viewer was told after one of its messages. To be called in the queue of the battle. */
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

/** Where the stream of a viewer stands. To be called in the queue of the battle. */
export async function streamOf(live: Live, store: Store, seat: number | null): Promise<Stream> {
  if (!live.streams.has(seat)) await messagesAfter(live, store, seat, Number.POSITIVE_INFINITY);
  return live.streams.get(seat) ?? STREAM_AT_START;
}

/** Reads a battle; null where there is none. */
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
