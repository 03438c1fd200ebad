import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlacedBase } from '../../engine/battle.ts';
import type { Leg } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { endsOf, isWayFault, wayOf } from '../../engine/moves/way.ts';
import { facingFromDegrees, turnBetween } from '../../geometry/exact.ts';
import { distance, type Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import { lineOf, pathTo, placeOf, seenFrom, slid, swing, wheeled, withStep } from './wish.ts';

const pose = (x: number, y: number, degrees = 0): Pose => ({ x, y, facing: facingFromDegrees(degrees) });

const base = (at: Pose): PlacedBase => ({
  id: 'A',
  side: 'red',
  troop: '',
  width: 40,
  depth: 20,
  place: 'table',
  pose: at,
  marks: {},
  bound: {},
  start: null,
});

/** The end of one base on a path, by the engine, without rules. */
function endOf(from: Pose, path: readonly Leg[]): Pose {
  const way = wayOf({} as Ruleset, [base(from)], path);
  if (isWayFault(way)) throw new Error(way.what);
  return endsOf(way)[0] as Pose;
}

const anyPose = fc
  .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 359 }))
  .map(([x, y, degrees]) => pose(x, y, degrees));

test('a point is at its place on the screen', () => {
  fc.assert(
    fc.property(anyPose, anyPose, (from, point) => {
      const again = placeOf(from, seenFrom(from, point));
      expect(distance(again, point)).toBeLessThan(1e-6);
    }),
  );
});

describe('the path to a pose', () => {
  test('ends there, by the motions of the engine', () => {
    fc.assert(
      fc.property(anyPose, anyPose, (from, to) => {
        const end = endOf(from, pathTo(from, to, 20));
        expect(distance(end, to)).toBeLessThan(0.03);
        expect(turnBetween(end.facing, to.facing)).toBeLessThan(40);
      }),
    );
  });

  test('is the simplest leg that leads there', () => {
    expect(pathTo(pose(0, 0), pose(0, 0), 20)).toEqual([]);
    expect(pathTo(pose(0, 0), pose(0, 30), 20)).toEqual([{ forward: 30 }]);
    expect(pathTo(pose(0, 0), pose(0, -30), 20)).toEqual([{ back: 30 }]);
    expect(pathTo(pose(0, 0), pose(12, 0), 20)).toEqual([{ shift: 12 }]);
    expect(pathTo(pose(0, 0), pose(12, 8), 20)).toEqual([{ to: [12, 8, 0] }]);
    expect(pathTo(pose(0, 0), pose(12, 8, 120), 20)[0]).toEqual({ turnabout: true });
  });
});

describe('a dragged base', () => {
  test('keeps the grabbed point under the pointer', () => {
    fc.assert(
      fc.property(anyPose, anyPose, anyPose, (from, grabbed, pointer) => {
        const to = slid(from, grabbed, pointer, 0);
        expect(distance(placeOf(to, seenFrom(from, grabbed)), pointer)).toBeLessThan(1e-6);
      }),
    );
  });

  test('goes straight ahead if the pointer is nearly there', () => {
    const from = pose(100, 100, 90);
    expect(slid(from, from, { x: 160, y: 97 }, 5)).toMatchObject({ x: 160, y: 100 });
    expect(slid(from, from, { x: 160, y: 90 }, 5).y).toBeCloseTo(90);
  });
});

