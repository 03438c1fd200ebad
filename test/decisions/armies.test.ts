import { expect, test } from 'vitest';
import { armiesRead } from './armies.ts';
import { textOf } from './table.ts';

// CONTRIBUTING.md tells what to do when a line changes.
test('what is read from an army file stays as it is', { timeout: 600_000 }, async () => {
  await expect(await textOf(armiesRead())).toMatchFileSnapshot('armies.txt');
});
