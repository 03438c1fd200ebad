import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facingFromDegrees, QUARTER_TURN } from './exact.ts';
import { distance, type Point } from './point.ts';
import {
  area,
  boxOf,
  boxPolygon,
  centroid,
  clipConvex,
  containsPoint,
  convexHull,
  extent,
  insetConvex,
  isConvex,
  type Polygon,
  placed,
  selfIntersects,
  translated,
  turned,
} from './polygon.ts';
import { anyArea, anyConvex, anyFacing, anyPoint, anyRectangle, slowDepth } from './shapes.test-support.ts';

const SQUARE = boxPolygon({ minX: 0, minY: 0, maxX: 10, maxY: 10 });
const NOTCHED: Polygon = [
  { x: 0, y: 0 },
  { x: 20, y: 0 },
  { x: 20, y: 20 },
  { x: 10, y: 5 },
  { x: 0, y: 20 },
];

describe('polygons', () => {
  it('have area, centre and extent', () => {
    expect(area(SQUARE)).toBe(100);
    expect(area([...SQUARE].reverse())).toBe(-100);
    expect(centroid(SQUARE)).toEqual({ x: 5, y: 5 });
    expect(centroid([SQUARE[0], SQUARE[2]] as Point[])).toEqual({ x: 5, y: 5 });
    expect(
      extent([
        { x: 0, y: 0 },
        { x: 30, y: 40 },
        { x: 3, y: 4 },
        { x: 1, y: 7 },
      ]),
    ).toEqual({ length: 50, width: 3.4 });
    expect(boxOf(NOTCHED)).toEqual({ minX: 0, minY: 0, maxX: 20, maxY: 20 });
  });

  it('tell convex from concave and simple from crossing', () => {
    expect([isConvex(SQUARE), isConvex([...SQUARE].reverse()), isConvex(NOTCHED)]).toEqual([
      true,
      true,
      false,
    ]);
    const bow = [SQUARE[0], SQUARE[2], SQUARE[1], SQUARE[3]] as Point[];
    expect([selfIntersects(SQUARE), selfIntersects(NOTCHED), selfIntersects(bow)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(selfIntersects([...SQUARE, { x: 0, y: 0 }])).toBe(true);
    expect(
      selfIntersects([
        { x: 0, y: 0 },
        { x: 9, y: 0 },
        { x: 4, y: 0 },
        { x: 5, y: 5 },
      ]),
    ).toBe(true);
    fc.assert(
      fc.property(anyArea, (shape) => {
        expect(selfIntersects(shape)).toBe(false);
        expect(isConvex(convexHull(shape))).toBe(true);
      }),
    );
  });

  it('contain the points that a slow check finds inside', () => {
    expect(containsPoint(NOTCHED, { x: 10, y: 10 })).toBe(false);
    expect(containsPoint(NOTCHED, { x: 20, y: 10 })).toBe(true);
    fc.assert(
      fc.property(anyArea, anyPoint, (shape, p) => {
        const depth = slowDepth(shape, p);
        fc.pre(Math.abs(depth + 0.05) > 1e-6);
        expect(containsPoint(shape, p)).toBe(depth > -0.05);
      }),
    );
  });

  it('have a convex hull that holds every corner and is no larger than needed', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 3, maxLength: 12 }), (points) => {
        const hull = convexHull(points);
        expect(points.every((p) => containsPoint(hull, p))).toBe(true);
        expect(hull.every((p) => points.includes(p))).toBe(true);
        expect(area(hull)).toBeGreaterThanOrEqual(-1e-6);
      }),
    );
    expect(convexHull([...SQUARE, { x: 5, y: 0 }, { x: 5, y: 5 }])).toHaveLength(4);
  });

  it('are cut by a line into parts whose areas add up', () => {
    fc.assert(
      fc.property(anyConvex, anyPoint, anyPoint, (shape, a, b) => {
        fc.pre(distance(a, b) > 1);
        const parts = Math.abs(area(clipConvex(shape, a, b))) + Math.abs(area(clipConvex(shape, b, a)));
        expect(parts).toBeCloseTo(Math.abs(area(shape)), 5);
      }),
    );
  });

  it('shrink evenly', () => {
    fc.assert(
      fc.property(anyRectangle, ({ corners, width, depth }) => {
        expect(Math.abs(area(insetConvex(corners, 2)))).toBeCloseTo((width - 4) * (depth - 4), 6);
      }),
    );
    expect(insetConvex(SQUARE, 6)).toBe(SQUARE);
  });

  it('keep their shape when they are moved, turned or placed', () => {
    fc.assert(
      fc.property(anyArea, anyPoint, anyFacing, (shape, p, facing) => {
        expect(area(turned(translated(shape, p.x, p.y), p, facing))).toBeCloseTo(area(shape), 5);
      }),
    );
    const [, corner] = placed(SQUARE, { x: 100, y: 50, facing: QUARTER_TURN });
    expect(corner).toEqual({ x: 100, y: 40 });
    expect(extent(placed(SQUARE, { x: 3, y: 7, facing: facingFromDegrees(33) })).length).toBeCloseTo(
      Math.sqrt(200),
      9,
    );
  });
});
