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

const AT_ONCE = 50;
const BATTLES = 4;

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

/** Kills in pieces, each with new battles, so that battles stay small and a slow machine has time enough. */
function inPieces(where: string, all: number, kill: (kills: number, piece: number) => Promise<Killed>): void {
  const count = times(all);
  for (let before = 0; before < count; before += AT_ONCE) {
    const kills = Math.min(AT_ONCE, count - before);
    test(`${where}: kills ${before + 1} to ${before + kills} lose and double nothing`, async () => {
      holds(await kill(kills, before), where);
    });
  }
}

inPieces('a server on SQLite', 1000, (kills, piece) =>
  killAgain({ ACIES_DATA: join(folder, `${piece}`) }, kills, BATTLES),
);

inPieces('a server on PostgreSQL', 200, async (kills) =>
  killAgain({ DATABASE_URL: await postgres.newDatabase() }, kills, BATTLES),
);

inPieces('one of two servers on one PostgreSQL', 200, async (kills) =>
  killOneOfTwo({ DATABASE_URL: await postgres.newDatabase() }, kills, BATTLES),
);
