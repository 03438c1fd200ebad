/** What somebody asks for is decided against the newest entries, appended, and told. */
import { createHash } from 'node:crypto';
import { act, type Request } from './battle/actions/index.ts';
import { draftOn, type Refusal, refusal } from './battle/draft.ts';
import type { Message } from './battle/shown.ts';
import type { State } from './battle/state.ts';
import { catchUp, type Live, messagesAfter, streamOf, type Watcher } from './live.ts';
import type { Service } from './service.ts';

export interface Done {
  readonly ok: true;
  /** Number of the newest message of whoever asked. */
  readonly number: number;
  /** What came of it, as far as whoever asked is told. */
  readonly messages: readonly Message[];
}

export interface NotDone extends Refusal {
  readonly ok: false;
  /** What has happened since the message that was named, where that is why nothing was done. */
  readonly missed?: readonly Message[];
}

/** Many more than are ever lost in a row. */
const MOST_RACES = 50;

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The seat of a secret's hash; null where it has none. */
export function seatOf({ seats }: State, hash: string | null): number | null {
  const seat = hash === null ? -1 : seats.findIndex((each) => each.hash === hash);
  return seat < 0 ? null : seat;
}

/** By what a deed is known that was done already: names are the sender's own. */
export const nameOfDeed = (hash: string | null, id: string): string => `${(hash ?? '').slice(0, 16)}.${id}`;

const notDone = (why: Refusal): NotDone => ({ ok: false, ...why });

/** Appends what was asked for. Null where something else came first: it is to be decided anew. */
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
  // It may be refused for what is no longer so.
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

/** Does what was asked for, once however often it is sent; null where there is no such battle. */
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
