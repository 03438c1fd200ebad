import { describe, expect, test } from 'vitest';
import { findBase } from '../../../engine/battle.ts';
import { bnb } from '../index.ts';
import { afterOrder, brokenBy, judging, moving, ordersIn, placeOf } from '../moves/moves.test-support.ts';
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
  test('are named on the bases that have them, and drawn in their depth', () => {
    expect(withVehicles(battle).map(({ id }) => id)).toEqual(['A', 'B']);
    expect(bnb.label(base('A'))).toMatchObject({ type: 'Ax', vehicles: 20 });
    expect(bnb.label(base('C'))).not.toHaveProperty('vehicles');
  });

  test('are left before a tactical turnabout, so that the base turns without them', () => {
    const far = afterOrder(battle, moving('A', { turnabout: true }));
    expect(placeOf(far, 'A')).toEqual([600, 260, 180]);
    const tactical = afterOrder(battle, { ...moving('A', { turnabout: true }), kind: 'tactical' });
    expect(placeOf(tactical, 'A')).toEqual([600, 280, 180]);
    expect(base('A', tactical)).toMatchObject({ troop: 'Reg Ax (O)', depth: 20 });
  });

  test('stay after a refused order, and after one that is only judged', () => {
    expect(brokenBy(battle, { ...moving('A', { forward: 100 }), kind: 'tactical' })).toEqual([
      'bnb.distance.15',
    ]);
    judging(battle, { ...moving('A', { forward: 10 }), kind: 'tactical' });
    expect(isOnVehicles(base('A'))).toBe(true);
  });

  test('are left by all bases of a group in its tactical move', () => {
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

  test('do not exist in a battle on foot, which is the same battle if there were none', () => {
    expect(withVehicles(allAfoot(battle))).toEqual([]);
    const none = ordersIn({ bases: [{ id: 'A', at: [600, 300] }] });
    expect(allAfoot(none)).toBe(none);
  });
});
