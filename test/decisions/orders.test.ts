import { expect, test } from 'vitest';
import { ordersDistorted } from './orders.ts';
import { textOf } from './table.ts';

// CONTRIBUTING.md tells what to do when a line changes.
test.each(['bnb', 'hott', 'dbm', 'dbmm'])(
  'what becomes of distorted orders of %s stays as it is',
  { timeout: 600_000 },
  async (ruleset) => {
    await expect(await textOf(ordersDistorted(ruleset))).toMatchFileSnapshot(`${ruleset}-orders.txt`);
  },
);
