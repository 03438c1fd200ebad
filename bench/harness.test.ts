import { expect, onTestFinished, test, vi } from 'vitest';
import { quantile, rowOf, runBenchmark } from './harness.ts';
import { verdict } from './table.ts';

const upTo100 = Array.from({ length: 100 }, (_, index) => index + 1);

test('the slow end of a time is its high end', () => {
  expect(rowOf({ name: 'x', unit: 'ms' }, upTo100)).toMatchObject({ median: 50, p99: 99 });
});

test('the slow end of a rate is its low end', () => {
  expect(rowOf({ name: 'x', unit: 'a second' }, upTo100)).toMatchObject({ median: 51, p99: 2 });
});

test('every quantile of one sample is that sample', () => {
  expect(quantile([7], 0.99)).toBe(7);
});

test.each([
  ['ms', 40, false],
  ['ms', 60, true],
  ['a second', 40, true],
  ['a second', 60, false],
] as const)('an aim of %s %i', (unit, value, met) => {
  const row = rowOf({ name: 'x', unit, aim: { at: 'median', value } }, upTo100);
  expect(row.met).toBe(met);
  expect(verdict(row)).toContain(met ? 'met' : 'MISSED');
});

test('a timed benchmark counts its operations', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const row = await runBenchmark({
    kind: 'timed',
    name: 'x',
    unit: 'a second',
    prepare: () => () => vi.advanceTimersByTime(1),
    operations: 10,
    seconds: 0.05,
  });
  expect(row.median).toBe(10_000);
});
