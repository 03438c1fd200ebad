import { expect, test } from 'vitest';
import { armiesRead } from './armies.ts';

// CONTRIBUTING.md tells what to do when a line changes.
test('what is read from an army file stays as it is', { timeout: 600_000 }, async () => {
  await expect(await armiesRead()).toMatchFileSnapshot('armies.txt');
});
