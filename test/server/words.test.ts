import { expect, test } from 'vitest';
import { server } from '../../src/words/en/server.ts';
import { sourceFiles } from '../files.ts';

const named = new Set(
  [...sourceFiles('src/server'), ...sourceFiles('src/protocol')].flatMap(({ text }) =>
    [...text.matchAll(/'(server\.[\w-]+)'/g)].map(([, key = '']) => key),
  ),
);

test('every message that the server names exists, and there are no others', () => {
  expect([...named].toSorted()).toEqual(Object.keys(server).toSorted());
});
