import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStore } from '../../../src/server/store/open.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { describeStore } from './contract.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

describeStore('PostgreSQL', async () => {
  const address = await postgres.newDatabase();
  return { store: await openStore(address), reopen: () => openStore(address) };
});

describe('several processes on one PostgreSQL', () => {
  const appending = (after: number) => ({
    battle: 'a1',
    after,
    entries: ['{}'],
    stage: 'open' as const,
    changed: 1,
    listing: '{}',
    due: [],
  });

  test('make the tables once, even if they start together', async () => {
    const address = await postgres.newDatabase();
    const stores = await Promise.all([1, 2, 3].map(() => openStore(address)));
    expect(await stores[1]?.append(appending(0))).toBe(true);
    expect((await stores[2]?.head('a1'))?.last).toBe(1);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('hear of each other, and learn after a broken connection that they may have missed something', async () => {
    const address = await postgres.newDatabase();
    const [one, other] = [await openStore(address), await openStore(address)];
    const heard: (string | null)[] = [];
    one.listen((news) => heard.push(news));
    await other.append(appending(0));
    await vi.waitFor(() => expect(heard).toEqual(['appended a1 1']));
    await postgres.breakConnections();
    await vi.waitFor(() => expect(heard).toEqual(['appended a1 1', null]), { timeout: 10_000 });
    await vi.waitFor(() => other.append(appending(1)), { timeout: 10_000 });
    await vi.waitFor(() => expect(heard.at(-1)).toBe('appended a1 2'));
    await Promise.all([one.close(), other.close()]);
  });
});
