import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { direction, facingFromDegrees, HALF_TURN, QUARTER_TURN } from './exact.ts';
import { convexDepth, convexOverlap, sharesArea } from './overlap.ts';
import type { Point } from './point.ts';
import { containsPoint, type Polygon, translated, turned } from './polygon.ts';
import { pivotCentre, roundPose, shifted } from './pose.ts';
import { type Rectangle, rectangleOf } from './rectangle.ts';
import {
  anyArea,
  anyConvex,
  anyFacing,
  anyPoint,
  anyRectangle,
  groundSamples,
  moved,
  nearRectangle,
  swung,
} from './shapes.test-support.ts';
import { arcEntry, arcFree, straightEntry, straightFree, sweptHull } from './sweep.ts';

const STEPS = 400;
const anyTurn = fc.integer({ min: -HALF_TURN, max: HALF_TURN }).filter((turn) => Math.abs(turn) > 1000);
const anyObstacle = fc.oneof(
  nearRectangle.map((base) => base.corners as Polygon),
  anyConvex,
);

/** The fraction of a motion, tried in many steps, at which `ask` is first true; null when at none. */
function firstStep(ask: (fraction: number) => boolean): number | null {
  for (let i = 0; i <= STEPS; i++) if (ask(i / STEPS)) return i / STEPS;
  return null;
}

/** Checks a fraction of free way: nothing overlaps up to it, it touches there, and overlaps after it. */
function expectStop(free: number, at: (fraction: number) => Polygon, obstacle: Polygon): void {
  const deep = firstStep((fraction) => convexOverlap(at(fraction), obstacle));
  if (free === 1) {
    expect(deep).toBe(null);
    return;
  }
  if (deep !== null) expect(free).toBeLessThanOrEqual(deep);
  expect(free === 0 || convexDepth(at(free), obstacle) <= 1e-7).toBe(true);
  for (let i = 1; i < 20; i++) expect(convexOverlap(at((free * i) / 20), obstacle)).toBe(false);
  const touches = firstStep((part) => convexDepth(at(free + (1 - free) * (part / 20)), obstacle) > 1e-7);
  expect(touches).not.toBe(null);
}

describe('a straight way', () => {
  it('ends where the front meets an edge, at any angle', () => {
    for (const degrees of [0, 33, 45, 211.7]) {
      const facing = facingFromDegrees(degrees);
      const { x, y } = direction(facing);
      const mover = rectangleOf({ x: 50, y: 70, facing }, 40, 20);
      const wall = moved(mover, x * 100, y * 100).corners;
      const free = straightFree(mover, x * 160, y * 160, wall) * 160;
      expect(free).toBeLessThan(80);
      expect(free).toBeCloseTo(80, 6);
      expect(straightFree(mover, x * 79, y * 79, wall)).toBe(1);
      expect(straightFree(mover, x * 80.04, y * 80.04, wall)).toBe(1);
    }
  });

  it('slides along an edge that it touches and leaves it, but does not go in', () => {
    fc.assert(
      fc.property(anyRectangle, ({ pose, width, depth }) => {
        const mover = rectangleOf(roundPose(pose), width, depth);
        const beside = rectangleOf(roundPose(shifted(pose, width)), width, depth).corners;
        const { x, y } = mover.forward;
        expect(straightFree(mover, x * 200, y * 200, beside)).toBe(1);
        expect(straightFree(mover, -y * 50, x * 50, beside)).toBe(1);
        expect(straightFree(mover, y * 50, -x * 50, beside)).toBeLessThan(0.001);
      }),
    );
  });

  it('stops where a search in small steps does, for any obstacle', () => {
    const property = fc.property(anyRectangle, anyPoint, anyObstacle, (mover, to, obstacle) => {
      const dx = to.x - mover.pose.x;
      const dy = to.y - mover.pose.y;
      const at = (part: number): Polygon => translated(mover.corners, dx * part, dy * part);
      const free = straightFree(mover, dx, dy, obstacle);
      if (convexOverlap(mover.corners, obstacle)) {
        expect(free).toBe(0);
        return;
      }
      expectStop(free, at, obstacle);
    });
    fc.assert(property, { numRuns: 150 });
  });

  it('passes an obstacle that it grazes within 0.05 mm', () => {
    const mover = rectangleOf({ x: 0, y: 0, facing: 0 }, 40, 20);
    const post = (graze: number) => rectangleOf({ x: 40 - graze, y: 70, facing: 0 }, 40, 20).corners;
    expect(straightFree(mover, 0, 200, post(0.04))).toBe(1);
    expect(straightFree(mover, 0, 200, post(0.06)) * 200).toBeCloseTo(50, 6);
  });

  it('stops at the same place after the whole scene is moved and turned', () => {
    fc.assert(
      fc.property(anyRectangle, anyPoint, nearRectangle, anyFacing, (mover, p, obstacle, turn) => {
        const free = straightFree(mover, -mover.pose.x, -mover.pose.y, obstacle.corners);
        const there = swung(mover, p, turn);
        const way = turned([{ x: -mover.pose.x, y: -mover.pose.y }], { x: 0, y: 0 }, turn)[0] as Point;
        expect(straightFree(there, way.x, way.y, swung(obstacle, p, turn).corners)).toBeCloseTo(free, 6);
      }),
    );
  });

  it('does not move if the way has no length', () => {
    const base = rectangleOf({ x: 0, y: 0, facing: 0 }, 40, 20);
    expect(straightFree(base, 0, 0, base.corners)).toBe(0);
    expect(straightFree(base, 0, 0, moved(base, 40, 0).corners)).toBe(1);
  });
});

