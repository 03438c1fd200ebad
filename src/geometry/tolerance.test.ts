import { describe, expect, it } from 'vitest';
import { facingFromDegrees, HALF_TURN, TURN } from './exact.ts';
import { atMost, moreThan, opposite, PARALLEL_TURN, parallel, sameLength } from './tolerance.ts';

describe('tolerances', () => {
  it('decide lengths within 0.05 mm', () => {
    expect([sameLength(40, 40.04), sameLength(40, 40.06), sameLength(40, 39.94)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([atMost(80.04, 80), atMost(80.06, 80), moreThan(80.04, 80), moreThan(80.06, 80)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('decide facings within 0.05 degrees, across north too', () => {
    expect(facingFromDegrees(0.05)).toBe(PARALLEL_TURN);
    expect([parallel(TURN - 100, 46), parallel(TURN - 100, 47), parallel(0, HALF_TURN)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([opposite(46, HALF_TURN - 100), opposite(47, HALF_TURN - 100)]).toEqual([true, false]);
  });
});
