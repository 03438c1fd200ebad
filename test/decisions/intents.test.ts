import { expect, test } from 'vitest';
import { intentsMeant } from './intents.ts';
import { textOf } from './table.ts';

// CONTRIBUTING.md tells what to do when a line changes.
test('how a base does what a player wants stays as it is', { timeout: 600_000 }, async () => {
  await expect(await textOf(intentsMeant())).toMatchFileSnapshot('intents.txt');
});
