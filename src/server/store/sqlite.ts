/** The store in one SQLite file, for one process. */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { isBusy } from './faults.ts';
import { migrations, refuseNewer, VERSION_TABLE } from './migrations.ts';
import { type Database, openDatabase } from './sqlite-driver.ts';
import {
  type Appending,
  appendedNews,
  type BattleHead,
  type DueOf,
  type Fact,
  type Listener,
  type Store,
} from './store.ts';

/** How long to wait while another program holds the lock of the file. */
const BUSY_MS = 10_000;
const BUSY_PAUSE_MS = 25;

// WAL lets others read while the server writes; FULL puts every commit on the disk before it is answered.
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = ${BUSY_MS};
`;

/** From the start on nothing waits inside SQLite: it would stop all other requests. */
const NO_WAITING = 'PRAGMA busy_timeout = 0';

/** Does some work once no other program holds the lock; meanwhile the server does other work. */
async function patiently<Result>(work: () => Result): Promise<Result> {
  const until = Date.now() + BUSY_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
  }
}

function migrate(database: Database): void {
  database.exec(VERSION_TABLE);
  const done = database.prepare('SELECT number FROM migrations').all() as { number: number }[];
  refuseNewer(done);
  for (const { number, sql } of migrations()) {
    if (done.some((each) => each.number === number)) continue;
    database.exec(`BEGIN IMMEDIATE; ${sql}; INSERT INTO migrations VALUES (${number}); COMMIT;`);
  }
}

const statementsOf = (database: Database) => {
  const prepare = (sql: string) => database.prepare(sql);
  return {
    begin: prepare('BEGIN IMMEDIATE'),
    commit: prepare('COMMIT'),
    rollback: prepare('ROLLBACK'),
    create: prepare('INSERT INTO battles VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING'),
    advance: prepare(
      'UPDATE battles SET last = ?, stage = ?, changed = ?, listing = ? WHERE id = ? AND last = ?',
    ),
    enter: prepare('INSERT INTO entries VALUES (?, ?, ?)'),
    forgetDue: prepare('DELETE FROM due WHERE battle = ?'),
    setDue: prepare('INSERT INTO due VALUES (?, ?, ?)'),
    read: prepare('SELECT entry FROM entries WHERE battle = ? AND number >= ? ORDER BY number'),
    head: prepare('SELECT * FROM battles WHERE id = ?'),
    list: prepare('SELECT * FROM battles WHERE id > ? ORDER BY id LIMIT ?'),
    listStage: prepare('SELECT * FROM battles WHERE stage = ? AND id > ? ORDER BY id LIMIT ?'),
    remove: prepare('DELETE FROM battles WHERE id = ?'),
    due: prepare('SELECT * FROM due WHERE at <= ? ORDER BY at LIMIT ?'),
    putOff: prepare('UPDATE due SET at = ? WHERE battle = ? AND kind = ?'),
    keep: prepare('INSERT INTO facts VALUES (?, ?) ON CONFLICT DO NOTHING'),
    facts: prepare('SELECT name, value FROM facts ORDER BY name'),
    fact: prepare('SELECT value FROM facts WHERE name = ?'),
  };
};
type Statements = ReturnType<typeof statementsOf>;

/** Carries out one append inside a transaction; false where the battle has gone on. */
function carryOut(run: Statements, appending: Appending): boolean {
  const { battle, after, entries, stage, changed, listing, due } = appending;
  const last = after + entries.length;
  const { changes } =
    after === 0
      ? run.create.run(battle, last, stage, changed, listing)
      : run.advance.run(last, stage, changed, listing, battle, after);
  if (changes === 0) return false;
  for (const [at, entry] of entries.entries()) run.enter.run(battle, after + 1 + at, entry);
  run.forgetDue.run(battle);
  for (const { kind, at } of due) run.setDue.run(battle, kind, at);
  return true;
}

interface Waiting {
  readonly appending: Appending;
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Runs all of some work in one transaction, or nothing of it. */
function inTransaction<Result>(run: Statements, work: () => Result): Result {
  run.begin.run();
  try {
    const result = work();
    run.commit.run();
    return result;
  } catch (error) {
    try {
      run.rollback.run();
    } catch {
      // SQLite has ended the transaction itself.
    }
    throw error;
  }
}

/** Appends that wait at the same time share one transaction, and so one wait for the disk. */
function groupedAppends(run: Statements, tell: (news: string) => void) {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;
  const write = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        const work = () => group.map(({ appending }) => carryOut(run, appending));
        const done = await patiently(() => inTransaction(run, work));
        group.forEach(({ resolve, appending }, at) => {
          resolve(done[at] === true);
          if (done[at]) tell(appendedNews(appending.battle, appending.after + appending.entries.length));
        });
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    writing = null;
  };
  const append: Store['append'] = (appending) =>
    new Promise((resolve, reject) => {
      waiting.push({ appending, resolve, reject });
      writing ??= write();
    });
  return { append, written: async () => void (await writing) };
}

/** Makes the file where there is none. Only its owner may read it, since it holds the secrets of dice. */
function make(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  closeSync(openSync(path, 'a', 0o600));
}

/** The jobs that are due; they are put off until `again`. */
function takeDueIn(run: Statements, now: number, again: number, limit: number): readonly DueOf[] {
  const late = () => run.due.all(now, limit) as unknown as DueOf[];
  // Where nothing is due, nothing is written.
  if (late().length === 0) return [];
  return inTransaction(run, () => {
    const taken = late();
    for (const { battle, kind } of taken) run.putOff.run(again, battle, kind);
    return taken;
  });
}

/** Opens the file, or creates it. */
export function openSqlite(path: string): Store {
  if (path !== ':memory:') make(path);
  const database = openDatabase(path);
  database.exec(SETTINGS);
  migrate(database);
  database.exec(NO_WAITING);
  const run = statementsOf(database);
  const listeners: Listener[] = [];
  const tell = (news: string): void => {
    for (const listener of listeners) listener(news);
  };
  const { append, written } = groupedAppends(run, tell);
  return {
    append,
    read: (battle, from) =>
      patiently(() => (run.read.all(battle, from) as { entry: string }[]).map(({ entry }) => entry)),
    head: (battle) => patiently(() => (run.head.get(battle) as BattleHead | undefined) ?? null),
    list: ({ stage, beyond = '', limit }) =>
      patiently(() => {
        const rows = stage ? run.listStage.all(stage, beyond, limit) : run.list.all(beyond, limit);
        return rows as unknown as BattleHead[];
      }),
    remove: (battle) => patiently(() => void run.remove.run(battle)),
    takeDue: (now, again, limit) => patiently(() => takeDueIn(run, now, again, limit)),
    async keepFact(name, value) {
      const known = (): string | undefined => (run.fact.get(name) as { value: string } | undefined)?.value;
      const found = await patiently(known);
      if (found !== undefined) return found;
      await patiently(() => run.keep.run(name, value));
      return known() ?? value;
    },
    facts: () => patiently(() => run.facts.all() as unknown as Fact[]),
    async tell(news) {
      tell(news);
    },
    listen(listener) {
      listeners.push(listener);
    },
    async close() {
      await written();
      database.close();
    },
  };
}
