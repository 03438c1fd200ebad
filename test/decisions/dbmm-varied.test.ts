import { expect, test } from 'vitest';
import { textOf } from './table.ts';
import { variationsEnd } from './varied.ts';

// CONTRIBUTING.md tells what to do when a line changes.
test('how a scenario with one thing changed ends stays as it is', { timeout: 600_000 }, async () => {
  await expect(await textOf(variationsEnd('dbmm'))).toMatchFileSnapshot('dbmm-varied.txt');
});
