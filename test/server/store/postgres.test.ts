import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStore } from '../../../src/server/store/open.ts';
import { listenTo } from '../../../src/server/store/postgres-news.ts';
import { send, startServer } from '../http.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { type Network, networkTo } from '../postgres-network.ts';
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

describe('a network', () => {
  const networks: Network[] = [];
  const through = async (database: string, wanted = {}): Promise<Network> => {
    const network = await networkTo(database, wanted);
    networks.push(network);
    return network;
  };
  afterEach(() => {
    for (const network of networks.splice(0)) network.close();
  });

  test('that drops the listening connection without a word is noticed', async () => {
    const database = await postgres.newDatabase();
    const network = await through(database);
    const send = (text: string) => postgres.ask(database, `NOTIFY news, '${text}'`);
    const news = await listenTo(network.address, 'news', send, { every: 300, most: 2000 });
    const heard: (string | null)[] = [];
    news.listen((each) => heard.push(each));
    await send('one');
    await vi.waitFor(() => expect(heard).toEqual(['one']));
    network.dropOpen();
    await send('lost');
    await vi.waitFor(() => expect(heard).toEqual(['one', null]), { timeout: 20_000 });
    await send('two');
    await vi.waitFor(() => expect(heard).toEqual(['one', null, 'two']), { timeout: 5000 });
    await news.close();
  });

  test('that passes on no news, as PgBouncer in transaction mode, is refused at the start', async () => {
    const { address } = await through(await postgres.newDatabase(), { news: false });
    await expect(openStore(address)).rejects.toThrow(/PgBouncer in transaction mode: give DATABASE_URL/);
  });

  test('that freezes makes nobody wait for ever', async () => {
    const network = await through(await postgres.newDatabase());
    const server = await startServer({ store: network.address, host: { tellError: () => undefined } });
    expect((await send(server.url, '/health')).status).toBe(200);
    network.freeze();
    const began = performance.now();
    const lobby = send(server.url, '/api/battles');
    expect(await send(server.url, '/health')).toMatchObject({ status: 503, body: { ok: false } });
    expect(performance.now() - began).toBeLessThan(8000);
    const answer = await lobby;
    expect(answer).toMatchObject({ status: 503, body: { reasons: [{ key: 'server.away' }] } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(performance.now() - began).toBeLessThan(20_000);
    await server.close();
    expect(performance.now() - began).toBeLessThan(50_000);
  });
});
