import { expect, test } from 'vitest';
import { drawings } from './drawings.ts';
import { textOf } from './table.ts';

// CONTRIBUTING.md tells what to do when a line changes.
test('how a position is drawn stays as it is', { timeout: 600_000 }, async () => {
  await expect(await textOf(drawings())).toMatchFileSnapshot('drawings.txt');
});
