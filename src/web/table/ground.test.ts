import { expect, test } from 'vitest';
import { numbersApart, reachOf } from './ground.ts';

test('names that occur more than once are numbered, others are not', () => {
  expect(numbersApart(['hill', 'wood', 'hill', 'river', 'hill'])).toEqual([1, 0, 2, 0, 3]);
  expect(numbersApart([])).toEqual([]);
});

test('the place of a piece is rounded to a step', () => {
  const area = [
    { x: 140.1, y: 31 },
    { x: 368.7, y: 29 },
    { x: 200, y: 90 },
  ];
  expect(reachOf({ area }, 3)).toEqual({ west: 141, east: 369, south: 30, north: 90 });
});
