/** Carries out a request for an action: decides it on the newest state, appends the entries and sends the messages. */
import { createHash } from 'node:crypto';
import type { Done } from '../protocol/answers.ts';
import type { Battles } from './battle/kept.ts';
import type { Host } from './host.ts';
import { draftOn, type Kept } from './kind.ts';
import { catchUp, type Live, messagesAfter, streamOf, type Watcher } from './live.ts';
import type { Lives } from './lives.ts';
import { type Refusal, refusal } from './refusal.ts';

export interface DoneIn<Of extends Kept> extends Omit<Done, 'messages'> {
  readonly messages: readonly Of['message'][];
}

export interface NotDone<Of extends Kept = Battles> extends Refusal {
  readonly ok: false;
  /** The messages that the sender had missed, where they are the reason for the refusal. */
  readonly missed?: readonly Of['message'][];
}

/** More races with other processes than are ever lost in a row. */
const MOST_RACES = 50;

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The key of a request that was carried out: the sender's name for it, with the sender's hash. */
export const nameOfDeed = (hash: string | null, id: string): string => `${(hash ?? '').slice(0, 16)}.${id}`;

const notDone = (why: Refusal) => ({ ok: false, ...why }) as const;

/** The games of one kind, with their store and clock. */
export interface Games<Of extends Kept> {
  readonly host: Pick<Host, 'store' | 'now'>;
  readonly lives: Lives<Of>;
}

/** Carries out a request once. Null where another entry came first: then it is decided again. */
async function tryOnce<Of extends Kept>(
  { host: { store, now }, lives }: Games<Of>,
  live: Live<Of>,
  request: Of['request'],
  hash: string | null,
): Promise<DoneIn<Of> | NotDone<Of> | null> {
  const { seatOf, act } = live.kind;
  const seat = seatOf(live.state, hash);
  const stream = await streamOf(live, store, seat);
  const id = nameOfDeed(hash, request.id);
  if (live.done.has(id)) return { ok: true, number: stream.number, messages: [] };
  const { on } = request;
  if (on !== undefined && on > stream.number)
    return (await catchUp(live, store))
      ? null
      : notDone(refusal(400, 'server.no-such-message', { number: on }));
  if (on !== undefined && on < stream.moved)
    return {
      ...notDone(refusal(409, 'server.gone-on')),
      missed: await messagesAfter(live, store, seat, on),
    };
  const draft = draftOn<Of>(live.state, now(), id);
  const why = act(draft, request, { seat, hash });
  // The refusal may come from an outdated state.
  if (why) return (await catchUp(live, store)) ? null : notDone(why);
  const messages: Of['message'][] = [];
  const watcher: Watcher<Of> = { seat, tell: (told) => messages.push(...told) };
  live.watchers.add(watcher);
  try {
    if (draft.entries.length > 0 && !(await lives.append(live, draft))) return null;
  } finally {
    live.watchers.delete(watcher);
  }
  return { ok: true, number: (await streamOf(live, store, seatOf(live.state, hash))).number, messages };
}

/** Carries out a request, once however often it is sent; null where there is no such game. */
export function perform<Of extends Kept>(
  games: Games<Of>,
  id: string,
  request: Of['request'],
  hash: string | null,
): Promise<DoneIn<Of> | NotDone<Of> | null> {
  return games.lives.inTurn<DoneIn<Of> | NotDone<Of>>(id, async (live) => {
    if (hash === null && !live.kind.mayWatch(live.state))
      return notDone(refusal(403, 'server.no-spectators'));
    for (let race = 0; race < MOST_RACES; race++) {
      const done = await tryOnce(games, live, request, hash);
      if (done) return done;
    }
    throw new Error(`others append to ${id} again and again`);
  });
}
