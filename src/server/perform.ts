/** Carries out a request for an action: decides it on the newest state, appends the entries and sends the messages. */
import { createHash } from 'node:crypto';
import type { Done } from '../protocol/answers.ts';
import type { Message } from '../protocol/messages.ts';
import type { Request } from '../protocol/requests.ts';
import { act } from './battle/actions/index.ts';
import { draftOn, type Refusal, refusal } from './battle/draft.ts';
import type { State } from './battle/state.ts';
import { catchUp, type Live, messagesAfter, streamOf, type Watcher } from './live.ts';
import type { Service } from './service.ts';

export interface NotDone extends Refusal {
  readonly ok: false;
  /** The messages that the sender had missed, where they are the reason for the refusal. */
  readonly missed?: readonly Message[];
}

/** More races with other processes than are ever lost in a row. */
const MOST_RACES = 50;

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The seat of a secret's hash; null where it has none. */
export function seatOf({ seats }: State, hash: string | null): number | null {
  const seat = hash === null ? -1 : seats.findIndex((each) => each.hash === hash);
  return seat < 0 ? null : seat;
}

/** The key of a request that was carried out: the sender's name for it, with the sender's hash. */
export const nameOfDeed = (hash: string | null, id: string): string => `${(hash ?? '').slice(0, 16)}.${id}`;

const notDone = (why: Refusal): NotDone => ({ ok: false, ...why });

/** Carries out a request once. Null where another entry came first: then it is decided again. */
async function tryOnce(
  { host: { store, now }, lives }: Service,
  live: Live,
  request: Request,
  hash: string | null,
): Promise<Done | NotDone | null> {
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
  const draft = draftOn(live.state, now(), id);
  const why = act(draft, request, { seat, hash });
  // The refusal may come from an outdated state.
  if (why) return (await catchUp(live, store)) ? null : notDone(why);
  const messages: Message[] = [];
  const watcher: Watcher = { seat, tell: (told) => messages.push(...told) };
  live.watchers.add(watcher);
  try {
    if (draft.entries.length > 0 && !(await lives.append(live, draft))) return null;
  } finally {
    live.watchers.delete(watcher);
  }
  return { ok: true, number: (await streamOf(live, store, seatOf(live.state, hash))).number, messages };
}

/** Carries out a request, once however often it is sent; null where there is no such battle. */
export function perform(
  service: Service,
  battle: string,
  request: Request,
  hash: string | null,
): Promise<Done | NotDone | null> {
  return service.lives.inTurn(battle, async (live) => {
    if (seatOf(live.state, hash) === null && hash === null && !live.state.terms.spectators.allowed)
      return notDone(refusal(403, 'server.no-spectators'));
    for (let race = 0; race < MOST_RACES; race++) {
      const done = await tryOnce(service, live, request, hash);
      if (done) return done;
    }
    throw new Error(`others append to ${battle} again and again`);
  });
}
