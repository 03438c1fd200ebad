import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facingFromDegrees, QUARTER_TURN } from './exact.ts';
import {
  convexDepth,
  convexOverlap,
  edgeNormals,
  insideArea,
  overlapDepth,
  rectanglesOverlap,
  sharesArea,
} from './overlap.ts';
import { boxPolygon, centroid, type Polygon } from './polygon.ts';
import { ahead } from './pose.ts';
import { rectangleOf } from './rectangle.ts';
import {
  anyArea,
  anyConvex,
  anyFacing,
  anyPoint,
  groundSamples,
  moved,
  nearRectangle,
  outlineSamples,
  slowDepth,
  slowOverlapDepth,
  swung,
} from './shapes.test-support.ts';
import { OVERLAP_DEPTH } from './tolerance.ts';

const clearly = (depth: number): boolean => Math.abs(depth - OVERLAP_DEPTH) > 1e-6;

describe('overlap of rectangles', () => {
  it('begins deeper than 0.05 mm, at any angle', () => {
    for (const degrees of [0, 33, 45, 90, 211.7]) {
      const back = rectangleOf({ x: 600, y: 450, facing: facingFromDegrees(degrees) }, 40, 20);
      const front = (mm: number) => rectangleOf(ahead(back.pose, mm), 40, 20);
      expect([20.1, 20, 19.951, 19.949].map((mm) => rectanglesOverlap(back, front(mm)))).toEqual([
        false,
        false,
        false,
        true,
      ]);
      expect(overlapDepth(back, front(18))).toBeCloseTo(2, 9);
      expect(overlapDepth(back, front(23))).toBeCloseTo(-3, 9);
    }
  });

  it('is the same from both sides, and after the two are moved and turned', () => {
    fc.assert(
      fc.property(nearRectangle, nearRectangle, anyPoint, anyFacing, (a, b, p, turn) => {
        const depth = overlapDepth(a, b);
        fc.pre(clearly(depth));
        const overlap = rectanglesOverlap(a, b);
        expect(overlap).toBe(depth > OVERLAP_DEPTH);
        expect(rectanglesOverlap(b, a)).toBe(overlap);
        expect(overlapDepth(b, a)).toBeCloseTo(depth, 9);
        expect(rectanglesOverlap(moved(a, p.x, p.y), moved(b, p.x, p.y))).toBe(overlap);
        for (const by of [turn, QUARTER_TURN]) {
          expect(overlapDepth(swung(a, p, by), swung(b, p, by))).toBeCloseTo(depth, 8);
        }
      }),
    );
  });

  it('agrees with a search over many directions', () => {
    fc.assert(
      fc.property(nearRectangle, nearRectangle, (a, b) => {
        const depth = overlapDepth(a, b);
        const slow = slowOverlapDepth(a.corners, b.corners);
        // The best direction tried is a little off the true best one.
        expect(slow).toBeLessThan(Math.max(depth, -1) + 0.4);
        if (depth >= 0) expect(slow).toBeGreaterThanOrEqual(depth - 1e-9);
        expect(convexDepth(a.corners, b.corners)).toBeCloseTo(depth, 9);
        fc.pre(clearly(depth));
        expect(convexOverlap(a.corners, b.corners)).toBe(rectanglesOverlap(a, b));
      }),
    );
  });

  it('agrees with a search over many points of the ground', () => {
    fc.assert(
      fc.property(nearRectangle, nearRectangle, (a, b) => {
        const shared = groundSamples(a, 24).some((p) => slowDepth(b.corners, p) > 0.1);
        const inside = groundSamples(a, 24).filter((p) => slowDepth(a.corners, p) > 0.1);
        if (inside.some((p) => slowDepth(b.corners, p) > 0.1)) expect(rectanglesOverlap(a, b)).toBe(true);
        if (overlapDepth(a, b) > 5) expect(shared).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

const HORSESHOE: Polygon = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 70, y: 100 },
  { x: 70, y: 30 },
  { x: 30, y: 30 },
  { x: 30, y: 100 },
  { x: 0, y: 100 },
];

describe('ground shared with an area', () => {
  it('leaves out the hollow of a concave one', () => {
    const within = rectangleOf({ x: 50, y: 60, facing: 0 }, 40, 20);
    expect(sharesArea(within.corners, HORSESHOE)).toBe(false);
    expect(sharesArea(moved(within, 0.04, 0).corners, HORSESHOE)).toBe(false);
    expect(sharesArea(moved(within, 0.06, 0).corners, HORSESHOE)).toBe(true);
    expect(sharesArea(HORSESHOE, HORSESHOE)).toBe(true);
    expect(sharesArea(boxPolygon({ minX: -9, minY: -9, maxX: 109, maxY: 109 }), HORSESHOE)).toBe(true);
  });

  it('covers the whole base if it is inside, up to the outline', () => {
    const low = rectangleOf({ x: 50, y: 30, facing: 0 }, 40, 20);
    expect(insideArea(low.corners, HORSESHOE)).toBe(true);
    expect(insideArea(moved(low, 0, 1).corners, HORSESHOE)).toBe(false);
    expect(insideArea(rectangleOf({ x: 50, y: 80, facing: 0 }, 60, 60).corners, HORSESHOE)).toBe(false);
    expect(insideArea(rectangleOf({ x: 50, y: 30, facing: 0 }, 100, 30).corners, HORSESHOE)).toBe(true);
    expect(insideArea(rectangleOf({ x: 50, y: 60, facing: 0 }, 40, 20).corners, HORSESHOE)).toBe(false);
  });

  it('agrees with overlap where the area is convex', () => {
    fc.assert(
      fc.property(nearRectangle, anyConvex, (a, area) => {
        const depth = convexDepth(a.corners, area);
        fc.pre(Math.abs(depth) > 0.2);
        expect(sharesArea(a.corners, area)).toBe(depth > 0);
      }),
    );
  });

  it('agrees with a search over many points of the base', () => {
    fc.assert(
      fc.property(nearRectangle, anyArea, (base, area) => {
        const depths = groundSamples(base, 20).map((p) => slowDepth(area, p));
        const reached = outlineSamples(area, 2).map((p) => slowDepth(base.corners, p));
        const deepest = Math.max(...depths);
        const shares = sharesArea(base.corners, area);
        if (deepest > 0.2 || Math.max(...reached) > 0.2) expect(shares).toBe(true);
        if (shares) expect(deepest > -4 || slowDepth(base.corners, centroid(area)) > 0).toBe(true);
        const inside = insideArea(base.corners, area);
        if (inside) expect(Math.min(...depths)).toBeGreaterThan(-0.11);
        else expect(Math.min(...depths) < 0.2 || Math.max(...reached) > -0.2).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

describe('the normals of the edges of a polygon', () => {
  it('follow its directions, and ignore a corner given twice', () => {
    const square = boxPolygon({ minX: 0, minY: 0, maxX: 10, maxY: 10 });
    const twice = [...square, square[3] ?? { x: 0, y: 0 }];
    expect(edgeNormals(square)).toHaveLength(2);
    expect(edgeNormals(twice)).toEqual(edgeNormals(square));
  });
});
