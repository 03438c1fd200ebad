import { expect, test } from 'vitest';
import { en } from '../../src/words/en/index.ts';
import { sourceFiles } from '../files.ts';

const named = new Set(
  sourceFiles('src/server').flatMap(({ text }) =>
    [...text.matchAll(/'(server\.[\w-]+)'/g)].map(([, key = '']) => key),
  ),
);

test('every message that the server names is there, and no other', () => {
  const there = Object.keys(en).filter((key) => key.startsWith('server.'));
  expect([...named].toSorted()).toEqual(there.toSorted());
});
