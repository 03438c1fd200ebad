/** Streams of messages for viewers; a stream can be resumed after any message. */
import { type Refusal, refusal } from './battle/draft.ts';
import { catchUp, messagesAfter, type Watcher } from './live.ts';
import { seatOf } from './perform.ts';
import type { Service } from './service.ts';

/** More streams than the windows that one person has open at once. */
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

/** Sends all messages after a number, and then each new one. Null where there is no such battle. */
export function watch(
  { host, lives, presences }: Service,
  battle: string,
  hash: string | null,
  { after, once = false }: Wish,
  { tell, meet }: Omit<Watcher, 'seat'>,
): Promise<Watched | ({ readonly ok: false } & Refusal) | null> {
  return lives.inTurn(battle, async (live) => {
    const seat = seatOf(live.state, hash);
    if (hash !== null && seat === null) return { ok: false, ...refusal(403, 'server.not-seated') };
    if (seat === null && !live.state.terms.spectators.allowed)
      return { ok: false, ...refusal(403, 'server.no-spectators') };
    const others = [...live.watchers].filter((each) => each.seat === seat).length;
    if (!once && others >= (seat === null ? MOST_SPECTATORS : MOST_OF_A_SEAT))
      return { ok: false, ...refusal(429, 'server.too-many-streams') };
    // Another process may have appended entries of which no news has come yet.
    await catchUp(live, host.store);
    const messages = await messagesAfter(live, host.store, seat, after);
    if (messages.length > 0) tell(messages);
    if (once) return { ok: true, seat, stop: () => undefined };
    const watcher: Watcher = { seat, tell, ...(meet ? { meet } : {}) };
    live.watchers.add(watcher);
    presences.changed(battle);
    return {
      ok: true,
      seat,
      stop() {
        live.watchers.delete(watcher);
        presences.changed(battle);
      },
    };
  });
}
