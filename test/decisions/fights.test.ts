import { expect, test } from 'vitest';
import { fightsDrawn } from './fights.ts';
import { textOf } from './table.ts';

// CONTRIBUTING.md tells what to do when a line changes.
test('the odds of fights that are drawn stay as they are', { timeout: 600_000 }, async () => {
  await expect(await textOf(fightsDrawn())).toMatchFileSnapshot('fights.txt');
});
