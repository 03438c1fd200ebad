import { expect, test } from 'vitest';
import { battlesPlayed } from './battles.ts';
import { textOf } from './table.ts';

// CONTRIBUTING.md tells what to do when a line changes.
test('how battles between armies of files begin stays as it is', { timeout: 600_000 }, async () => {
  await expect(await textOf(battlesPlayed())).toMatchFileSnapshot('battles.txt');
});
