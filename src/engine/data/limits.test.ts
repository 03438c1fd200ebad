import { describe, expect, test } from 'vitest';
import { isBounded, isShallow, LIMITS } from './limits.ts';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('a value within the limits', () => {
  test.each([null, true, 0, -LIMITS.figure, 'x'.repeat(LIMITS.text), [], { a: [{ b: null }] }])(
    'may be %j',
    (value) => {
      expect(isBounded(value)).toBe(true);
    },
  );

  test.each<[string, unknown]>([
    ['no number', Number.NaN],
    ['without end', Number.POSITIVE_INFINITY],
    ['too large', LIMITS.figure + 1],
    ['too long', 'x'.repeat(LIMITS.text + 1)],
    ['of too many entries', Array(LIMITS.list + 1).fill(0)],
    ['too large within', { a: [1e300] }],
    ['nothing that JSON has', () => 0],
    ['undefined', [undefined]],
  ])('is not %s', (_, value) => {
    expect(isBounded(value)).toBe(false);
  });

  test('lies within other values no deeper than the limit', () => {
    for (const isWithin of [isBounded, isShallow]) {
      expect(isWithin(nested(LIMITS.depth))).toBe(true);
      expect(isWithin(nested(LIMITS.depth + 1))).toBe(false);
      expect(isWithin(nested(100_000))).toBe(false);
    }
  });
});
