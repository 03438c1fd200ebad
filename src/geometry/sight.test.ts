import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HALF_TURN } from './exact.ts';
import { overlapDepth } from './overlap.ts';
import { along, distance } from './point.ts';
import { boxPolygon } from './polygon.ts';
import { rectangleOf } from './rectangle.ts';
import {
  anyArea,
  anyFacing,
  anyPoint,
  anyRectangle,
  nearRectangle,
  slowDepth,
  slowlyInside,
  swung,
} from './shapes.test-support.ts';
import { segmentAreaLength, segmentCrosses, sightLines } from './sight.ts';

const WOOD = boxPolygon({ minX: 0, minY: 0, maxX: 100, maxY: 50 });

describe('a segment', () => {
  it('runs inside an area for a length', () => {
    expect(segmentAreaLength({ x: -10, y: 25 }, { x: 110, y: 25 }, WOOD)).toBeCloseTo(100, 9);
    expect(segmentAreaLength({ x: 10, y: 25 }, { x: 30, y: 25 }, WOOD)).toBeCloseTo(20, 9);
    expect(segmentAreaLength({ x: -10, y: 0 }, { x: 110, y: 0 }, WOOD)).toBe(0);
    expect(segmentAreaLength({ x: -10, y: 0.01 }, { x: 110, y: 0.01 }, WOOD)).toBe(0);
    expect(segmentAreaLength({ x: -10, y: 80 }, { x: 110, y: 80 }, WOOD)).toBe(0);
    expect(segmentAreaLength({ x: 0, y: 0 }, { x: 100, y: 50 }, WOOD)).toBeCloseTo(Math.sqrt(12500), 9);
    expect(segmentAreaLength({ x: 5, y: 5 }, { x: 5, y: 5 }, WOOD)).toBe(0);
  });

  it('runs inside for as long as a search over many points says', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyArea, (a, b, area) => {
        const points = Array.from({ length: 2000 }, (_, i) => along(a, b, (i + 0.5) / 2000));
        const slow = (points.filter((p) => slowlyInside(area, p)).length / 2000) * distance(a, b);
        expect(Math.abs(segmentAreaLength(a, b, area) - slow)).toBeLessThan(1.5);
        expect(segmentAreaLength(b, a, area)).toBeCloseTo(segmentAreaLength(a, b, area), 6);
      }),
      { numRuns: 60 },
    );
  });

  it('crosses another at a point inside both', () => {
    const p = (x: number, y: number) => ({ x, y });
    expect(segmentCrosses(p(0, 0), p(10, 10), p(0, 10), p(10, 0))).toBe(true);
    expect(segmentCrosses(p(0, 0), p(10, 10), p(5, 5), p(10, 0))).toBe(false);
    expect(segmentCrosses(p(0, 0), p(4, 4), p(0, 10), p(10, 0))).toBe(false);
  });
});

describe('lines of sight', () => {
  it('go from the near sides of one base to the near sides of the other', () => {
    const a = rectangleOf({ x: 0, y: 0, facing: 0 }, 40, 20);
    const b = rectangleOf({ x: 0, y: 120, facing: 0 }, 40, 20);
    const lines = sightLines(a, b);
    expect(lines).toContainEqual([
      { x: 0, y: 0 },
      { x: 0, y: 100 },
    ]);
    expect(lines.every(([from, to]) => from.y === 0 && to.y === 100)).toBe(true);
    expect(lines).toHaveLength(9);
  });

  it('always exist, even between touching or overlapping bases', () => {
    const a = rectangleOf({ x: 0, y: 0, facing: 0 }, 40, 20);
    expect(sightLines(a, rectangleOf({ x: 0, y: 0, facing: HALF_TURN }, 40, 20))).toContainEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
    expect(sightLines(a, rectangleOf({ x: 5, y: 5, facing: 0 }, 40, 20)).length).toBeGreaterThan(0);
  });

  it('cross neither base, and are as many from the other side and after both are turned', () => {
    fc.assert(
      fc.property(anyRectangle, nearRectangle, anyPoint, anyFacing, (a, b, p, turn) => {
        fc.pre(overlapDepth(a, b) < -1);
        const lines = sightLines(a, b);
        expect(lines.length).toBeGreaterThan(0);
        for (const [from, to] of lines) {
          for (const part of [0.01, 0.1, 0.5, 0.9, 0.99]) {
            expect(slowDepth(a.corners, along(from, to, part))).toBeLessThan(1e-6);
            expect(slowDepth(b.corners, along(from, to, part))).toBeLessThan(1e-6);
          }
        }
        expect(sightLines(b, a)).toHaveLength(lines.length);
        expect(sightLines(swung(a, p, turn), swung(b, p, turn))).toHaveLength(lines.length);
      }),
    );
  });
});
