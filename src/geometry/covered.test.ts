import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coveredArea, sharedArea } from './covered.ts';
import { area, boxPolygon, insideByCrossings, type Polygon } from './polygon.ts';

const BOX = { minX: 0, minY: 0, maxX: 100, maxY: 100 };
const square = (x: number, y: number, size: number): Polygon =>
  boxPolygon({ minX: x, minY: y, maxX: x + size, maxY: y + size });
const under = (polygons: readonly Polygon[]): number =>
  coveredArea(BOX, polygons, (p) => polygons.some((polygon) => insideByCrossings(polygon, p)));

describe('covered ground', () => {
  test('is counted once where areas overlap, and only within the box', () => {
    expect(under([])).toBe(0);
    expect(under([square(10, 10, 20), square(20, 20, 20)])).toBeCloseTo(700);
    expect(under([square(-50, 90, 60)])).toBeCloseTo(100);
  });

  test('may have a hole, and need not be convex', () => {
    const lake = square(10, 10, 50);
    const island = square(20, 20, 10);
    const wet = coveredArea(
      BOX,
      [lake, island],
      (p) => insideByCrossings(lake, p) && !insideByCrossings(island, p),
    );
    expect(wet).toBeCloseTo(2400);
    const arrow = [
      { x: 0, y: 0 },
      { x: 60, y: 30 },
      { x: 0, y: 60 },
      { x: 20, y: 30 },
    ];
    expect(under([arrow])).toBeCloseTo(area(arrow));
  });

  const coordinate = fc.integer({ min: -20, max: 120 });
  const triangle = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 3, maxLength: 3 });

  test('of two areas is that of each without their shared ground', () => {
    fc.assert(
      fc.property(triangle, triangle, (a, b) => {
        const wide = { minX: -20, minY: -20, maxX: 120, maxY: 120 };
        const both = coveredArea(wide, [a, b], (p) => insideByCrossings(a, p) || insideByCrossings(b, p));
        expect(both).toBeCloseTo(Math.abs(area(a)) + Math.abs(area(b)) - sharedArea(a, b), 4);
      }),
    );
  });
});
