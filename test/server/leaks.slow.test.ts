/** 10,000 pairs of battles that differ only in what one seat hides. */
import { expect, test } from 'vitest';
import { leakOf, openPair } from './leaks.ts';

const PAIRS = Number(process.env.ACIES_PAIRS ?? 10_000);
/** After this many pairs new servers are started, so that they stay small. */
const AT_ONCE = 250;

for (let first = 0; first < PAIRS; first += AT_ONCE) {
  const end = Math.min(PAIRS, first + AT_ONCE);
  test(`in the pairs ${first + 1} to ${end} nobody else is told a different byte`, async () => {
    const pair = await openPair();
    for (let number = first; number < end; number++) expect(await leakOf(pair, number)).toBeNull();
    await pair.close();
  });
}
