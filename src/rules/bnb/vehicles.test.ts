import { describe, expect, test } from 'vitest';
import { findBase } from '../../engine/battle.ts';
import { bnb } from './index.ts';
import { afterOrder, brokenBy, judging, moving, ordersIn, placeOf } from './moves/moves.test-support.ts';
import { allAfoot, isOnVehicles, withVehicles } from './vehicles.ts';

const battle = ordersIn({
  bases: [
    { id: 'A', troop: 'Reg mtd Ax (O)', at: [600, 300] },
    { id: 'B', troop: 'Reg mtd Bw (O)', at: [300, 300] },
    { id: 'C', troop: 'Reg Bd (O)', at: [300, 240] },
  ],
  pips: 9,
});

const base = (id: string, now = battle) => {
  const found = findBase(now, id);
  if (!found) throw new Error(id);
  return found;
};

describe('vehicles', () => {
  test('are told of the bases that have them, and drawn in the depth that they take', () => {
    expect(withVehicles(battle).map(({ id }) => id)).toEqual(['A', 'B']);
    expect(bnb.label(base('A'))).toMatchObject({ type: 'Ax', vehicles: 20 });
    expect(bnb.label(base('C'))).not.toHaveProperty('vehicles');
  });

  test('are left before a tactical turn about, so that the front of the men turns', () => {
    const far = afterOrder(battle, moving('A', { turnabout: true }));
    expect(placeOf(far, 'A')).toEqual([600, 260, 180]);
    const tactical = afterOrder(battle, { ...moving('A', { turnabout: true }), kind: 'tactical' });
    expect(placeOf(tactical, 'A')).toEqual([600, 280, 180]);
    expect(base('A', tactical)).toMatchObject({ troop: 'Reg Ax (O)', depth: 20 });
  });

  test('are kept by a refused order, and by one that is only judged', () => {
    expect(brokenBy(battle, { ...moving('A', { forward: 100 }), kind: 'tactical' })).toEqual([
      'bnb.distance.15',
    ]);
    judging(battle, { ...moving('A', { forward: 10 }), kind: 'tactical' });
    expect(isOnVehicles(base('A'))).toBe(true);
  });

  test('of a group are all left by its tactical move', () => {
    const line = ordersIn({
      bases: [
        { id: 'A', troop: 'Reg mtd Ax (O)', at: [600, 300] },
        { id: 'B', troop: 'Reg mtd Ax (O)', at: [640, 300] },
      ],
      pips: 9,
    });
    const after = afterOrder(line, { ...moving(['A', 'B'], { forward: 90 }), kind: 'tactical' });
    expect(withVehicles(after)).toEqual([]);
    expect(placeOf(after, 'B')).toEqual([640, 390, 0]);
  });

  test('are nobody’s in a battle on foot, which is the same battle where there are none', () => {
    expect(withVehicles(allAfoot(battle))).toEqual([]);
    const none = ordersIn({ bases: [{ id: 'A', at: [600, 300] }] });
    expect(allAfoot(none)).toBe(none);
  });
});
