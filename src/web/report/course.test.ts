import { expect, test, vi } from 'vitest';
import { courseOf } from './course.ts';
import type { Fared, Fought } from './fought.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

const fared = (side: string, expected: number | null, isLost: boolean): Fared => ({
  base: `${side} base`,
  side,
  rank: 'base',
  against: null,
  expected,
  isLost,
  cause: null,
});

const fought = (step: number, bound: number, ...sides: readonly Fared[]): Fought =>
  ({
    step,
    rash: null,
    sides,
    before: { turn: { bound, round: Math.ceil(bound / 2), active: 'red' } },
  }) as Fought;

test('losses and what the odds promised add up from bound to bound, and each bound leads to its first fight', () => {
  const fights = [
    fought(3, 1, fared('red', 0.25, true), fared('blue', 0.5, false)),
    fought(4, 1, fared('red', 0.25, false), fared('blue', 0.5, true)),
    // Swept away: no dice of its own decided.
    fought(9, 4, fared('red', null, true)),
    fought(11, 6, fared('red', 0.5, true), fared('blue', 0, false)),
  ];
  const course = courseOf(fights, ['red', 'blue']);
  expect(course.map(({ first, round, costs }) => [first.step, round, costs])).toEqual([
    [
      3,
      1,
      [
        { lost: 1, expected: 0.5 },
        { lost: 1, expected: 1 },
      ],
    ],
    [
      9,
      2,
      [
        { lost: 1, expected: 0.5 },
        { lost: 1, expected: 1 },
      ],
    ],
    [
      11,
      3,
      [
        { lost: 2, expected: 1 },
        { lost: 1, expected: 1 },
      ],
    ],
  ]);
  expect(courseOf([], ['red', 'blue'])).toEqual([]);
});
