import { describe, expect, test } from 'vitest';
import type { BaseWords } from '../../../../test/support/battle.ts';
import { at, enemy, friend, told } from '../../../../test/support/playing.ts';
import { withDropped } from '../../../engine/effects.ts';
import { mine, surge } from './impetuous.test-support.ts';

const endOf = (bases: readonly BaseWords[], dropped: readonly string[] = []) =>
  withDropped(dropped, () => {
    const { battle, events } = surge(bases);
    return [at(battle, 'A'), told(events, 'set-aside').map((event) => event.rule)];
  });

const A = mine('Irr Wb (O)');
const left = friend('B', 'Reg Bd (O)', 560, 360);
const right = friend('C', 'Reg Bd (O)', 640, 360);

describe('not ending in a group', () => {
  test('a base beside a friend is set 5 mm to the free side', () => {
    expect(endOf([A, left])).toEqual([[605, 360, 0], ['bnb.impetuous.29']]);
    expect(endOf([A, right])).toEqual([[595, 360, 0], ['bnb.impetuous.29']]);
    expect(endOf([A, left], ['bnb.impetuous.29'])).toEqual([[600, 360, 0], []]);
  });

  test('a base between two friends is set 5 mm back', () => {
    expect(endOf([A, left, right])).toEqual([[600, 355, 0], ['bnb.impetuous.30']]);
    expect(endOf([A, left, right], ['bnb.impetuous.30'])).toEqual([[600, 360, 0], []]);
  });

  test('a base that would join a group even then stays', () => {
    const behind = [friend('D', 'Reg Bd (O)', 560, 355), right];
    expect(
      endOf([
        A,
        left,
        ...behind.map((base) => ({ ...base, at: [base.at?.[0] ?? 0, base.at?.[1] ?? 0] as const })),
      ])[0],
    ).not.toBeNull();
    const stuck = [friend('B', 'Reg Bd (O)', 560, 355), friend('E', 'Reg Bd (O)', 560, 370), right];
    expect(endOf([A, ...stuck])).toEqual([[600, 360, 0], []]);
  });

  test('a base alone stays where it is', () => {
    expect(endOf([A, friend('B', 'Reg Bd (O)', 560, 350)])).toEqual([[600, 360, 0], []]);
    expect(endOf([A, friend('B', 'Reg Bd (O)', 560, 360, 180)])).toEqual([[600, 360, 0], []]);
  });

  test('a base in close combat or in overlap may stand in a group', () => {
    const fighting = [A, left, enemy('Z', 'Reg Bd (O)', 600, 360)];
    expect(endOf(fighting)).toEqual([[600, 360, 0], []]);
    const overlapping = [A, left, enemy('Z', 'Reg Bd (O)', 560, 360)];
    expect(endOf(overlapping)).toEqual([[600, 360, 0], []]);
  });

  test('a cancelled move does not move a base out of a group', () => {
    const bases = [A, friend('B', 'Reg Bd (O)', 560, 300), enemy('Z', 'Irr El (O)', 600, 350)];
    expect(endOf(bases)).toEqual([[600, 300, 0], []]);
  });
});
