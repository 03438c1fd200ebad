/** The store in a PostgreSQL database, for any number of processes. */
import pg from 'pg';
import { Unusable } from '../unusable.ts';
import { migrations, refuseNewer, VERSION_TABLE } from './migrations.ts';
import { listenTo, type News } from './postgres-news.ts';
import { PATIENCE } from './postgres-patience.ts';
import { appendedNews, type BattleHead, type DueOf, type Fact, type Store } from './store.ts';

const CHANNEL = 'acies';
const CLOSE_MS = 3000;

/** An arbitrary number: the process that migrates holds this lock, and others wait. */
const MIGRATION_LOCK = 0xac1e5;

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(VERSION_TABLE);
    const done = await client.query<{ number: number }>('SELECT number FROM migrations');
    refuseNewer(done.rows);
    for (const { number, sql } of migrations()) {
      if (done.rows.some((each) => each.number === number)) continue;
      await client.query(sql);
      await client.query('INSERT INTO migrations VALUES ($1)', [number]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

// Each is a single statement: one transaction and one round trip.

const CREATE = `
  WITH head AS (
    INSERT INTO battles SELECT $1, $3, $4, $5::bigint, $6 WHERE $2 = 0 ON CONFLICT DO NOTHING RETURNING id)`;

// A second writer waits here for the row, and then finds that its number has changed.
const ADVANCE = `
  WITH head AS (
    UPDATE battles SET last = $3, stage = $4, changed = $5, listing = $6 WHERE id = $1 AND last = $2 RETURNING id)`;

const FOLLOWING = `,
  entered AS (
    INSERT INTO entries SELECT id, number, entry FROM head, unnest($7::int[], $8::text[]) AS new (number, entry)),
  settled AS (
    DELETE FROM due USING head WHERE due.battle = head.id AND NOT due.kind = ANY ($9::text[])),
  set_due AS (
    INSERT INTO due SELECT id, kind, at FROM head, unnest($9::text[], $10::bigint[]) AS new (kind, at)
    ON CONFLICT (battle, kind) DO UPDATE SET at = excluded.at),
  told AS (SELECT pg_notify('${CHANNEL}', $11) FROM head)
  SELECT count(*)::int AS done FROM head, (SELECT count(*) FROM told) AS tells`;

const TAKE_DUE = `
  UPDATE due SET at = $2 FROM (
    SELECT battle, kind, at FROM due WHERE at <= $1 ORDER BY at LIMIT $3 FOR UPDATE SKIP LOCKED) AS late
  WHERE due.battle = late.battle AND due.kind = late.kind
  RETURNING due.battle, due.kind, late.at`;

// The driver gives integers of 64 bits as text.
type HeadRow = Omit<BattleHead, 'changed'> & { readonly changed: string };
type DueRow = Omit<DueOf, 'at'> & { readonly at: string };

const headOf = (row: HeadRow): BattleHead => ({ ...row, changed: Number(row.changed) });

const appendIn =
  (pool: pg.Pool): Store['append'] =>
  async ({ battle, after, entries, stage, changed, listing, due }) => {
    const last = after + entries.length;
    const result = await pool.query<{ done: number }>({
      name: after === 0 ? 'create' : 'append',
      text: `${after === 0 ? CREATE : ADVANCE}${FOLLOWING}`,
      values: [
        battle,
        after,
        last,
        stage,
        changed,
        listing,
        entries.map((_, at) => after + 1 + at),
        entries,
        due.map(({ kind }) => kind),
        due.map(({ at }) => at),
        appendedNews(battle, last),
      ],
    });
    return result.rows[0]?.done === 1;
  };

function battlesIn(pool: pg.Pool): Pick<Store, 'read' | 'head' | 'list' | 'remove'> {
  const heads = async (text: string, ...values: (string | number)[]): Promise<readonly BattleHead[]> =>
    (await pool.query<HeadRow>(text, values)).rows.map(headOf);
  return {
    async read(battle, from) {
      const text = 'SELECT entry FROM entries WHERE battle = $1 AND number >= $2 ORDER BY number';
      const { rows } = await pool.query<{ entry: string }>({ name: 'read', text, values: [battle, from] });
      return rows.map(({ entry }) => entry);
    },
    async head(battle) {
      return (await heads('SELECT * FROM battles WHERE id = $1', battle))[0] ?? null;
    },
    list({ stage, beyond = '', limit }) {
      const text = `SELECT * FROM battles WHERE id > $1 ${stage ? 'AND stage = $3' : ''} ORDER BY id LIMIT $2`;
      return heads(text, beyond, limit, ...(stage ? [stage] : []));
    },
    async remove(battle) {
      await pool.query('DELETE FROM battles WHERE id = $1', [battle]);
    },
  };
}

/** Applies new migrations and begins to listen; closes the pool where that fails. */
async function begin(pool: pg.Pool, listen: () => Promise<News>): Promise<News> {
  try {
    await migrate(pool);
    const news = await listen();
    if (await news.isHeard()) return news;
    await news.close();
    throw new Unusable(
      'the database does not pass on news between connections, as behind PgBouncer in transaction mode: give DATABASE_URL the address of PostgreSQL itself, or of a pool in session mode',
    );
  } catch (error) {
    await pool.end().catch(() => undefined);
    throw error;
  }
}

/** Opens the database, applies new migrations and listens to it. */
export async function openPostgres(address: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: address, ...PATIENCE });
  // The pool replaces an idle connection that breaks; the process must not end for it.
  pool.on('error', () => undefined);
  const tell: Store['tell'] = async (text) => {
    await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, text]);
  };
  const news = await begin(pool, () => listenTo(address, CHANNEL, tell));
  return {
    append: appendIn(pool),
    ...battlesIn(pool),
    async takeDue(now, again, limit) {
      const { rows } = await pool.query<DueRow>(TAKE_DUE, [now, again, limit]);
      return rows.map((row) => ({ ...row, at: Number(row.at) }));
    },
    async keepFact(name, value) {
      await pool.query('INSERT INTO facts VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, value]);
      const { rows } = await pool.query<{ value: string }>('SELECT value FROM facts WHERE name = $1', [name]);
      return rows[0]?.value ?? value;
    },
    async facts() {
      return (await pool.query<Fact>('SELECT name, value FROM facts ORDER BY name')).rows;
    },
    tell,
    listen: news.listen,
    async close() {
      await news.close();
      // A database that has stopped in the middle takes no leave.
      await Promise.race([pool.end(), new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref())]);
    },
  };
}
