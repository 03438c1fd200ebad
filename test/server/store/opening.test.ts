/** Why a store cannot be opened: one sentence, and what to do. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseOpenFault, fileFault, isAway } from '../../../src/server/store/faults.ts';
import { openStore } from '../../../src/server/store/open.ts';
import { openDatabase } from '../../../src/server/store/sqlite-driver.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { Unusable } from '../../../src/server/unusable.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'acies-opening-'));
afterAll(() => rmSync(folder, { recursive: true }));

const opened: Store[] = [];
const open = async (...wanted: Parameters<typeof openStore>): Promise<Store> => {
  const store = await openStore(...wanted);
  opened.push(store);
  return store;
};
afterEach(() => Promise.all(opened.splice(0).map((store) => store.close())));

const whyNot = async (address: string): Promise<string> => {
  const failed = await open(address).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Unusable);
  const { message } = failed as Error;
  expect(message).not.toContain('\n');
  return message;
};

describe('a SQLite file', () => {
  test.each([
    [
      'whose folder is a file',
      (at: string) => writeFileSync(at, ''),
      'is a file and no folder: set ACIES_DATA',
    ],
    [
      'that is a folder',
      (at: string) => mkdirSync(join(at, 'acies.sqlite'), { recursive: true }),
      'is a folder and no file: move it away',
    ],
    [
      'that is no database',
      (at: string) => {
        mkdirSync(at);
        writeFileSync(join(at, 'acies.sqlite'), 'notes about battles '.repeat(100));
      },
      'is no database: move it away, restore a backup',
    ],
    [
      'of a newer version',
      (at: string) => {
        mkdirSync(at);
        const database = openDatabase(join(at, 'acies.sqlite'));
        database.exec(
          'CREATE TABLE migrations (number INTEGER PRIMARY KEY); INSERT INTO migrations VALUES (999)',
        );
        database.close();
      },
      'kept by a newer version of Acies',
    ],
  ])('%s is refused', async (name, make, told) => {
    const at = join(folder, name.replaceAll(' ', '-'));
    make(at);
    expect(await whyNot(join(at, 'acies.sqlite'))).toContain(told);
  });

  test.each(['a#b', 'a%20b', 'a b', 'a?b', 'ü'])('in a folder %s is opened there', async (name) => {
    const store = await open(join(folder, name, 'acies.sqlite'));
    await store.keepFact('key', 'value');
    await store.close();
    opened.pop();
    const again = await open(`sqlite:${join(folder, name, 'acies.sqlite')}`);
    expect(await again.facts()).toEqual([{ name: 'key', value: 'value' }]);
  });

  test.each([
    ['EACCES', 'cannot be written to: let the user of the server own it'],
    ['EROFS', 'its disk is read-only'],
    ['ENOSPC', 'is full: make room on it'],
  ])('that fails with %s is told in words', (code, told) => {
    expect(fileFault(Object.assign(new Error('x'), { code }), '/srv/data/acies.sqlite')).toContain(told);
  });

  test('serves one server only, also under another name, and the next one after its end', async () => {
    const path = join(folder, 'shared', 'acies.sqlite');
    const first = await open(path, { alone: true });
    symlinkSync(join(folder, 'shared'), join(folder, 'linked'));
    for (const other of [path, join(folder, 'linked', 'acies.sqlite')])
      await expect(open(other, { alone: true })).rejects.toThrow(
        /another server uses .*acies\.sqlite: stop it/,
      );
    // A backup does not need the file alone.
    await open(path);
    await first.close();
    opened.splice(opened.indexOf(first), 1);
    await open(path, { alone: true });
  });

  test('that another program holds locked stops nothing but writing, and is written afterwards', async () => {
    const path = join(folder, 'locked', 'acies.sqlite');
    const store = await open(path);
    const other = openDatabase(path);
    other.exec('BEGIN IMMEDIATE');
    let done = false;
    const changes = { stage: 'open', changed: 1, listing: '{}', due: [] } as const;
    const written = [
      store.append({ battle: 'a1', after: 0, entries: ['{}'], ...changes }),
      store.keepFact('key', 'value'),
      store.remove('b1'),
    ];
    void Promise.all(written).then(() => {
      done = true;
    });
    for (let turn = 0; turn < 20; turn++) {
      const began = performance.now();
      await store.head('a1');
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(performance.now() - began).toBeLessThan(1000);
    }
    expect(done).toBe(false);
    other.exec('ROLLBACK');
    other.close();
    expect(await written[0]).toBe(true);
    await vi.waitFor(() => expect(done).toBe(true));
    expect(await store.head('a1')).toMatchObject({ last: 1 });
  });
});

describe('a PostgreSQL database', () => {
  let postgres: TestPostgres;
  let address: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    address = await postgres.newDatabase();
  }, 60_000);
  afterAll(() => postgres?.stop());

  const changed = (parts: Partial<URL>): string => Object.assign(new URL(address), parts).href;

  test.each([
    ['that is not there', { port: '1' }, 'cannot be reached: is it running'],
    ['with another name', { pathname: '/nowhere' }, 'does not exist: make it with createdb'],
    ['of an unknown host', { hostname: 'db.invalid' }, 'cannot be found: is the host in DATABASE_URL right?'],
    ['without TLS', { search: '?sslmode=require' }, 'has no TLS: take sslmode out of DATABASE_URL'],
  ])('%s is refused', async (_, parts, told) => {
    const { hostname } = new URL(changed(parts));
    const message = await whyNot(changed(parts));
    expect(message).toContain(told);
    expect(message).toContain(hostname);
    expect(message).not.toContain(`:${new URL(address).password}@`);
  });

  test.each([
    ['28P01', 'refuses the password'],
    ['42501', 'make the user its owner'],
    ['57P03', 'is starting'],
  ])('that fails with %s is told in words', (code, told) => {
    const error = Object.assign(new Error('x'), { code });
    const fault = databaseOpenFault(error, 'postgres://u:pa55@db:5433/acies');
    expect(fault).toContain('the database acies at db:5433 ');
    expect(fault).toContain(told);
    expect(fault).not.toContain('pa55');
  });

  test('that takes connections and never answers is given up', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    expect(await whyNot(changed({ port: String(port) }))).toContain('does not answer');
    silent.close();
  });

  test('of a newer version is refused', async () => {
    const other = await postgres.newDatabase();
    const store = await openStore(other);
    await store.close();
    await postgres.ask(other, 'INSERT INTO migrations VALUES (999)');
    expect(await whyNot(other)).toContain('kept by a newer version of Acies');
  });
});

test.each([
  [Object.assign(new Error('database is locked'), { errcode: 5 }), true],
  [Object.assign(new Error('disk is full'), { errcode: 13 }), true],
  [new Error('Query read timeout'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), true],
  [Object.assign(new Error('x'), { code: '57P01' }), true],
  [Object.assign(new Error('syntax error'), { code: '42601' }), false],
  [new TypeError('x is no function'), false],
])('%s: may the store soon work again? %s', (error, away) => {
  expect(isAway(error)).toBe(away);
});
