import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  degreesOf,
  direction,
  facingFromDegrees,
  facingOf,
  HALF_TURN,
  normalFacing,
  QUARTER_TURN,
  roundLength,
  signedTurn,
  TURN,
  turnBetween,
  turnOf,
} from './exact.ts';
import { length } from './length.ts';
import { anyFacing } from './shapes.test-support.ts';

describe('direction', () => {
  it('is exact at quarter turns', () => {
    expect([0, 1, 2, 3].map((quarter) => direction(quarter * QUARTER_TURN))).toEqual([
      { x: 0, y: 1 },
      { x: 1, y: 0 },
      { x: 0, y: -1 },
      { x: -1, y: 0 },
    ]);
  });

  it('agrees with the usual functions and comes back, for every 7th facing', () => {
    let wrong = 0;
    let worst = 0;
    for (let facing = 0; facing < TURN; facing += 7) {
      const { x, y } = direction(facing);
      const radians = (facing / TURN) * 2 * Math.PI;
      worst = Math.max(worst, Math.abs(x - Math.sin(radians)), Math.abs(y - Math.cos(radians)));
      if (facingOf(x, y) !== facing || facingOf(x * 317, y * 317) !== facing) wrong++;
    }
    expect(wrong).toBe(0);
    expect(worst).toBeLessThan(1e-14);
  });

  it('is exact after quarter turns', () => {
    fc.assert(
      fc.property(anyFacing, (facing) => {
        const { x, y } = direction(facing);
        expect(direction(normalFacing(facing + QUARTER_TURN))).toEqual({ x: y + 0, y: 0 - x });
        expect(direction(normalFacing(facing + HALF_TURN))).toEqual({ x: 0 - x, y: 0 - y });
        expect(length(x, y)).toBeCloseTo(1, 14);
      }),
    );
  });

  it('handles fractions of a unit, and the cache gives the computed values', () => {
    expect(direction(100.5).x).toBeCloseTo((direction(100).x + direction(101).x) / 2, 14);
    expect(direction(-QUARTER_TURN)).toEqual({ x: -1, y: 0 });
    expect(direction(TURN + 12345)).toEqual(direction(12345));
  });
});

describe('turns', () => {
  it('are signed clockwise, and half a turn is positive', () => {
    expect(signedTurn(0, QUARTER_TURN)).toBe(QUARTER_TURN);
    expect(signedTurn(QUARTER_TURN, 0)).toBe(-QUARTER_TURN);
    expect(signedTurn(10, TURN - 10)).toBe(-20);
    expect(signedTurn(5, 5 + HALF_TURN)).toBe(HALF_TURN);
    expect(signedTurn(5 + HALF_TURN, 5)).toBe(HALF_TURN);
  });

  it('add up: a facing plus the turn to another is the other', () => {
    fc.assert(
      fc.property(anyFacing, anyFacing, (a, b) => {
        expect(normalFacing(a + signedTurn(a, b))).toBe(b);
        expect(turnBetween(a, b)).toBe(turnBetween(b, a));
      }),
    );
  });

  it('come from vectors in all four quarters', () => {
    expect([facingOf(0, 2), facingOf(2, 2), facingOf(2, 0), facingOf(0, -2), facingOf(-2, 0)]).toEqual([
      0,
      TURN / 8,
      QUARTER_TURN,
      HALF_TURN,
      3 * QUARTER_TURN,
    ]);
    expect(facingOf(0, 0)).toBe(0);
    fc.assert(
      fc.property(fc.double({ min: 0, max: TURN - 1, noNaN: true }), (turn) => {
        const { x, y } = direction(turn);
        expect(turnOf(x, y)).toBeCloseTo(turn, 6);
      }),
    );
  });
});

describe('rounding', () => {
  it('keeps degrees, and never gives -0', () => {
    fc.assert(
      fc.property(anyFacing, (facing) => {
        expect(facingFromDegrees(degreesOf(facing))).toBe(facing);
      }),
    );
    expect(facingFromDegrees(-90)).toBe(3 * QUARTER_TURN);
    expect(Object.is(roundLength(-0.0001), 0)).toBe(true);
    expect(Object.is(normalFacing(-0.2), 0)).toBe(true);
    expect(Object.is(normalFacing(-TURN), 0)).toBe(true);
    expect(roundLength(10.0001)).toBe(10);
    expect(roundLength(1 / 1024)).toBe(1 / 1024);
  });
});
