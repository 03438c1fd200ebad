import { expect, test } from 'vitest';
import type { Line } from '../../drawing/lines.ts';
import { labelsOf } from './label-places.ts';

const line = (kind: string, count: number, x: number, y: number): Line => ({
  kind,
  bases: Array.from({ length: count }, () => ({}) as never),
  middle: { x, y },
});

const told = (...lines: readonly Line[]) =>
  labelsOf(lines, (point) => point).map(({ words, down }) => [words, down]);

test('a label counts the bases of its line, and stands on it where it has room; beside one or two bases', () => {
  expect(told(line('Wb F', 12, 0, 0), line('Cv O', 1, 200, 0))).toEqual([
    ['12 Wb F', 0],
    ['Cv O', 14],
  ]);
});

test('a label that would lie over another one stands beside it, or is left out', () => {
  const lines = [line('Wb F', 12, 0, 0), line('Cv O', 3, 10, 4), line('Ps O', 2, 5, -1), line('Hd', 1, 0, 1)];
  expect(told(...lines)).toEqual([
    ['12 Wb F', 0],
    ['3 Cv O', 14],
    ['2 Ps O', -14],
  ]);
});
