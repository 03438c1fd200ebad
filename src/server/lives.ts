/** All games of a kind in memory. A game is read on demand, and dropped when unused for a while. */
import type { Battles } from './battle/kept.ts';
import type { Host } from './host.ts';
import { type DraftOf, draftOn, type Kept, type Kind } from './kind.ts';
import { catchUp, type Live, readLive, take } from './live.ts';
import type { Appending, Due } from './store/store.ts';

/** More races with other processes than are ever lost in a row. */
const MOST_RACES = 50;

/** A draft in the form that the store appends. */
export const appendingOf = <Of extends Kept>(
  kind: Kind<Of>,
  battle: string,
  { state, entries, now }: DraftOf<Of>,
): Appending => ({
  battle,
  after: state.last - entries.length,
  entries: entries.map((entry) => JSON.stringify(entry)),
  stage: kind.stageOf(state),
  changed: now,
  listing: kind.listingOf(state),
  due: kind.dueOf(state),
});

export interface Lives<Of extends Kept = Battles> {
  /** Runs a task in the queue of a game; null where there is no such game. */
  inTurn<Result>(id: string, work: (live: Live<Of>) => Promise<Result>): Promise<Result | null>;
  /** Appends the entries of a draft. False where another process appended first; then the game is up to date. */
  append(live: Live<Of>, draft: DraftOf<Of>): Promise<boolean>;
  /** Runs a task on the present state, again after each lost race, until its draft is appended. */
  change(id: string, make: (draft: DraftOf<Of>) => void): Promise<void>;
  /** Drops a game that is no longer in the store. */
  forget(id: string): void;
  /** Drops games unused for this many milliseconds. */
  forgetIdle(idle: number): void;
  /** A game that is in memory. */
  atHand(id: string): Live<Of> | null;
  /** The number of games in memory. */
  count(): number;
}

/** The games that have been read. Two tasks never read the same game at once. */
function openMemory<Of extends Kept>({ store, now }: Host, kind: Kind<Of>) {
  const reading = new Map<string, Promise<Live<Of> | null>>();
  const read = new Map<string, Live<Of>>();
  const forget = (id: string): void => {
    reading.delete(id);
    read.delete(id);
  };
  return {
    forget,
    ids: (): readonly string[] => [...reading.keys()],
    all: (): readonly Live<Of>[] => [...read.values()],
    get: (id: string): Live<Of> | null => read.get(id) ?? null,
    open(id: string): Promise<Live<Of> | null> {
      const known = reading.get(id);
      if (known) return known;
      const found = readLive(kind, store, id, now());
      reading.set(id, found);
      found.then(
        (live) => (live ? read.set(id, live) : forget(id)),
        () => forget(id),
      );
      return found;
    },
  };
}

/** `whenDue` gets the due jobs of a game whenever they change. */
export function openLives<Of extends Kept>(
  host: Host,
  kind: Kind<Of>,
  whenDue: (due: readonly Due[]) => void,
): Lives<Of> {
  const { store, now } = host;
  const memory = openMemory(host, kind);

  const append: Lives<Of>['append'] = async (live, draft) => {
    const appending = appendingOf(kind, live.id, draft);
    const done = await store.append(appending).catch((error: unknown) => {
      live.doubtful = true;
      throw error;
    });
    if (!done) await catchUp(live, store);
    else {
      for (const entry of draft.entries) take(live, entry);
      whenDue(appending.due);
    }
    return done;
  };

  const inTurn: Lives<Of>['inTurn'] = async (id, work) => {
    const live = await memory.open(id);
    if (!live) return null;
    live.used = now();
    const result = live.queue.then(async () => {
      if (live.doubtful) await catchUp(live, store);
      live.doubtful = false;
      return work(live);
    });
    live.queue = result.catch(() => undefined);
    return result;
  };

  hearOfOthers(host, memory.ids, inTurn);
  return {
    inTurn,
    append,
    forget: memory.forget,
    change: (id, make) => changeIn(host, { inTurn, append }, id, make),
    forgetIdle(idle) {
      for (const { id, watchers, used } of memory.all())
        if (watchers.size === 0 && used < now() - idle) memory.forget(id);
    },
    atHand: (id) => memory.get(id),
    count: () => memory.all().length,
  };
}

/** Reads what other processes append to the games in memory. */
function hearOfOthers<Of extends Kept>(
  { store, tellError }: Host,
  ids: () => readonly string[],
  inTurn: Lives<Of>['inTurn'],
): void {
  store.listen((news) => {
    const [, id, last] = /^appended (\S+) (\d+)$/.exec(news ?? '') ?? [];
    if (news !== null && id === undefined) return;
    for (const each of ids().filter((known) => news === null || known === id))
      inTurn(each, async (live) => {
        if (news === null || Number(last) > live.state.last) await catchUp(live, store);
      }).catch(tellError);
  });
}

async function changeIn<Of extends Kept>(
  { now }: Host,
  { inTurn, append }: Pick<Lives<Of>, 'inTurn' | 'append'>,
  id: string,
  make: (draft: DraftOf<Of>) => void,
): Promise<void> {
  await inTurn(id, async (live) => {
    for (let race = 0; race < MOST_RACES; race++) {
      const draft = draftOn<Of>(live.state, now());
      make(draft);
      if (draft.entries.length === 0 || (await append(live, draft))) return;
    }
    throw new Error(`others append to ${id} again and again`);
  });
}
