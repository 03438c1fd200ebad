import { expect, test } from 'vitest';
import { touchingPlaces } from './sliding.ts';

const STRIP = { from: { x: 100, y: 50 }, along: { x: 1, y: 0 }, across: { x: 0, y: 1 }, depth: 20 };

const touching = (...outline: readonly (readonly [number, number])[]): readonly number[] =>
  touchingPlaces(STRIP, 40, [outline.map(([x, y]) => ({ x, y }))]).toSorted((a, b) => a - b);

test('a rectangle that slides along a line stops at both sides of an obstacle in its strip', () => {
  const both = touching([150, 40], [190, 40], [190, 60], [150, 60]);
  expect(new Set(both)).toEqual(new Set([30, 70, 110]));
});

test('only the part of an obstacle inside the strip counts', () => {
  const point = touching([160, 120], [200, 60], [240, 120]);
  expect(Math.min(...point)).toBeCloseTo(73.33, 1);
  expect(Math.max(...point)).toBeCloseTo(126.67, 1);
  expect(touching([160, 120], [200, 75], [240, 120])).toEqual([]);
});
