import { expect, test } from 'vitest';
import { bnbText } from './golden-text/bnb.ts';
import { hottText } from './golden-text/hott.ts';

test.each([
  ['bnb', bnbText],
  ['hott', hottText],
])('the tables and the sequence of play of %s stand as they were agreed', async (ruleset, text) => {
  await expect(`${text()}\n`).toMatchFileSnapshot(`../content/reports/${ruleset}-rules.txt`);
});
