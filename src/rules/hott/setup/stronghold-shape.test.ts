import { describe, expect, test } from 'vitest';
import type { Point } from '../../../geometry/point.ts';
import { diameterOf, shapeReasons, smallestRectangle } from './stronghold-shape.ts';

const box = (width: number, depth: number): readonly Point[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: depth },
  { x: 0, y: depth },
];

/** A rectangle turned by an angle whose sine and cosine are 0.6 and 0.8. */
const turned = (outline: readonly Point[]): readonly Point[] =>
  outline.map(({ x, y }) => ({ x: 0.8 * x - 0.6 * y, y: 0.6 * x + 0.8 * y }));

describe('the smallest rectangle around an outline', () => {
  test('is the outline itself of an oblong, at any angle', () => {
    for (const outline of [box(150, 50), box(50, 150), turned(box(150, 50))]) {
      const { long, wide } = smallestRectangle(outline);
      expect(long).toBeCloseTo(150);
      expect(wide).toBeCloseTo(50);
    }
  });

  test('is found for a triangle too', () => {
    const { long, wide } = smallestRectangle([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 50, y: 60 },
    ]);
    expect([long, wide]).toEqual([100, 60]);
  });
});

test('the diameter is the least width between parallel lines', () => {
  expect(diameterOf(turned(box(150, 50)))).toBeCloseTo(50);
  expect(diameterOf(box(60, 60))).toBeCloseTo(60);
});

test('a stronghold is 200 to 600 paces long and wide', () => {
  expect(shapeReasons(box(50, 150))).toEqual([]);
  expect(shapeReasons(turned(box(150, 50)))).toEqual([]);
  expect(shapeReasons(box(49, 150))).toHaveLength(1);
  expect(shapeReasons(box(50, 151))).toHaveLength(1);
});
