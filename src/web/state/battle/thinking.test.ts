import { beforeEach, expect, test, vi } from 'vitest';
import { session } from './session.ts';
import { thinkNow } from './thinking.ts';

// The texts of the page ask the browser for its language when they are loaded.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

/** The answers that are still to come; a question stops the one before, as in the worker. */
const answers = vi.hoisted(() => [] as ((answer: unknown) => void)[]);

vi.mock('../../thinking/thinker.ts', () => {
  const stopThinking = () => answers.at(-1)?.(null);
  const think = () => {
    stopThinking();
    return new Promise((resolve) => answers.push(resolve));
  };
  return { stopThinking, think };
});

beforeEach(() => {
  answers.length = 0;
  session.value = { play: { record: {} } } as never;
});

const ask = (side: string) => thinkNow('setup', { side });

test('a question that is put twice is thought about once', async () => {
  const [first, again] = [ask('red'), ask('red')];
  answers.at(-1)?.('an order');
  expect([await first, await again, answers.length]).toEqual(['an order', null, 1]);
});

test('another question about the same battle stops the first, and gets its answer', async () => {
  const [first, second] = [ask('red'), ask('blue')];
  expect(await first).toBeNull();
  answers.at(-1)?.('an order');
  expect(await second).toBe('an order');
});

test('a question that was answered can be put again', async () => {
  const first = ask('red');
  answers.at(-1)?.('an order');
  await first;
  const again = ask('red');
  answers.at(-1)?.('another order');
  expect(await again).toBe('another order');
});

test('an answer to a battle that has gone on is dropped', async () => {
  const first = ask('red');
  session.value = { play: { record: {} } } as never;
  answers.at(-1)?.('an order');
  expect(await first).toBeNull();
});
