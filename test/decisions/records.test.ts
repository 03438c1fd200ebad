import { expect, test } from 'vitest';
import { recordsKept } from './records.ts';
import { textOf } from './table.ts';

// CONTRIBUTING.md tells what to do when a line changes.
test('what becomes of records stays as it is', { timeout: 600_000 }, async () => {
  await expect(await textOf(recordsKept())).toMatchFileSnapshot('records.txt');
});
