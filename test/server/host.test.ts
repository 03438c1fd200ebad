/** The tasks of a host: to start and stop a server, back it up, move it, and check its battles. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BattleRecord } from '../../src/engine/battle/record.ts';
import { fairnessOf } from '../../src/engine/game/records/fairness.ts';
import { hott } from '../../src/rules/hott/index.ts';
import { openStore } from '../../src/server/store/open.ts';
import { beginBattle, doIn, readStream, send } from './http.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { acies, type ServerProcess, startProcess } from './process.ts';

/** The record with another word of red, from which this throw falls otherwise: one word in six does not change it. */
function withOtherWord(record: BattleRecord, thrown: number): BattleRecord {
  const { dice } = record.header;
  if (!dice) throw new Error('the record says nothing of its dice');
  for (let number = 0; number < 100; number++) {
    const words = { ...dice.words, red: `another ${number}` };
    const other = { ...record, header: { ...record.header, dice: { ...dice, words } } };
    const fairness = fairnessOf(hott, other);
    if (fairness.dice === 'unfair' && fairness.entry === thrown) return other;
  }
  throw new Error('a hundred words leave the throw as it is');
}

const folder = mkdtempSync(join(tmpdir(), 'acies-host-'));
const env = { ACIES_DATA: join(folder, 'data') };
let postgres: TestPostgres;
let running: ServerProcess;
let begun: Awaited<ReturnType<typeof beginBattle>>;

beforeAll(async () => {
  postgres = await startPostgres();
  running = await startProcess({ env });
  begun = await beginBattle(running.url);
}, 120_000);
afterAll(async () => {
  await running?.end('SIGKILL');
  await postgres?.stop();
  rmSync(folder, { recursive: true });
}, 60_000);

describe('a server', () => {
  test('is backed up while it runs, and restored on PostgreSQL', async () => {
    const backup = join(folder, 'backup.sqlite');
    expect(await acies(['server', 'backup', backup], env)).toMatchObject({ code: 0 });
    await doIn(running.url, begun.battle, begun.red, 'say', { text: 'after the backup' });
    expect(await acies(['server', 'backup', backup], env)).toMatchObject({ code: 2 });
    const address = await postgres.newDatabase();
    expect((await acies(['server', 'move', `sqlite:${backup}`, address])).output).toContain('1 battles');
    const moved = await startProcess({ env: { DATABASE_URL: address } });
    const all = (messages: readonly unknown[]) => messages.length > 0;
    const before = await readStream(running.url, begun.battle, begun.red, { until: all });
    const after = await readStream(moved.url, begun.battle, begun.red, { until: all });
    expect(after).toEqual(before.slice(0, after.length));
    // With other keys, the browsers of its players would get no more notices.
    const keys = await Promise.all([running, moved].map(({ url }) => send(url, '/api/push-key')));
    expect(keys[1]?.body).toEqual(keys[0]?.body);
    expect(before).toHaveLength(after.length + 1);
    expect(await moved.end('SIGTERM')).toBe(0);
    // A second move copies only new entries.
    const file = join(env.ACIES_DATA, 'acies.sqlite');
    expect((await acies(['server', 'move', file, address])).output).toContain('1 battles, 1 entries');
    expect((await acies(['server', 'move', file, address])).output).toContain('0 battles');
  });

  test('exports a battle, whose dice can be checked once it is over', async () => {
    const { battle, red } = await beginBattle(running.url);
    const file = join(folder, 'battle.json');
    expect(await acies(['server', 'export', battle, '--out', file], env)).toMatchObject({ code: 0 });
    expect((await acies(['replay', 'check', file])).output).toContain('when the battle is over');
    await doIn(running.url, battle, red, 'play', { command: { type: 'resign' } });
    await acies(['server', 'export', battle, '--out', file], env);
    const checked = await acies(['replay', 'check', file]);
    expect(checked).toMatchObject({
      code: 0,
      output: expect.stringMatching(/all \d+ throws follow from the secret/),
    });
    const record = JSON.parse(readFileSync(file, 'utf8'));
    const thrown = record.entries.findIndex(({ by }: { by: string }) => by === 'dice');
    writeFileSync(file, JSON.stringify(withOtherWord(record, thrown)));
    expect(await acies(['replay', 'check', file])).toMatchObject({
      code: 1,
      output: expect.stringContaining(`the throw of command ${thrown + 1} does not follow from the secret`),
    });
  });

  test('checks its battles with the present rules, and tells the players about a difference', async () => {
    expect(await acies(['server', 'check'], env)).toMatchObject({ code: 0 });
    // The last order is changed, as if other rules had decided it.
    const store = await openStore(join(env.ACIES_DATA, 'acies.sqlite'));
    const entries = (await store.read(begun.battle, 1)).map((entry) => JSON.parse(entry));
    const entry = structuredClone(entries.findLast(({ type }) => type === 'played').entry);
    entry.events[0].rule = 'another.rule';
    const head = await store.head(begun.battle);
    if (!head) throw new Error('no battle');
    const played = JSON.stringify({ type: 'played', at: 1, by: null, entry });
    await store.append({ ...head, battle: begun.battle, after: head.last, entries: [played], due: [] });
    await store.close();
    const checked = await acies(['server', 'check', '--tell'], env);
    expect(checked).toMatchObject({ code: 1, output: expect.stringContaining(begun.battle) });
    const seen = await readStream(running.url, begun.battle, begun.red, { until: (all) => all.length > 0 });
    expect(seen.at(-1)).toMatchObject({ type: 'differs' });
  });

  test.each([
    [['server', '--help'], 0, 'backup FILE'],
    [['server', 'dance'], 2, 'there is no command “server dance”'],
    [['server', 'export', 'nothing'], 2, 'there is no battle nothing'],
    [['server', 'move', 'sqlite:/nowhere', 'sqlite:/tmp/x'], 2, 'there are no battles at sqlite:/nowhere'],
  ])('answers %s', async (args, code, said) => {
    expect(await acies(args, env)).toMatchObject({ code, output: expect.stringContaining(said) });
  });

  test('stops on request, and goes on where it was', async () => {
    const seen = await readStream(running.url, begun.battle, begun.blue, { until: (all) => all.length > 0 });
    expect(await running.end('SIGTERM')).toBe(0);
    running = await startProcess({ env });
    const again = await readStream(running.url, begun.battle, begun.blue, { until: (all) => all.length > 0 });
    expect(again).toEqual(seen);
    expect((await send(running.url, '/health')).body).toEqual({ ok: true });
  });
});
