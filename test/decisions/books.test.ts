import { expect, test } from 'vitest';
import { booksMade } from './books.ts';
import { textOf } from './table.ts';

// CONTRIBUTING.md tells what to do when a line changes.
test('what comes out of books stays as it is', { timeout: 600_000 }, async () => {
  await expect(await textOf(booksMade())).toMatchFileSnapshot('books.txt');
});
