import { expect, test } from 'vitest';
import { botsAnswer } from './bots.ts';
import { textOf } from './table.ts';

// CONTRIBUTING.md tells what to do when a line changes.
test('what the bots order stays as it is', { timeout: 600_000 }, async () => {
  await expect(await textOf(botsAnswer())).toMatchFileSnapshot('bots.txt');
});
