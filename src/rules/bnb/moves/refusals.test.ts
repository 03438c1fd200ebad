import { describe, expect, it } from 'vitest';
import { nearestLegal } from '../../../engine/moves/nearest.ts';
import { bnb } from '../index.ts';
import { afterOrder, brokenBy, judging, moving, ordersIn } from './moves.test-support.ts';

const FOE = { id: 'Z', side: 'blue', at: [600, 700] as const, facing: 180 };

describe('the nearest allowed move', () => {
  it('goes as near as is legal if contact at the end is refused', () => {
    const battle = ordersIn({
      bases: [
        { id: 'A', troop: 'Reg Cv (O)', at: [500, 415], facing: 90 },
        { id: 'Z', side: 'blue', at: [600, 400], facing: 0 },
      ],
    });
    const wish = moving('A', { forward: 80 });
    expect(brokenBy(battle, wish)).toEqual(['bnb.flank.2']);
    const nearest = nearestLegal(bnb, battle, wish, 'red');
    expect(nearest?.judgement.length).toBeGreaterThan(79);
    expect(nearest?.judgement.contacts).toEqual([]);
  });
});

describe('friends in the way', () => {
  it('get the same refusal from a troop that never passes them, whatever way it comes', () => {
    const words = (troop: string) => ({
      bases: [{ id: 'A', troop, at: [600, 300] as const }, { id: 'B', at: [645, 300] as const }, FOE],
    });
    const keyOf = (troop: string) =>
      judging(ordersIn(words(troop)), moving('A', { shift: 20 })).reasons[0]?.key;
    expect(keyOf('Reg Bd (O)')).toBe('bnb.pass.never');
    expect(keyOf('Reg Ps (O)')).toBe('bnb.pass.advance');
  });
});

it('the refusal of a second far move names the enemy that is too near', () => {
  const far = ordersIn({
    bases: [
      { id: 'A', at: [600, 374.9] },
      { ...FOE, at: [600, 615] },
    ],
  });
  const back = { ...moving('A', { back: 20 }), kind: 'tactical' };
  const [named] = judging(afterOrder(far, moving('A', { back: 20 })), back).reasons;
  expect(named?.key).toBe('bnb.tactical.after-far');
  expect(named?.always).toBeUndefined();
  const ahead = moving('A', { forward: 10 });
  expect(judging(afterOrder(far, ahead), ahead).reasons[0]).toMatchObject({
    key: 'bnb.tactical.after-far-near',
    figures: { base: 'A', other: 'Z' },
    always: true,
  });
});
