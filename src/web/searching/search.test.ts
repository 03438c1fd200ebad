import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Battle } from '../../engine/battle.ts';
import type { Asked } from '../thinking/messages.ts';

/** A mind of a test: it keeps what it is asked, and answers when the test says so. */
const minds: { asked: Asked[]; isEnded: boolean; take: (thought: object) => void; died: () => void }[] = [];

vi.mock('../thinking/mind.ts', () => ({
  startMind: (ear: { take(thought: object): void; died(): void }) => {
    const mind = { asked: [] as Asked[], isEnded: false, ...ear };
    minds.push(mind);
    return {
      post: (asked: Asked) => mind.asked.push(asked),
      end: () => {
        mind.isEnded = true;
      },
    };
  },
}));

const BATTLE = { ruleset: 'bnb' } as Battle;
const wanted = () => true;
const namesAsked = (): readonly string[] =>
  minds.flatMap(({ asked }) => asked.map(({ question }) => (question as { name: string }).name));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  minds.length = 0;
});
afterEach(() => void vi.useRealTimers());

const searching = async () => (await import('./search.ts')).search;

test('searches are done one after the other, each with its own answer', async () => {
  const search = await searching();
  const first = search('ahead', BATTLE, ['A'], wanted);
  const second = search('reach', BATTLE, ['A'], wanted);
  expect(namesAsked()).toEqual(['ahead']);
  minds[0]?.take({ answer: 80 });
  expect(await first).toBe(80);
  expect(namesAsked()).toEqual(['ahead', 'reach']);
  minds[0]?.take({ answer: [] });
  expect(await second).toEqual([]);
});

test('a search that nobody wants by its turn is not begun', async () => {
  const search = await searching();
  let isWanted = true;
  void search('ahead', BATTLE, ['A'], wanted);
  const second = search('reach', BATTLE, ['A'], () => isWanted);
  isWanted = false;
  minds[0]?.take({ answer: 80 });
  expect(await second).toBeNull();
  expect(namesAsked()).toEqual(['ahead']);
});

test('a worker that searches long for nobody is ended, and the next search gets a new one', async () => {
  const search = await searching();
  let isWanted = true;
  const first = search('ahead', BATTLE, ['A'], () => isWanted);
  const second = search('reach', BATTLE, ['A'], wanted);
  vi.advanceTimersByTime(5000);
  expect(minds).toHaveLength(1);
  isWanted = false;
  vi.advanceTimersByTime(500);
  expect(await first).toBeNull();
  expect(minds.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  minds[1]?.take({ answer: [] });
  expect(await second).toEqual([]);
});

test('where the worker dies, its search finds nothing and the next one gets a new worker', async () => {
  const search = await searching();
  const first = search('ahead', BATTLE, ['A'], wanted);
  minds[0]?.died();
  expect(await first).toBeNull();
  void search('reach', BATTLE, ['A'], wanted);
  expect(minds[1]?.asked).toHaveLength(1);
});

test('the same battle has the same number, another one has another', async () => {
  const search = await searching();
  const questions: unknown[] = [];
  const asked = { name: 'ahead', what: ['A'] };
  for (const battle of [BATTLE, BATTLE, { ...BATTLE }]) {
    void search('ahead', battle, ['A'], wanted);
    questions.push(minds[0]?.asked.at(-1)?.question);
    minds[0]?.take({ answer: 0 });
  }
  expect(questions).toMatchObject([1, 1, 2].map((number) => ({ ...asked, number })));
});

test('a battle is sent with the first question about it, and to each new worker again', async () => {
  const search = await searching();
  const sent = (): readonly unknown[] =>
    minds.flatMap(({ asked }) => asked.map(({ question }) => (question as { battle: unknown }).battle));
  const other = { ruleset: 'bnb' } as Battle;
  for (const battle of [BATTLE, BATTLE, other, BATTLE]) {
    void search('ahead', battle, ['A'], wanted);
    minds[0]?.take({ answer: 80 });
  }
  expect(sent()).toEqual([BATTLE, null, other, BATTLE]);
  void search('ahead', BATTLE, ['A'], wanted);
  minds[0]?.died();
  void search('ahead', BATTLE, ['A'], wanted);
  expect(sent()).toEqual([BATTLE, null, other, BATTLE, null, BATTLE]);
});
