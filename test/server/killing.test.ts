/** A short version of `killing.slow.test.ts`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killAgain, killOneOfTwo } from './killing.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'acies-killing-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
}, 60_000);

test('a killed server on SQLite loses and doubles no command that was answered', async () => {
  const killed = await killAgain({ ACIES_DATA: folder }, 2, 2);
  expect(killed.faults).toEqual([]);
  expect(killed.answered).toBeGreaterThan(10);
}, 180_000);

test('one killed server of two on one PostgreSQL loses and doubles no command that was answered', async () => {
  const killed = await killOneOfTwo({ DATABASE_URL: await postgres.newDatabase() }, 2, 2);
  expect(killed.faults).toEqual([]);
  expect(killed.answered).toBeGreaterThan(10);
}, 180_000);
