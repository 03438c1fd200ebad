import { expect, test } from 'vitest';
import { battleOf } from '../../../../test/support/battle.ts';
import { courseOf } from '../../../debellis/spontaneous/course.ts';
import { placedBase } from '../../../engine/battle.ts';
import { DBM } from '../game.ts';
import { dbm } from '../index.ts';

/** A Warband goes for an enemy 200 mm ahead; a friend turned by 3 degrees stands so far before it. */
function courseBehind(friend: number) {
  const battle = battleOf({
    ruleset: 'dbm',
    bases: [
      { id: 'A', at: [600, 400], troop: 'Irr Wb (O)' },
      { id: 'F', at: [600, friend], facing: 3, troop: 'Reg Ax (O)', size: [40, 20] },
      { id: 'Z', side: 'blue', at: [600, 640], facing: 180, troop: 'Reg Bd (O)' },
    ],
  });
  const [base, target] = [placedBase(battle, 'A'), placedBase(battle, 'Z')];
  return base && courseOf(DBM, dbm, battle, base, target);
}

test('an element that overlaps a friend from the beginning goes no deeper into it', () => {
  // The rear corner of the friend reaches 1 mm over the front of the Warband.
  expect(courseBehind(420)).toMatchObject({ turn: 0, mm: 0 });
  expect(courseBehind(460)?.mm).toBeGreaterThan(10);
});
