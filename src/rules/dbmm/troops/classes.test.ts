import { describe, expect, test } from 'vitest';
import { battleOf } from '../../../../test/support/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { isWithin } from '../measures.ts';
import { isMobile, isOf, isWedge } from './base.ts';
import { muster } from './muster.ts';

function baseOf(troop: string, flags: readonly string[] = []) {
  const mustered = muster(troop, flags);
  if ('key' in mustered) throw new Error(mustered.key);
  const [base] = battleOf({ ruleset: 'dbmm', bases: [{ id: 'A', at: [900, 600] }] }).bases;
  return { ...base, ...mustered, id: 'A', side: 'red', place: 'table', pose: null, start: null };
}

const ALL = {
  mounted: ['Irr El (O)', 'Irr Exp (O)', 'Reg Kn (O)', 'Reg Cv (O)', 'Reg LH (O)', 'Irr Cm (O)'],
  train: ['Reg Art (O)', 'Reg WWg (O)', 'Irr Bge (O)'],
  naval: ['Reg Gal (O)', 'Reg Shp (O)', 'Reg Bts (O)'],
  light: ['Reg LH (O)', 'Reg Ps (O)', 'Reg Ax (O)'],
  skirmishers: ['Reg LH (O)', 'Reg Ps (O)'],
} as const;
const TROOPS = [...new Set([...Object.values(ALL).flat(), 'Reg Bd (O)', 'Reg Art (X)', 'Irr Wb (O)'])];

describe('classes', () => {
  test.each([
    ['dbmm.class.1', 'mounted'],
    ['dbmm.class.3', 'train'],
    ['dbmm.class.4', 'naval'],
    ['dbmm.class.6', 'light'],
    ['dbmm.class.7', 'skirmishers'],
  ] as const)('%s: %s', (id, name) => {
    const members = () => TROOPS.filter((troop) => isOf(baseOf(troop), name));
    expect(members().toSorted()).toEqual([...ALL[name]].toSorted());
    expect(withDropped([id], members)).toEqual([]);
  });

  test('heavy baggage alone is not mobile', () => {
    const still = () => [...TROOPS, 'Irr Bge (S)', 'Irr Bge (F)'].filter((troop) => !isMobile(baseOf(troop)));
    expect(still()).toEqual(['Irr Bge (O)', 'Irr Bge (S)']);
    expect(withDropped(['dbmm.class.9'], still)).toEqual([]);
  });

  test('only Kn are in wedge', () => {
    const read = () => 'key' in muster('Reg Cv (O)', ['wedge']);
    expect(read()).toBe(true);
    expect(withDropped(['dbmm.dbe.7'], read)).toBe(false);
    expect(isWedge(baseOf('Reg Kn (F)', ['wedge']))).toBe(true);
  });
});

test('a distance is within itself', () => {
  expect([isWithin(40, 40), isWithin(41, 40)]).toEqual([true, false]);
  expect(withDropped(['dbmm.scale.4'], () => isWithin(40, 40))).toBe(false);
});
