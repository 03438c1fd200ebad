import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facingFromDegrees, HALF_TURN, QUARTER_TURN, turnBetween } from './exact.ts';
import { distance } from './point.ts';
import {
  ahead,
  between,
  type Pose,
  pivotCentre,
  pivoted,
  rotated,
  roundPose,
  shifted,
  turnedAbout,
} from './pose.ts';
import { aheadOf, cornerOf, edgeOf, rectangleOf, rightOf } from './rectangle.ts';
import { anyPoint, anyPose, anyRectangle } from './shapes.test-support.ts';

const NORTH: Pose = { x: 10, y: 20, facing: 0 };
const EAST: Pose = { x: 10, y: 20, facing: QUARTER_TURN };

const near = (a: Pose, b: Pose, digits = 9): void => {
  expect(distance(a, b)).toBeCloseTo(0, digits);
  expect(turnBetween(a.facing, b.facing)).toBeCloseTo(0, digits);
};

describe('poses', () => {
  it('go ahead and sideways by the facing', () => {
    expect(ahead(NORTH, 5)).toEqual({ x: 10, y: 25, facing: 0 });
    expect(ahead(EAST, -5)).toEqual({ x: 5, y: 20, facing: QUARTER_TURN });
    expect(shifted(NORTH, 5)).toEqual({ x: 15, y: 20, facing: 0 });
    expect(shifted(EAST, 5)).toEqual({ x: 10, y: 15, facing: QUARTER_TURN });
  });

  it('turn about on the same ground', () => {
    fc.assert(
      fc.property(anyRectangle, ({ pose, width, depth }) => {
        const before = rectangleOf(pose, width, depth);
        const after = rectangleOf(turnedAbout(pose, depth), width, depth);
        expect(distance(before.frontLeft, after.rearRight)).toBeCloseTo(0, 9);
        expect(distance(before.rearLeft, after.frontRight)).toBeCloseTo(0, 9);
        near(turnedAbout(turnedAbout(pose, depth), depth), pose);
      }),
    );
  });

  it('pivot forward, and the corner stays', () => {
    const left = rectangleOf(pivoted(NORTH, 40, 'left', QUARTER_TURN), 40, 20);
    expect(left.pose.facing).toBe(3 * QUARTER_TURN);
    expect(left.frontLeft).toEqual({ x: -10, y: 20 });
    expect(left.frontRight).toEqual({ x: -10, y: 60 });
    const right = rectangleOf(pivoted(NORTH, 40, 'right', QUARTER_TURN), 40, 20);
    expect(right.pose.facing).toBe(QUARTER_TURN);
    expect(right.frontRight).toEqual({ x: 30, y: 20 });
    expect(right.frontLeft).toEqual({ x: 30, y: 60 });
    expect(pivotCentre(NORTH, 40, 'right')).toEqual({ x: 30, y: 20 });
  });

  it('come back by the same turn', () => {
    fc.assert(
      fc.property(
        anyPose,
        anyPoint,
        fc.integer({ min: -HALF_TURN, max: HALF_TURN }),
        (pose, centre, turn) => {
          near(rotated(rotated(pose, centre, turn), centre, -turn), pose);
        },
      ),
    );
  });

  it('are interpolated by the shorter turn', () => {
    const from = { x: 0, y: 0, facing: facingFromDegrees(350) };
    const to = { x: 10, y: 20, facing: facingFromDegrees(10) };
    near(between(from, to, 0.5), { x: 5, y: 10, facing: 0 }, 5);
    expect(between(from, to, 1)).toBe(to);
    near(between(from, to, 0), from);
  });

  it('are rounded once: rounding again changes nothing', () => {
    fc.assert(
      fc.property(anyPose, (pose) => {
        expect(roundPose(roundPose(pose))).toEqual(roundPose(pose));
      }),
    );
    expect(roundPose({ x: -0.0001, y: 1.00001, facing: -0.3 })).toEqual({ x: 0, y: 1, facing: 0 });
  });
});

describe('rectangles', () => {
  it('have their corners, edges and box where the pose says', () => {
    const base = rectangleOf(EAST, 40, 15);
    expect(base.frontLeft).toEqual({ x: 10, y: 40 });
    expect(base.frontRight).toEqual({ x: 10, y: 0 });
    expect(base.rearRight).toEqual({ x: -5, y: 0 });
    expect(base.rearLeft).toEqual({ x: -5, y: 40 });
    expect(base.box).toEqual({ minX: -5, minY: 0, maxX: 10, maxY: 40 });
    expect(edgeOf(base, 'right')).toEqual([base.frontRight, base.rearRight]);
    expect(edgeOf(base, 'left')).toEqual([base.rearLeft, base.frontLeft]);
    expect(cornerOf(base, 'rear-right')).toBe(base.rearRight);
  });

  it('measure ahead and to the right', () => {
    fc.assert(
      fc.property(anyRectangle, anyPoint, (base, p) => {
        const { pose, width, depth } = base;
        expect(aheadOf(base, ahead(pose, 7))).toBeCloseTo(7, 9);
        expect(rightOf(base, shifted(pose, -7))).toBeCloseTo(-7, 9);
        expect(aheadOf(base, base.rearLeft)).toBeCloseTo(-depth, 9);
        expect(rightOf(base, base.rearRight)).toBeCloseTo(width / 2, 9);
        const back = shifted(ahead(pose, aheadOf(base, p)), rightOf(base, p));
        expect(distance(back, p)).toBeCloseTo(0, 9);
      }),
    );
  });
});
