/** 10,000 pairs of battles that differ only in what one seat hides. */
import { expect, test } from 'vitest';
import { leakOf, openPair } from './leaks.ts';

const PAIRS = Number(process.env.ACIES_PAIRS ?? 10_000);
/** After this many pairs new servers are started, so that they stay small. */
const AT_ONCE = 500;

test(`in ${PAIRS} pairs of battles nobody else is told a different byte`, async () => {
  for (let first = 0; first < PAIRS; first += AT_ONCE) {
    const pair = await openPair();
    for (let number = first; number < Math.min(PAIRS, first + AT_ONCE); number++)
      expect(await leakOf(pair, number)).toBeNull();
    await pair.close();
  }
});
