import { expect, test } from 'vitest';
import { behind, shifted } from './positions.ts';

const THREE = [['1'], ['2'], ['3']];

test('a command goes one place to the left or to the right', () => {
  expect(shifted(THREE, '2', -1)).toEqual([['2'], ['1'], ['3']]);
  expect(shifted(THREE, '2', 1)).toEqual([['1'], ['3'], ['2']]);
  expect(shifted(THREE, '1', -1)).toEqual(THREE);
  expect(shifted(THREE, '3', 1)).toEqual(THREE);
});

test('a command goes behind its left neighbour, and out of its column to either side', () => {
  const deep = behind(THREE, '2');
  expect(deep).toEqual([['1', '2'], ['3']]);
  expect(behind(deep, '3')).toEqual([['1', '2', '3']]);
  expect(shifted(deep, '2', 1)).toEqual(THREE);
  expect(shifted(deep, '2', -1)).toEqual([['2'], ['1'], ['3']]);
  expect(behind(THREE, '1')).toEqual(THREE);
});