describe('a dragged line', () => {
  const first = base(pose(100, 100));
  const line = lineOf(first, first, first.pose, first.pose);
  const grabbed: Point = { x: 105, y: 95 };

  test('pivots once and goes straight, so that the grabbed point comes under the pointer', () => {
    const target = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 130, max: 400 }) });
    fc.assert(
      fc.property(target, (pointer) => {
        fc.pre(pointer.y - grabbed.y > Math.abs(pointer.x - grabbed.x) / 2);
        const legs = wheeled(line, grabbed, pointer, 0);
        expect(legs.length).toBeLessThanOrEqual(2);
        const end = endOf(first.pose, legs);
        expect(distance(placeOf(end, seenFrom(first.pose, grabbed)), pointer)).toBeLessThan(0.1);
      }),
    );
  });

  test('pivots on the corner of the side that it goes to', () => {
    expect(wheeled(line, grabbed, { x: 180, y: 150 }, 2)[0]).toMatchObject({ pivot: 'right' });
    expect(wheeled(line, grabbed, { x: 30, y: 150 }, 2)[0]).toMatchObject({ pivot: 'left' });
  });

  test('goes straight ahead or back if pulled so', () => {
    expect(wheeled(line, grabbed, { x: 107, y: 155 }, 4)).toEqual([{ forward: 60 }]);
    expect(wheeled(line, grabbed, { x: 110, y: 65 }, 4)).toEqual([{ back: 30 }]);
    expect(wheeled(line, grabbed, grabbed, 4)).toEqual([]);
    expect(wheeled(line, grabbed, { x: 120, y: 155 }, 4, 0.36)).toEqual([{ forward: 60 }]);
    expect(wheeled(line, grabbed, { x: 135, y: 155 }, 4, 0.36)[0]).toMatchObject({ pivot: 'right' });
  });

  test('slides if it is pulled along its own front, and never turns round', () => {
    expect(wheeled(line, grabbed, { x: 90, y: 94 }, 4)).toEqual([{ shift: -15 }]);
    expect(wheeled(line, grabbed, { x: 115, y: 96 }, 4)).toEqual([{ shift: 10 }]);
    expect(wheeled(line, grabbed, { x: -100, y: 110 }, 4)).toEqual([{ shift: -205 }]);
    expect(wheeled(line, grabbed, { x: 300, y: 80 }, 4)).toEqual([{ shift: 195 }]);
  });

  test('is turned by a quarter at most, wherever a base of it is pulled', () => {
    const [left, right] = [base(pose(100, 100)), base(pose(300, 100))];
    const long = lineOf(left, right, left.pose, right.pose);
    const anyPoint = fc.record({
      x: fc.integer({ min: 80, max: 320 }),
      y: fc.integer({ min: 80, max: 100 }),
    });
    fc.assert(
      fc.property(anyPoint, anyPose, (grabbed, pointer) => {
        for (const leg of wheeled(long, grabbed, pointer, 4, 0.36))
          if ('degrees' in leg) expect(leg.degrees).toBeLessThanOrEqual(90);
      }),
    );
  });

  test('swings a corner to the pointer, forward only, in whole degrees', () => {
    expect(swing(line, 'left', { x: 120, y: 100 })).toBe(0);
    expect(swing(line, 'left', { x: 120, y: 140 })).toBe(45);
    expect(swing(line, 'right', { x: 80, y: 140 })).toBe(45);
    expect(swing(line, 'right', { x: 80, y: 60 })).toBe(0);
  });
});

describe('small steps', () => {
  const ahead = (mm: number) => ({ step: 'ahead', mm }) as const;
  const left = (degrees: number) => ({ step: 'pivot', on: 'left', degrees }) as const;
  const right = (degrees: number) => ({ step: 'pivot', on: 'right', degrees }) as const;

  test('of one kind become one leg', () => {
    expect(withStep(withStep([], ahead(1)), ahead(30))).toEqual([{ forward: 31 }]);
    expect(withStep(withStep([], left(5)), left(1))).toEqual([{ pivot: 'left', degrees: 6 }]);
    expect(withStep([{ shift: 3 }], { step: 'aside', mm: -5 })).toEqual([{ shift: -2 }]);
  });

  test('there and back cancel out', () => {
    expect(withStep([{ forward: 7.5 }], ahead(-7.5))).toEqual([]);
    expect(withStep([{ forward: 5 }], ahead(-7.5))).toEqual([{ back: 2.5 }]);
    expect(withStep([{ pivot: 'left', degrees: 5 }], right(5))).toEqual([]);
    expect(withStep([{ pivot: 'left', degrees: 5 }], right(8))).toEqual([{ pivot: 'right', degrees: 3 }]);
    expect(withStep([{ turnabout: true }], { step: 'turnabout' })).toEqual([]);
    expect(withStep([{ shift: 5 }], { step: 'aside', mm: -5 })).toEqual([]);
  });

  test('of different kinds follow each other', () => {
    expect(withStep([{ pivot: 'left', degrees: 5 }], ahead(30))).toEqual([
      { pivot: 'left', degrees: 5 },
      { forward: 30 },
    ]);
  });
});
