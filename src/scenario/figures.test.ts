import { expect, test } from 'vitest';
import { categoryOfFile } from './figures.ts';

test.each([
  ['bnb/figures/zoc.json', { ruleset: 'bnb', category: 'zoc' }],
  ['../../content/scenarios/hott/figures/gaps.json', { ruleset: 'hott', category: 'gaps' }],
  ['content/scenarios/bnb/rules/zoc.json', null],
  ['content/scenarios/bnb/figures/zoc.txt', null],
])('the category of %s', (path, category) => {
  expect(categoryOfFile(path)).toEqual(category);
});
