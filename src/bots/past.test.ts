import { expect, test } from 'vitest';
import { battleOf } from '../../test/support/battle.ts';
import { lastBound } from './past.ts';

/** Battles of a record: two of each bound. */
const bound = (number: number, active: string) => {
  const battle = battleOf({ bound: number, active });
  return [battle, { ...battle }];
};
const setup = bound(0, 'red');
const first = bound(1, 'red');
const second = bound(2, 'blue');
const third = bound(3, 'red');

test('the last own bound is the one before the present bound', () => {
  const battles = [...setup, ...first, ...second, ...third];
  expect(lastBound(battles, 'red')).toBe(first[0]);
  expect(lastBound(battles, 'blue')).toBe(second[0]);
});

test('in the first own bound there is none', () => {
  expect(lastBound([...setup, ...first], 'red')).toBeNull();
  expect(lastBound([], 'red')).toBeNull();
});
