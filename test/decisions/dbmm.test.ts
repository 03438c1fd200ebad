import { expect, test } from 'vitest';
import { decisionsOf } from './decisions.ts';
import { textOf } from './table.ts';

// CONTRIBUTING.md tells what to do when a line changes.
test('what is decided after a scenario stays as it is', { timeout: 600_000 }, async () => {
  await expect(await textOf(decisionsOf('dbmm'))).toMatchFileSnapshot('dbmm.txt');
});
