import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../../src/server/store/open.ts';
import { openDatabase } from '../../../src/server/store/sqlite-driver.ts';
import { describeStore } from './contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'acies-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newFile = (): string => join(folder, 'data', `${++files}.sqlite`);

describeStore('SQLite', async () => {
  const file = newFile();
  return { store: await openStore(`sqlite:${file}`), reopen: () => openStore(file) };
});

test('other processes may read while a store writes', async () => {
  const file = newFile();
  const store = await openStore(file);
  const database = openDatabase(file);
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  database.close();
  await store.close();
});

test('only its owner may read the file', async () => {
  const file = newFile();
  const store = await openStore(file);
  await store.keepFact('key', 'value');
  for (const each of [file, `${file}-wal`]) expect(statSync(each).mode & 0o777).toBe(0o600);
  await store.close();
});
