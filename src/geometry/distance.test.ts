import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  gapBetween,
  gapShape,
  nearestPoints,
  nearestSegment,
  pointToRectangle,
  polygonsDistance,
  rectanglesDistance,
} from './distance.ts';
import { facingFromDegrees, HALF_TURN } from './exact.ts';
import { overlapDepth } from './overlap.ts';
import { distance, type Point } from './point.ts';
import { area } from './polygon.ts';
import { ahead, shifted } from './pose.ts';
import { rectangleOf } from './rectangle.ts';
import {
  anyArea,
  anyFacing,
  anyPoint,
  anyRectangle,
  moved,
  nearRectangle,
  outlineSamples,
  slowDepth,
  swung,
} from './shapes.test-support.ts';

/**
 * The least distance among many points of both outlines. It is never below the true distance, and at most 1 mm above.
 */
const slowDistance = (a: readonly Point[], b: readonly Point[]): number => {
  const others = outlineSamples(b, 1);
  return Math.min(...outlineSamples(a, 1).map((p) => Math.min(...others.map((q) => distance(p, q)))));
};

describe('distances', () => {
  it('between rectangles agree with a search over many points', () => {
    fc.assert(
      fc.property(anyRectangle, nearRectangle, (a, b) => {
        const found = rectanglesDistance(a, b);
        expect(rectanglesDistance(b, a)).toBeCloseTo(found, 9);
        expect(polygonsDistance(a.corners, b.corners)).toBeCloseTo(found, 6);
        if (overlapDepth(a, b) >= 0) {
          expect(found).toBe(0);
          return;
        }
        const slow = slowDistance(a.corners, b.corners);
        expect(slow).toBeGreaterThanOrEqual(found - 1e-9);
        expect(slow).toBeLessThan(found + 1);
        const [from, to] = nearestSegment(a, b);
        expect(distance(from, to)).toBeCloseTo(found, 9);
        expect(pointToRectangle(from, a) + pointToRectangle(to, b)).toBeCloseTo(0, 9);
      }),
      { numRuns: 60 },
    );
  });

  it('do not change if both are moved and turned', () => {
    fc.assert(
      fc.property(anyRectangle, nearRectangle, anyPoint, anyFacing, (a, b, p, turn) => {
        const found = rectanglesDistance(a, b);
        expect(rectanglesDistance(moved(a, p.x, p.y), moved(b, p.x, p.y))).toBeCloseTo(found, 6);
        expect(rectanglesDistance(swung(a, p, turn), swung(b, p, turn))).toBeCloseTo(found, 6);
      }),
    );
  });

  it('from a point agree with the outline, and are 0 inside', () => {
    fc.assert(
      fc.property(nearRectangle, anyPoint, (base, p) => {
        expect(pointToRectangle(p, base)).toBeCloseTo(Math.max(0, -slowDepth(base.corners, p)), 9);
      }),
    );
  });

  it('between areas agree with a search over many points', () => {
    fc.assert(
      fc.property(anyArea, anyArea, anyPoint, (a, other, p) => {
        const b = other.map((q) => ({ x: q.x + p.x, y: q.y + p.y }));
        const found = polygonsDistance(a, b);
        const [from, to] = nearestPoints(a, b);
        expect(distance(from, to)).toBeCloseTo(found, 9);
        const slow = slowDistance(a, b);
        if (found > 0) expect(Math.abs(slow - found - 0.5)).toBeLessThanOrEqual(0.5 + 1e-9);
        else
          expect(slow < 1 || slowDepth(a, b[0] as Point) > 0 || slowDepth(b, a[0] as Point) > 0).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the gap between two rectangles', () => {
  it('is the ground between parallel edges, at any angle', () => {
    for (const degrees of [0, 33, 211.7]) {
      const pose = { x: 5, y: 9, facing: facingFromDegrees(degrees) };
      const a = rectangleOf(pose, 40, 20);
      const facingIt = { ...shifted(ahead(pose, 30), 10), facing: (pose.facing + HALF_TURN + 100) % 1048576 };
      const shape = gapShape(a, rectangleOf(facingIt, 40, 20));
      expect(shape).toHaveLength(4);
      expect(Math.abs(area(shape))).toBeCloseTo(30 * 30, 0);
      const beside = gapShape(a, rectangleOf(shifted(pose, 47), 40, 20));
      expect(Math.abs(area(beside))).toBeCloseTo(7 * 20, 6);
    }
  });

  it('is a single shortest segment in other cases', () => {
    const a = rectangleOf({ x: 0, y: 0, facing: 0 }, 40, 20);
    expect(gapShape(a, rectangleOf({ x: 50, y: 30, facing: 0 }, 40, 20))).toEqual([
      { x: 20, y: 0 },
      { x: 30, y: 10 },
    ]);
    fc.assert(
      fc.property(anyRectangle, nearRectangle, (one, two) => {
        fc.pre(overlapDepth(one, two) < -0.1);
        const [from, to] = gapShape(one, two).length === 2 ? gapShape(one, two) : nearestSegment(one, two);
        expect(distance(from as Point, to as Point)).toBeCloseTo(rectanglesDistance(one, two), 9);
      }),
    );
  });
});

describe('the gap between two areas', () => {
  const a = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 50 },
    { x: 0, y: 50 },
  ];
  const b = a.map(({ x, y }) => ({ x: x + 130, y: y + 20 }));

  it('is all the ground between parallel edges, for corners in either order', () => {
    for (const [one, other] of [
      [a, b],
      [b, a],
      [a.toReversed(), b],
      [a.toReversed(), b.toReversed()],
    ] as const) {
      const { width, shape } = gapBetween(one, other);
      expect(width).toBeCloseTo(30);
      expect(Math.abs(area(shape))).toBeCloseTo(30 * 30);
    }
  });

  it('is a single shortest segment in other cases', () => {
    const past = a.map(({ x, y }) => ({ x: x + 103, y: y + 54 }));
    expect(gapBetween(a, past)).toEqual({
      width: 5,
      shape: [
        { x: 100, y: 50 },
        { x: 103, y: 54 },
      ],
    });
  });

  it('is the same for rectangles given as areas', () => {
    fc.assert(
      fc.property(anyRectangle, nearRectangle, (one, two) => {
        fc.pre(overlapDepth(one, two) < -0.1);
        const { width, shape } = gapBetween(one.corners, two.corners);
        expect(width).toBeCloseTo(rectanglesDistance(one, two), 9);
        expect(Math.abs(area(shape))).toBeCloseTo(Math.abs(area(gapShape(one, two))), 6);
      }),
    );
  });
});
