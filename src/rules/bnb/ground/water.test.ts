import { expect, it } from 'vitest';
import { box } from '../../../../test/support/battle.ts';
import { judging, moving, ordersIn } from '../moves/moves.test-support.ts';

it('a base is stopped right at the shore of a lake without hills', () => {
  const battle = ordersIn({
    terrain: [{ kind: 'La', area: box(500, 333, 700, 500) }],
    bases: [
      { id: 'A', at: [600, 300] },
      { id: 'Z', side: 'blue', at: [100, 700], facing: 180 },
    ],
  });
  const { reasons } = judging(battle, moving('A', { forward: 60 }));
  expect(reasons[0]?.rule).toBe('bnb.move.17');
  expect(reasons[0]?.figures?.mm).toBeCloseTo(33, 1);
});
