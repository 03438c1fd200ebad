import { expect, test } from 'vitest';
import type { Search } from '../../../engine/game/records/search.ts';
import { inSlices } from './in-slices.ts';

/** A search of 100 entries, each of which takes some milliseconds. */
function* slow(): Search<string> {
  for (let entry = 0; entry < 100; entry += 1) {
    const until = performance.now() + 4;
    while (performance.now() < until);
    yield;
  }
  return 'found';
}

test('a search in slices tells how far it is, and lets the page do other work meanwhile', async () => {
  const told: number[] = [];
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks += 1;
  });
  expect(await inSlices(slow(), { onProgress: (done) => told.push(done) })).toBe('found');
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(3);
  expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
  expect(told.length).toBeGreaterThan(10);
  expect(told.at(-1)).toBeLessThanOrEqual(100);
});

test('a search that is stopped goes on for no more than its slice', async () => {
  const stopping = new AbortController();
  const told: number[] = [];
  const onProgress = (done: number): void => {
    told.push(done);
    if (told.length === 2) stopping.abort();
  };
  expect(await inSlices(slow(), { signal: stopping.signal, onProgress })).toBeUndefined();
  expect(told.length).toBe(2);
});
