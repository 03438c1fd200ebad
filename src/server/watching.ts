/** Streams of messages for viewers; a stream can be resumed after any message. */

import type { Kept } from './kind.ts';
import { catchUp, type Live, messagesAfter, type Watcher } from './live.ts';
import type { Games } from './perform.ts';
import type { Presences } from './presence.ts';
import { type Refusal, refusal } from './refusal.ts';

/** More streams than the windows that one person has open at once. A phone that changes networks leaves dead ones. */
const MOST_OF_A_SEAT = 10;
const MOST_SPECTATORS = 1000;

export interface Watched {
  readonly ok: true;
  readonly seat: number | null;
  /** Ends the stream. */
  stop(): void;
}

export interface Wish {
  /** Number of the last message that the viewer has. */
  readonly after: number;
  /** Only the messages that exist already. */
  readonly once?: boolean;
}

/** Ends the oldest streams of a seat, where it has as many as it may. */
function makeRoom<Of extends Kept>(live: Live<Of>, seat: number): void {
  const streams = [...live.watchers].filter((each) => each.seat === seat && each.end);
  for (const oldest of streams.slice(0, Math.max(0, streams.length - MOST_OF_A_SEAT + 1))) {
    live.watchers.delete(oldest);
    oldest.end?.();
  }
}

/** The games of one kind, with who looks at them where that is told. */
export interface Watchable<Of extends Kept> extends Games<Of> {
  readonly presences?: Pick<Presences, 'came' | 'left'>;
}

/** Sends all messages after a number, and then each new one. Null where there is no such game. */
export function watch<Of extends Kept>(
  { host, lives, presences }: Watchable<Of>,
  id: string,
  hash: string | null,
  { after, once = false }: Wish,
  viewer: Omit<Watcher<Of>, 'seat'>,
): Promise<Watched | ({ readonly ok: false } & Refusal) | null> {
  return lives.inTurn<Watched | ({ readonly ok: false } & Refusal)>(id, async (live) => {
    const seat = live.kind.seatOf(live.state, hash);
    if (hash !== null && seat === null) return { ok: false, ...refusal(403, 'server.not-seated') };
    if (seat === null && !live.kind.mayWatch(live.state))
      return { ok: false, ...refusal(403, 'server.no-spectators') };
    const spectators = [...live.watchers].filter((each) => each.seat === null).length;
    if (!once && seat === null && spectators >= MOST_SPECTATORS)
      return { ok: false, ...refusal(429, 'server.too-many-spectators') };
    // Another process may have appended entries of which no news has come yet.
    await catchUp(live, host.store);
    const messages = await messagesAfter(live, host.store, seat, after);
    if (messages.length > 0) viewer.tell(messages);
    if (once) return { ok: true, seat, stop: () => undefined };
    if (seat !== null) makeRoom(live, seat);
    const watcher: Watcher<Of> = { seat, ...viewer };
    live.watchers.add(watcher);
    presences?.came(id);
    return {
      ok: true,
      seat,
      stop() {
        live.watchers.delete(watcher);
        presences?.left(id);
      },
    };
  });
}
