import { expect, test } from 'vitest';
import { sourceFiles } from './files.ts';

test('no animation runs for ever: the page would be drawn anew in each frame while nobody does anything', () => {
  const files = sourceFiles('src/web', /\.css$/);
  expect(files.length).toBeGreaterThan(3);
  expect(
    files.filter(({ text }) => /animation[^;}]*\binfinite\b/.test(text)).map(({ path }) => path),
  ).toEqual([]);
});
