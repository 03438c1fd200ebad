/** Starts a real PostgreSQL for tests. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { embeddedPostgres } from './embedded-postgres.ts';

export interface TestPostgres {
  /** Makes a new, empty database and returns its address. */
  newDatabase(): Promise<string>;
  /** Runs a command in a database. */
  ask(address: string, text: string): Promise<void>;
  /** Breaks every connection to the test databases, as a restart of PostgreSQL does. */
  breakConnections(): Promise<void>;
  stop(): Promise<void>;
}

let made = 0;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function ask(address: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

const databaseAt = (address: string, name: string): string =>
  Object.assign(new URL(address), { pathname: `/${name}` }).href;

const serving = (address: string, stop: (databases: readonly string[]) => Promise<void>): TestPostgres => {
  const names: string[] = [];
  return {
    async newDatabase() {
      made += 1;
      const name = `acies_${process.pid}_${made}`;
      await ask(address, `CREATE DATABASE ${name}`);
      names.push(name);
      return databaseAt(address, name);
    },
    ask,
    breakConnections: () =>
      ask(
        address,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'acies_${process.pid}_%'`,
      ),
    stop: () => stop(names),
  };
};

/** Uses the server that ACIES_TEST_DATABASE_URL names, or starts a new one. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.ACIES_TEST_DATABASE_URL;
  if (given !== undefined)
    return serving(given, async (databases) => {
      for (const name of databases) await ask(given, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    });
  const folder = mkdtempSync(join(tmpdir(), 'acies-postgres-'));
  // PostgreSQL refuses to run as root. It then runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const asRoot = process.getuid?.() === 0;
  const { Library, forget } = await embeddedPostgres(asRoot);
  const postgres = new Library({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    // The data is thrown away, so it need not be safe on the disk.
    postgresFlags: ['-c', 'fsync=off'],
    createPostgresUser: asRoot,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  return serving(`postgres://postgres:test@127.0.0.1:${port}/postgres`, async () => {
    await postgres.stop();
    forget();
    rmSync(folder, { recursive: true, force: true });
  });
}
