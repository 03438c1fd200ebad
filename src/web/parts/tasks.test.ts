import { afterEach, expect, test, vi } from 'vitest';
import { inNextTask } from './tasks.ts';

afterEach(() => vi.unstubAllGlobals());

test('work waits for a task of its own, in order, but not longer than until the next input', async () => {
  const inputs = new EventTarget();
  vi.stubGlobal('addEventListener', inputs.addEventListener.bind(inputs));
  const soon = inNextTask();
  const done: number[] = [];
  soon(() => done.push(1));
  soon(() => done.push(2));
  expect(done).toEqual([]);
  inputs.dispatchEvent(new Event('keydown'));
  expect(done).toEqual([1, 2]);
  soon(() => done.push(3));
  await vi.waitFor(() => expect(done).toEqual([1, 2, 3]));
});

test('work waits until a click on a checkbox is handled: it would take back what the click has changed', async () => {
  const box = Object.assign(new EventTarget(), { type: 'checkbox' });
  vi.stubGlobal('addEventListener', box.addEventListener.bind(box));
  const soon = inNextTask();
  const done: number[] = [];
  soon(() => done.push(1));
  box.dispatchEvent(new Event('click'));
  expect(done).toEqual([]);
  box.dispatchEvent(new Event('pointerdown'));
  expect(done).toEqual([1]);
});
