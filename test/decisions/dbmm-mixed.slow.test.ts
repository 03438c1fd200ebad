import { expect, test } from 'vitest';
import { mixturesEnd } from './mixed.ts';
import { textOf } from './table.ts';

// CONTRIBUTING.md tells what to do when a line changes.
test('how scenarios that are mixed with each other end stays as it is', { timeout: 1_800_000 }, async () => {
  await expect(await textOf(mixturesEnd('dbmm'))).toMatchFileSnapshot('dbmm-mixed.txt');
});
