import { expect, test } from 'vitest';
import { firstFaults } from './first-faults.ts';
import { LIMITS } from './limits.ts';

const faults = (count: number) => Array.from({ length: count }, (_, at) => ({ key: 'a', figures: { at } }));

test('faults up to the limit are all told', () => {
  expect(firstFaults(faults(LIMITS.faults))).toEqual(faults(LIMITS.faults));
});

test('of more faults the first are told, with the number of the others', () => {
  const told = firstFaults(faults(1000));
  expect(told).toEqual([
    ...faults(LIMITS.faults),
    { key: 'fault.more', figures: { more: 1000 - LIMITS.faults } },
  ]);
});

test('faults that were left out before are counted again', () => {
  const told = firstFaults([...firstFaults(faults(25)), ...faults(7)]);
  expect(told).toHaveLength(LIMITS.faults + 1);
  expect(told.at(-1)).toEqual({ key: 'fault.more', figures: { more: 32 - LIMITS.faults } });
});
