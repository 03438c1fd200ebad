/** Kills a server on SQLite 1000 times, one on PostgreSQL 200 times, and one of two on one PostgreSQL 200 times. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Killed, killAgain, killOneOfTwo } from './killing.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** ACIES_KILLS is the share of these kills in per cent; 100 by default. */
const share = Number(process.env.ACIES_KILLS ?? 100) / 100;
const times = (all: number): number => Math.max(1, Math.round(all * share));

const folder = mkdtempSync(join(tmpdir(), 'acies-killing-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

function holds(killed: Killed, where: string): void {
  console.log(
    `${where}: ${killed.kills} kills, ${killed.answered} commands answered, ${killed.messages} messages`,
  );
  expect(killed.faults).toEqual([]);
}

test('a killed server on SQLite loses and doubles nothing', async () => {
  // A new battle after every 50 kills, so that battles stay small.
  let left = times(1000);
  for (let piece = 0; left > 0; piece++, left -= 50)
    holds(await killAgain({ ACIES_DATA: join(folder, `${piece}`) }, Math.min(50, left), 4), 'SQLite');
});

test('a killed server on PostgreSQL loses and doubles nothing', async () => {
  for (let left = times(200); left > 0; left -= 50)
    holds(
      await killAgain({ DATABASE_URL: await postgres.newDatabase() }, Math.min(50, left), 4),
      'PostgreSQL',
    );
});

test('one killed server of two on one PostgreSQL loses and doubles nothing', async () => {
  for (let left = times(200); left > 0; left -= 50)
    holds(
      await killOneOfTwo({ DATABASE_URL: await postgres.newDatabase() }, Math.min(50, left), 4),
      'two processes',
    );
});
