import { expect, test } from 'vitest';
import { filesDistorted } from './files.ts';
import { textOf } from './table.ts';

// CONTRIBUTING.md tells what to do when a line changes.
test.each(['bnb', 'hott', 'dbm', 'dbmm'])(
  'what is read from distorted files of %s stays as it is',
  { timeout: 600_000 },
  async (ruleset) => {
    await expect(await textOf(filesDistorted(ruleset))).toMatchFileSnapshot(`${ruleset}-files.txt`);
  },
);
