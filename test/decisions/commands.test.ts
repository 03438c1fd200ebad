import { expect, test } from 'vitest';
import { commandsPrint } from './commands.ts';
import { textOf } from './table.ts';

// CONTRIBUTING.md tells what to do when a line changes.
test('what commands print stays as it is', { timeout: 600_000 }, async () => {
  await expect(await textOf(commandsPrint())).toMatchFileSnapshot('commands.txt');
});
