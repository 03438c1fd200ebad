import { describe, expect, test } from 'vitest';
import { withDropped } from '../../engine/effects.ts';
import { faceCounted } from '../../engine/game/dice.ts';
import { bnb } from './index.ts';
import { MOVE_UNIT, MU } from './measures.ts';

describe('measures and dice', () => {
  test('a move unit is three quarters of a base width: 30 mm', () => {
    expect(MU).toBe(30);
    expect(MOVE_UNIT).toEqual({ rule: 'bnb.setup.20', baseWidths: 0.75 });
  });

  test('a common die has six faces, an average die 2 3 3 4 4 5', () => {
    expect(bnb.dice.D6?.faces).toEqual([1, 2, 3, 4, 5, 6]);
    expect(bnb.dice.AD?.faces).toEqual([2, 3, 3, 4, 4, 5]);
    expect(withDropped(['bnb.setup.21'], () => bnb.dice.D6?.faces)).toEqual([]);
    expect(withDropped(['bnb.setup.22'], () => bnb.dice.AD?.faces)).toEqual([]);
  });

  test('a common die may be read as an average die: 1 as 3, 6 as 4', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => faceCounted(bnb, 'AD', face))).toEqual([3, 2, 3, 4, 5, 4]);
    expect(withDropped(['bnb.setup.23'], () => faceCounted(bnb, 'AD', 6))).toBe(6);
  });

  test.each(['bnb.base.10', 'bnb.base.11'])('%s: the size of a base depends on its troop alone', () => {
    const sizes = ['Reg Bd (O)', 'Irr Bd (O)'].map((troop) => bnb.muster(troop, []));
    expect(sizes).toMatchObject([
      { width: 40, depth: 15 },
      { width: 40, depth: 15 },
    ]);
  });
});
