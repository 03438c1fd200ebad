import { expect, test } from 'vitest';
import { campaignsPlayed } from './campaigns.ts';
import { textOf } from './table.ts';

// CONTRIBUTING.md tells what to do when a line changes.
test('how campaigns go stays as it is', { timeout: 600_000 }, async () => {
  await expect(await textOf(campaignsPlayed())).toMatchFileSnapshot('campaigns.txt');
});
