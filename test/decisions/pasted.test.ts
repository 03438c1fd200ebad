import { expect, test } from 'vitest';
import { pastedRead } from './pasted.ts';
import { textOf } from './table.ts';

// CONTRIBUTING.md tells what to do when a line changes.
test('what is read from armies that are pasted stays as it is', { timeout: 600_000 }, async () => {
  await expect(await textOf(pastedRead())).toMatchFileSnapshot('pasted.txt');
});
