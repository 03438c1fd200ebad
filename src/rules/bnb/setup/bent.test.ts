import { describe, expect, it } from 'vitest';
import { findBase, type PlacedBase } from '../../../engine/battle.ts';
import { QUARTER_TURN } from '../../../geometry/exact.ts';
import { bnb } from '../index.ts';
import { ordersIn } from '../moves/moves.test-support.ts';
import { bentReasons } from './bent.ts';

const battle = ordersIn({
  bases: [
    { id: 'A', side: 'red', troop: 'Reg Sp (O)', at: [600, 200] as const, facing: 0 },
    { id: 'B', side: 'red', troop: 'Reg Sp (O)', at: [300, 200] as const, facing: 0 },
  ],
});
const base = findBase(battle, 'B') as PlacedBase;
/** The rear left corner of A, on which the front left corner of B may be put. */
const HINGE = { x: 580, y: 185 };
const eighth = QUARTER_TURN / 2;
const put = (x: number, y: number, facing: number) =>
  bentReasons(bnb, battle, [{ base, pose: { x, y, facing } }])
    .flat()
    .map(({ rule }) => rule);

describe('a bent column', () => {
  it('is not set up', () => {
    const half = 20 / Math.SQRT2;
    expect(put(HINGE.x + half, HINGE.y - half, eighth)).toEqual(['bnb.column.6']);
  });

  it('is none where two stand straight behind each other, or apart', () => {
    expect(put(600, 185, 0)).toEqual([]);
    expect(put(600, 150, eighth)).toEqual([]);
  });
});
