/** Jobs that time makes due: each is done once, by any process, and after a restart too. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { minutes } from '../../src/server/battle/times.ts';
import { create } from '../../src/server/creating.ts';
import { hostOn } from '../../src/server/host.ts';
import { AGAIN_MS, type Job } from '../../src/server/jobs.ts';
import { openService } from '../../src/server/open-service.ts';
import { hashOfSecret } from '../../src/server/perform.ts';
import type { Service } from '../../src/server/service.ts';
import { openStore } from '../../src/server/store/open.ts';
import type { Store } from '../../src/server/store/store.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { HOTT, playerAt, START, termsOf } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'acies-jobs-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

let files = 0;
const PLACES: readonly (readonly [string, number, () => Promise<string>])[] = [
  ['one process on SQLite', 1, async () => join(folder, `${++files}.sqlite`)],
  ['three processes on PostgreSQL', 3, () => postgres.newDatabase()],
];

/** As in a process that starts looking a moment later than it must. */
const SOON = { timeout: 20_000, interval: 20 };

describe.each(PLACES)('jobs of %s', (_, processes, newPlace) => {
  let stores: Store[] = [];
  let services: Service[] = [];
  const clock = { now: START };
  afterEach(async () => {
    await Promise.all(services.map((service) => service.close()));
    await Promise.all(stores.map((store) => store.close()));
    [stores, services] = [[], []];
    clock.now = START;
  });

  async function openStores(count: number): Promise<readonly Store[]> {
    const place = await newPlace();
    stores = await Promise.all(Array.from({ length: count }, () => openStore(place)));
    return stores;
  }

  const startOn = (store: Store, job?: Job): Service => {
    const service = openService(hostOn(store, { now: () => clock.now }), () => (job ? { notices: job } : {}));
    services.push(service);
    return service;
  };

  /** Battles with nothing but a job that is due. */
  async function withJobs(store: Store, count: number): Promise<readonly string[]> {
    const ids = Array.from({ length: count }, (_, at) => `b${String(at).padStart(3, '0')}`);
    const due = [{ kind: 'notices', at: START }];
    for (const battle of ids)
      await store.append({
        battle,
        after: 0,
        entries: ['{}'],
        stage: 'open',
        changed: START,
        listing: '{}',
        due,
      });
    return ids;
  }

  test('are each done once', async () => {
    const [store] = await openStores(processes);
    if (!store) throw new Error('no store');
    const ids = await withJobs(store, 200);
    const done: string[] = [];
    for (const each of stores) startOn(each, async (battle) => void done.push(battle));
    await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(ids.length), SOON);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(done.toSorted()).toEqual(ids);
  });

  test('that a dead process had taken are done by another after a while', async () => {
    const [store] = await openStores(processes);
    if (!store) throw new Error('no store');
    const ids = await withJobs(store, 20);
    // A process takes all of them and dies.
    expect(await store.takeDue(START, START + AGAIN_MS, 99)).toHaveLength(ids.length);
    const done: string[] = [];
    for (const each of stores) startOn(each, async (battle) => void done.push(battle));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(done).toEqual([]);
    clock.now += AGAIN_MS;
    await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(ids.length), SOON);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(done.toSorted()).toEqual(ids);
  });

  test('are not begun again while they run', async () => {
    const [store] = await openStores(1);
    if (!store) throw new Error('no store');
    await withJobs(store, 1);
    const ends: (() => void)[] = [];
    startOn(store, () => new Promise((resolve) => void ends.push(resolve)));
    await vi.waitFor(() => expect(ends).toHaveLength(1), SOON);
    clock.now += AGAIN_MS;
    await vi.waitFor(async () => expect(await store.takeDue(clock.now, clock.now, 9)).toEqual([]), SOON);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    // Something may have changed since it looked, so it looks once more.
    await vi.waitFor(() => expect(ends).toHaveLength(2), SOON);
    ends[1]?.();
  });

  test('change a battle once, also when they became due while no server ran', async () => {
    const [store] = await openStores(processes);
    if (!store) throw new Error('no store');
    const before = startOn(store);
    const terms = termsOf({ pace: { kind: 'bank', minutes: 10, increment: 0 } });
    const made = await create(before, terms, 'new-battle', hashOfSecret('maker'));
    if (!made.ok) throw new Error('not made');
    const red = await playerAt(before, made.battle, 'Ann', 'red');
    const blue = await playerAt(before, made.battle, 'Bob', 'blue');
    await red.must('prepare', { word: 'oak', army: { id: HOTT.red } });
    await blue.must('prepare', { word: 'ash', army: { id: HOTT.blue } });
    await before.close();
    services = [];
    clock.now += minutes(11);
    for (const each of stores) startOn(each);
    const late = async () =>
      (await store.read(made.battle, 1)).filter((entry) => JSON.parse(entry).type === 'late');
    await vi.waitFor(async () => expect(await late()).toHaveLength(1), SOON);
    clock.now += AGAIN_MS;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await late()).toHaveLength(1);
  });
});
