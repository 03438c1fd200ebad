import { expect, it } from 'vitest';
import { onTable } from '../../../../../test/support/battle.ts';
import { afterOrder, moving, ordersIn } from '../moves.test-support.ts';

it.each([0.02, 0.04, -0.04])(
  'a bent column whose head ends %s mm short of an enemy is set in contact',
  (gap) => {
    const troop = 'Reg Sp (O)';
    const battle = ordersIn({
      bases: [
        { id: 'A', troop, at: [580, 320], facing: 270 },
        { id: 'B', troop, at: [590.6, 309.4], facing: 315 },
        { id: 'C', troop, at: [600, 298.3] },
        { id: 'Z', side: 'blue', troop, at: [560, 320], facing: 90 },
      ],
      columns: [{ bases: ['A', 'B', 'C'] }],
    });
    const after = afterOrder(battle, moving(['A', 'B', 'C'], { forward: 20 - gap }));
    expect(onTable(after, 'A').pose).toMatchObject({ x: 560, y: 320 });
  },
);
