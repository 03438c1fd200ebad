/** A short version of `leaks.slow.test.ts`. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leakOf, openPair, type Pair } from './leaks.ts';

const PAIRS = 10;
let pair: Pair;
beforeAll(async () => {
  pair = await openPair();
});
afterAll(() => pair?.close());

test(`in ${PAIRS} pairs of battles with different secrets of blue, nobody else is told a different byte`, async () => {
  for (let number = 0; number < PAIRS; number++) expect(await leakOf(pair, number)).toBeNull();
});

test('a secret that blue tells aloud is found', async () => {
  const found = await Promise.all([1, 2, 3, 4].map((number) => leakOf(pair, number, 'tells')));
  expect(found.some((leak) => leak !== null)).toBe(true);
});
