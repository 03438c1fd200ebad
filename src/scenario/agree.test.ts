import { expect, test } from 'vitest';
import { agrees } from './agree.ts';

test('a figure with decimals agrees to as many decimals as it has', () => {
  expect(agrees(41.333, 124 / 3)).toBe(true);
  expect(agrees(41.33, 124 / 3)).toBe(true);
  expect(agrees(41.34, 124 / 3)).toBe(false);
  expect(agrees(3.5, 3.5)).toBe(true);
  expect(agrees(3.5, 3.4)).toBe(false);
  expect(agrees(10.667, 32 / 3)).toBe(true);
});

test('a whole number must be met exactly', () => {
  expect(agrees(41, 124 / 3)).toBe(false);
  expect(agrees(42, 42)).toBe(true);
});

test('lists and records agree part by part', () => {
  expect(agrees({ reference: 124, routing: 41.333 }, { routing: 124 / 3, reference: 124 })).toBe(true);
  expect(agrees({ reference: 124 }, { routing: 124 / 3, reference: 124 })).toBe(false);
  expect(agrees({ a: 1, b: null }, { a: 1, c: null })).toBe(false);
  expect(agrees(['A', 1.5], ['A', 1.5])).toBe(true);
  expect(agrees(['A'], ['A', 'B'])).toBe(false);
  expect(agrees(null, 0)).toBe(false);
  expect(agrees([], {})).toBe(false);
});