describe('an arc', () => {
  const base = rectangleOf({ x: 0, y: 0, facing: 0 }, 40, 20);

  it('of a pivot ends where the swinging corner meets a wall', () => {
    const wall = rectangleOf({ x: 0, y: 50, facing: 0 }, 80, 20).corners;
    const free = arcFree(base, pivotCentre(base.pose, 40, 'left'), -QUARTER_TURN, wall);
    const reached = swung(base, { x: -20, y: 0 }, -QUARTER_TURN * free);
    expect(reached.frontRight.y).toBeCloseTo(30, 6);
    expect(reached.frontRight.y).toBeLessThanOrEqual(30);
    expect(arcFree(base, { x: -20, y: 0 }, QUARTER_TURN, wall)).toBe(1);
  });

  it('bulges beyond the hull of its ends', () => {
    const post = rectangleOf({ x: 12, y: 28, facing: facingFromDegrees(45) }, 4, 4);
    const end = swung(base, { x: -20, y: 0 }, -QUARTER_TURN);
    expect(convexOverlap(sweptHull(base, end), moved(post, 2, 0).corners)).toBe(false);
    expect(arcFree(base, { x: -20, y: 0 }, -QUARTER_TURN, moved(post, -1, -1).corners)).toBeLessThan(1);
  });

  it('pivots away from a neighbour beside it, at any angle', () => {
    fc.assert(
      fc.property(anyRectangle, ({ pose, width, depth }) => {
        const mover = rectangleOf(roundPose(pose), width, depth);
        const neighbour = rectangleOf(roundPose(shifted(pose, width)), width, depth).corners;
        const on = pivotCentre(mover.pose, width, 'right');
        expect(arcFree(mover, on, QUARTER_TURN, neighbour)).toBe(1);
        expect(arcFree(mover, on, -QUARTER_TURN, neighbour)).toBeLessThan(0.001);
      }),
    );
  });

  it('stops where a search in small steps does, for any obstacle', () => {
    const property = fc.property(
      anyRectangle,
      anyPoint,
      anyTurn,
      anyObstacle,
      (mover, centre, turn, obstacle) => {
        const at = (part: number): Polygon => turned(mover.corners, centre, turn * part);
        const free = arcFree(mover, centre, turn, obstacle);
        if (convexOverlap(mover.corners, obstacle)) {
          expect(free).toBe(0);
          return;
        }
        expectStop(free, at, obstacle);
      },
    );
    fc.assert(property, { numRuns: 200 });
  });

  it('stops at the same place after the whole scene is turned', () => {
    fc.assert(
      fc.property(
        anyRectangle,
        anyPoint,
        anyTurn,
        nearRectangle,
        anyFacing,
        (mover, p, turn, obstacle, by) => {
          const centre = pivotCentre(mover.pose, mover.width, 'left');
          const there = turned([centre], p, by)[0] as Point;
          const free = arcFree(mover, centre, turn, obstacle.corners);
          const freeThere = arcFree(swung(mover, p, by), there, turn, swung(obstacle, p, by).corners);
          expect(freeThere).toBeCloseTo(free, 6);
        },
      ),
    );
  });

  it('does not move if there is no turn', () => {
    expect(arcFree(base, { x: 0, y: 0 }, 0, moved(base, 30, 10).corners)).toBe(0);
    expect(arcFree(base, { x: 0, y: 0 }, 0, moved(base, 39.98, 0).corners)).toBe(1);
    expect(arcFree(base, { x: 0, y: 0 }, 0, moved(base, 90, 0).corners)).toBe(1);
    expect(arcEntry(base, { x: 0, y: 0 }, 0, moved(base, 5, 0).corners)).toBe(0);
    expect(arcEntry(base, { x: 0, y: 0 }, 0, moved(base, 90, 0).corners)).toBe(null);
  });
});

