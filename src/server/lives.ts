/** All battles in memory. A battle is read on demand, and dropped when unused for a while. */
import { type Draft, draftOn } from './battle/draft.ts';
import { dueOf, listingOf } from './battle/due.ts';
import { isOver, type State } from './battle/state.ts';
import type { Host } from './host.ts';
import { catchUp, type Live, readLive, take } from './live.ts';
import type { Appending, Due, Stage } from './store/store.ts';

/** More races with other processes than are ever lost in a row. */
const MOST_RACES = 50;

const stageOf = (state: State): Stage => (isOver(state) ? 'over' : state.play ? 'playing' : 'open');

/** A draft in the form that the store appends. */
export const appendingOf = (battle: string, { state, entries, now }: Draft): Appending => ({
  battle,
  after: state.last - entries.length,
  entries: entries.map((entry) => JSON.stringify(entry)),
  stage: stageOf(state),
  changed: now,
  listing: listingOf(state),
  due: dueOf(state),
});

export interface Lives {
  /** Runs a task in the queue of a battle; null where there is no such battle. */
  inTurn<Result>(id: string, work: (live: Live) => Promise<Result>): Promise<Result | null>;
  /** Appends the entries of a draft. False where another process appended first; then the battle is up to date. */
  append(live: Live, draft: Draft): Promise<boolean>;
  /** Runs a task on the present state, again after each lost race, until its draft is appended. */
  change(id: string, make: (draft: Draft) => void): Promise<void>;
  /** Drops a battle that is no longer in the store. */
  forget(id: string): void;
  /** Drops battles unused for this many milliseconds. */
  forgetIdle(idle: number): void;
  /** A battle that is in memory. */
  atHand(id: string): Live | null;
  /** The number of battles in memory. */
  count(): number;
}

/** The battles that have been read. Two tasks never read the same battle at once. */
function openMemory({ store, now }: Host) {
  const reading = new Map<string, Promise<Live | null>>();
  const read = new Map<string, Live>();
  const forget = (id: string): void => {
    reading.delete(id);
    read.delete(id);
  };
  return {
    forget,
    ids: (): readonly string[] => [...reading.keys()],
    all: (): readonly Live[] => [...read.values()],
    get: (id: string): Live | null => read.get(id) ?? null,
    open(id: string): Promise<Live | null> {
      const known = reading.get(id);
      if (known) return known;
      const found = readLive(store, id, now());
      reading.set(id, found);
      found.then(
        (live) => (live ? read.set(id, live) : forget(id)),
        () => forget(id),
      );
      return found;
    },
  };
}

/** `whenDue` gets the due jobs of a battle whenever they change. */
export function openLives(host: Host, whenDue: (due: readonly Due[]) => void): Lives {
  const { store, now } = host;
  const memory = openMemory(host);

  const append: Lives['append'] = async (live, draft) => {
    const appending = appendingOf(live.id, draft);
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

  const inTurn: Lives['inTurn'] = async (id, work) => {
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

/** Reads what other processes append to the battles in memory. */
function hearOfOthers(
  { store, tellError }: Host,
  ids: () => readonly string[],
  inTurn: Lives['inTurn'],
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

async function changeIn(
  { now }: Host,
  { inTurn, append }: Pick<Lives, 'inTurn' | 'append'>,
  id: string,
  make: (draft: Draft) => void,
): Promise<void> {
  await inTurn(id, async (live) => {
    for (let race = 0; race < MOST_RACES; race++) {
      const draft = draftOn(live.state, now());
      make(draft);
      if (draft.entries.length === 0 || (await append(live, draft))) return;
    }
    throw new Error(`others append to ${id} again and again`);
  });
}
