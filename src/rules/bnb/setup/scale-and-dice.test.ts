import { expect, test } from 'vitest';
import { withDropped } from '../../../engine/effects.ts';
import { dice, readAsAverage } from '../dice.ts';
import { MOVE_UNIT, MU } from '../measures.ts';

test('a move unit is three quarters of a base width', () => {
  expect(MOVE_UNIT).toEqual({ rule: 'bnb.setup.20', baseWidths: 0.75 });
  expect(MU).toBe(30);
});

test('a common die has faces 1 to 6, an average die 2 3 3 4 4 5', () => {
  expect(dice.D6).toEqual([1, 2, 3, 4, 5, 6]);
  expect(dice.AD).toEqual([2, 3, 3, 4, 4, 5]);
  expect(withDropped(['bnb.setup.22'], () => dice.AD)).not.toEqual([2, 3, 3, 4, 4, 5]);
});

test('a common die read as an average one has its faces', () => {
  const read = () => [1, 2, 3, 4, 5, 6].map(readAsAverage);
  expect(read()).toEqual([3, 2, 3, 4, 5, 4]);
  expect(read().toSorted()).toEqual(dice.AD);
  expect(withDropped(['bnb.setup.23'], read)).toEqual([1, 2, 3, 4, 5, 6]);
});
