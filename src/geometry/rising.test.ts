import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, type Point } from './point.ts';
import { risesAbove, topBetween } from './rising.ts';

const at = (x: number): Point => ({ x, y: 0 });

describe('a measure that rises above a limit', () => {
  // The depth of a strip of wood of this half width about x = 17.3.
  const depth = (half: number) => (p: Point) => half - Math.abs(p.x - 17.3);

  it('is found even if the rise is very narrow', () => {
    expect(risesAbove(depth(12.6), at(0), at(40), 12.5)).toBe(true);
    expect(risesAbove(depth(12.45), at(0), at(40), 12.5)).toBe(false);
    expect(risesAbove(depth(0.1), at(0), at(40), 0)).toBe(true);
    expect(risesAbove(depth(-0.1), at(0), at(40), 0)).toBe(false);
  });

  it('is checked at both ends and at a single point', () => {
    expect(risesAbove((p) => p.x, at(0), at(13), 12.5)).toBe(true);
    expect(risesAbove((p) => -p.x, at(-13), at(0), 12.5)).toBe(true);
    expect(risesAbove((p) => p.x, at(0), at(12.51), 12.5)).toBe(true);
    expect(risesAbove((p) => 12.51 - p.x, at(0), at(12.51), 12.5)).toBe(true);
    expect(risesAbove((p) => p.x, at(13), at(13), 12.5)).toBe(true);
    expect(risesAbove((p) => p.x, at(12), at(12), 12.5)).toBe(false);
  });

  it('takes few trials if the limit is far', () => {
    let trials = 0;
    const level = (): number => {
      trials++;
      return 0;
    };
    expect(risesAbove(level, at(0), at(40), 12.5)).toBe(false);
    expect(trials).toBeLessThan(10);
  });

  it('is never missed by more than a contact gap', () => {
    const cone = fc.record({
      x: fc.double({ min: -10, max: 50, noNaN: true }),
      y: fc.double({ min: -20, max: 20, noNaN: true }),
      height: fc.double({ min: 0, max: 30, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(cone, { minLength: 1, maxLength: 4 }), (cones) => {
        const measure = (p: Point): number => Math.max(...cones.map((c) => c.height - distance(p, c)));
        const highest = Math.max(
          ...cones.map(({ x, y, height }) => height - distance({ x, y }, at(Math.min(40, Math.max(0, x))))),
        );
        const found = risesAbove(measure, at(0), at(40), 12.5);
        if (highest > 12.55) expect(found).toBe(true);
        if (highest <= 12.5) expect(found).toBe(false);
      }),
    );
  });
});

describe('the top between two points', () => {
  const best = (measure: (p: Point) => number, x: number) => ({ p: at(x), height: measure(at(x)) });

  it.each([-4.9, -2.5, 0, 0.001, 1, 4.9])('is found at %d, sharp or round', (place) => {
    const sharp = (p: Point): number => 1 - Math.abs(p.x - place) / 10;
    const round = (p: Point): number => 1 - ((p.x - place) / 10) * ((p.x - place) / 10);
    for (const measure of [sharp, round]) {
      const top = topBetween(measure, at(-5), best(measure, 0), at(5));
      expect(Math.abs(top - 1)).toBeLessThan(1e-6);
    }
  });

  it('is searched for on one side only at the beginning of the way', () => {
    const measure = (p: Point): number => 1 - Math.abs(p.x - 2) / 10;
    expect(topBetween(measure, at(0), best(measure, 0), at(5))).toBeCloseTo(1, 6);
  });

  it('is never below the best known point', () => {
    const ridge = (p: Point): number => (p.x === 0 ? 1 : 0);
    expect(topBetween(ridge, at(-5), best(ridge, 0), at(5))).toBe(1);
  });
});
