import { expect, test } from 'vitest';
import { battleOf, onTable } from '../../../../test/support/battle.ts';
import { outlineAt, type Way, wayOf } from '../../../engine/moves/way.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { hott } from '../index.ts';

test('a group whose facings differ by the little that is allowed stays together, however far it goes', () => {
  const knights = { troop: 'Knights', size: [40, 30] as const };
  const battle = battleOf({
    ruleset: 'hott',
    table: [600, 600],
    bases: [
      { id: 'V', ...knights, at: [100, 300], facing: 90 },
      { id: 'Y', ...knights, at: [100, 260], facing: 89.955 },
    ],
  });
  const movers = [onTable(battle, 'V'), onTable(battle, 'Y')];
  for (const leg of [{ forward: 400 }, { back: 50 }, { shift: 50 }]) {
    const way = wayOf(hott, movers, [leg]) as Way;
    const [one, other] = way.stages[0]?.to ?? [];
    if (!one || !other) throw new Error('the group went nowhere');
    expect([one.x - other.x, one.y - other.y]).toEqual([0, 40]);
    expect([one.facing, other.facing]).toEqual(movers.map(({ pose }) => pose.facing));
    const [first, second] = movers as [(typeof movers)[0], (typeof movers)[0]];
    expect(rectanglesOverlap(outlineAt(first, one), outlineAt(second, other))).toBe(false);
  }
});