describe('entry into an area', () => {
  /** Entry is at the place that a search in small steps finds, and not before. */
  function expectEntry(entry: number | null, at: (part: number) => Rectangle, area: Polygon): void {
    const stepped = firstStep((part) => sharesArea(at(part).corners, area));
    if (entry === null) {
      expect(stepped).toBe(null);
      return;
    }
    if (stepped !== null) expect(entry).toBeLessThanOrEqual(stepped);
    for (let i = 0; i < 20; i++) {
      if (entry > 0) expect(sharesArea(at((entry * i) / 20).corners, area)).toBe(false);
    }
    const soon = [1e-7, 1e-6, 1e-5, 1e-4, 1e-3].some((more) => sharesArea(at(entry + more).corners, area));
    expect(soon).toBe(true);
  }

  it('on a straight way agrees with a search in small steps, for concave areas too', () => {
    const property = fc.property(anyRectangle, anyPoint, anyArea, (mover, to, area) => {
      const dx = to.x - mover.pose.x;
      const dy = to.y - mover.pose.y;
      fc.pre(dx * dx + dy * dy > 1);
      expectEntry(straightEntry(mover, dx, dy, area), (part) => moved(mover, dx * part, dy * part), area);
    });
    fc.assert(property, { numRuns: 150 });
  });

  it('on an arc agrees with a search in small steps, for concave areas too', () => {
    const property = fc.property(anyRectangle, anyPoint, anyTurn, anyArea, (mover, centre, turn, area) => {
      expectEntry(arcEntry(mover, centre, turn, area), (part) => swung(mover, centre, turn * part), area);
    });
    fc.assert(property, { numRuns: 150 });
  });

  it('is 0.05 mm past the line, met at right angles', () => {
    const mover = rectangleOf({ x: 0, y: 0, facing: 0 }, 40, 20);
    const wood = moved(rectangleOf({ x: 0, y: 120, facing: 0 }, 200, 100), 0, 0).corners;
    expect((straightEntry(mover, 0, 100, wood) ?? 0) * 100).toBeCloseTo(20.05, 6);
    expect(straightEntry(mover, 0, 20, wood)).toBe(null);
    expect(straightEntry(mover, 0, -100, wood)).toBe(null);
    expect(straightEntry(moved(mover, 0, 60), 0, 1, wood)).toBe(0);
  });
});

describe('the hull of a leg', () => {
  it('holds all ground that the base covered', () => {
    fc.assert(
      fc.property(anyRectangle, anyPoint, (base, p) => {
        const hull = sweptHull(base, moved(base, p.x, p.y));
        for (const part of [0, 0.3, 1]) {
          const ground = groundSamples(moved(base, p.x * part, p.y * part), 4);
          expect(ground.every((point) => containsPoint(hull, point))).toBe(true);
        }
      }),
    );
  });
});
