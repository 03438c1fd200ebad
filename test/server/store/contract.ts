/** Tests that every store must pass. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Appending, appendedNews, type Store } from '../../../src/server/store/store.ts';

const FIRST: Appending = {
  battle: 'a1',
  after: 0,
  entries: ['{"n":1}'],
  stage: 'open',
  changed: 1_700_000_000_000,
  listing: '{"title":"one"}',
  due: [],
};

const appending = (changes: Partial<Appending>): Appending => ({ ...FIRST, ...changes });

/** `reopen` opens a second store on the same data. */
export function describeStore(name: string, open: () => Promise<{ store: Store; reopen(): Promise<Store> }>) {
  describe(name, () => {
    let store: Store;
    let opened: Store[] = [];
    let openAgain: () => Promise<Store>;

    beforeEach(async () => {
      const { store: first, reopen } = await open();
      store = first;
      opened = [first];
      openAgain = async () => {
        const other = await reopen();
        opened.push(other);
        return other;
      };
    });
    afterEach(async () => {
      await Promise.all(opened.map((each) => each.close()));
    });

    test('a battle is made once', async () => {
      expect(await store.append(FIRST)).toBe(true);
      expect(await store.append(appending({ entries: ['{"n":"other"}'] }))).toBe(false);
      expect(await store.read('a1', 1)).toEqual(['{"n":1}']);
    });

    test('nothing is appended to a battle that does not exist', async () => {
      expect(await store.append(appending({ after: 3 }))).toBe(false);
      expect(await store.head('a1')).toBeNull();
      expect(await store.read('a1', 1)).toEqual([]);
    });

    test('entries are read in order from any number on, also by another store', async () => {
      await store.append(FIRST);
      await store.append(appending({ after: 1, entries: ['2', '3'], stage: 'playing' }));
      await store.append(
        appending({ after: 3, entries: ['4'], stage: 'playing', changed: 5, listing: '{}' }),
      );
      const other = await openAgain();
      for (const each of [store, other]) {
        expect(await each.read('a1', 1)).toEqual(['{"n":1}', '2', '3', '4']);
        expect(await each.read('a1', 3)).toEqual(['3', '4']);
        expect(await each.read('a1', 5)).toEqual([]);
        expect(await each.head('a1')).toEqual({
          id: 'a1',
          last: 4,
          stage: 'playing',
          changed: 5,
          listing: '{}',
        });
      }
    });

    test('of several appends after the same entry one succeeds, with all its entries', async () => {
      await store.append(FIRST);
      const other = await openAgain();
      const tries = Array.from({ length: 20 }, (_, at) =>
        (at % 2 ? store : other).append(appending({ after: 1, entries: [`${at}`, `${at}`] })),
      );
      const done = await Promise.all(tries);
      expect(done.filter(Boolean)).toHaveLength(1);
      const winner = String(done.indexOf(true));
      expect(await store.read('a1', 2)).toEqual([winner, winner]);
      expect((await store.head('a1'))?.last).toBe(3);
    });

    test('battles do not hinder each other', async () => {
      const ids = Array.from({ length: 30 }, (_, at) => `b${at}`);
      const done = await Promise.all(ids.map((battle) => store.append(appending({ battle }))));
      expect(done.every(Boolean)).toBe(true);
    });

    test('a text with any characters is read as it was written', async () => {
      const entry = JSON.stringify({ said: 'Ωδ “ﬁn” 🗡 \\u0000 \n' });
      await store.append(appending({ entries: [entry], listing: entry }));
      expect(await store.read('a1', 1)).toEqual([entry]);
      expect((await store.head('a1'))?.listing).toBe(entry);
    });

    test('battles are listed by id and stage, in pages', async () => {
      for (const battle of ['c', 'a', 'b'])
        await store.append(appending({ battle, stage: battle === 'b' ? 'playing' : 'open' }));
      const ids = async (wanted: Parameters<Store['list']>[0]) =>
        (await store.list(wanted)).map(({ id }) => id);
      expect(await ids({ limit: 2 })).toEqual(['a', 'b']);
      expect(await ids({ limit: 2, beyond: 'b' })).toEqual(['c']);
      expect(await ids({ limit: 9, stage: 'open' })).toEqual(['a', 'c']);
      expect(await ids({ limit: 9, stage: 'open', beyond: 'a' })).toEqual(['c']);
    });

    test('a removed battle leaves nothing behind', async () => {
      await store.append(appending({ due: [{ kind: 'clock', at: 10 }] }));
      await store.remove('a1');
      expect(await store.head('a1')).toBeNull();
      expect(await store.read('a1', 1)).toEqual([]);
      expect(await store.takeDue(99, 100, 9)).toEqual([]);
      expect(await store.append(FIRST)).toBe(true);
    });

    test('a due job is taken once, and becomes due again if it is not done', async () => {
      await store.append(
        appending({
          due: [
            { kind: 'clock', at: 10 },
            { kind: 'bot', at: 50 },
          ],
        }),
      );
      const other = await openAgain();
      expect(await store.takeDue(9, 20, 9)).toEqual([]);
      const [mine, theirs] = await Promise.all([store.takeDue(10, 20, 9), other.takeDue(10, 20, 9)]);
      expect([...mine, ...theirs]).toEqual([{ battle: 'a1', kind: 'clock', at: 10 }]);
      expect(await other.takeDue(19, 30, 9)).toEqual([]);
      expect(await other.takeDue(20, 30, 9)).toEqual([{ battle: 'a1', kind: 'clock', at: 20 }]);
    });

    test('an append replaces the due jobs', async () => {
      await store.append(
        appending({
          due: [
            { kind: 'clock', at: 10 },
            { kind: 'bot', at: 11 },
          ],
        }),
      );
      await store.append(
        appending({
          after: 1,
          due: [
            { kind: 'clock', at: 40 },
            { kind: 'other', at: 5 },
          ],
        }),
      );
      expect(await store.takeDue(39, 90, 9)).toEqual([{ battle: 'a1', kind: 'other', at: 5 }]);
      expect(await store.append(appending({ after: 1, due: [] }))).toBe(false);
      expect(await store.takeDue(40, 90, 9)).toEqual([{ battle: 'a1', kind: 'clock', at: 40 }]);
    });

    test('the first value of a fact is kept', async () => {
      expect(await store.keepFact('key', 'one')).toBe('one');
      const other = await openAgain();
      expect(await other.keepFact('key', 'two')).toBe('one');
      expect(await other.facts()).toEqual([{ name: 'key', value: 'one' }]);
    });

    test('listeners hear of appends and told texts, but not of refused appends', async () => {
      const heard: (string | null)[] = [];
      store.listen((news) => heard.push(news));
      await store.append(FIRST);
      await store.append(FIRST);
      await store.append(appending({ after: 1, entries: ['2', '3'] }));
      await store.tell('hello');
      await vi.waitFor(() => expect(heard).toContain('hello'));
      expect(heard).toEqual([appendedNews('a1', 1), appendedNews('a1', 3), 'hello']);
    });

    test('an append that cannot be written is an error and changes nothing', async () => {
      const bad = appending({ battle: 'bad', entries: [null as unknown as string] });
      await expect(store.append(bad)).rejects.toThrow();
      expect(await store.head('bad')).toBeNull();
      expect(await store.append(FIRST)).toBe(true);
    });
  });
}
