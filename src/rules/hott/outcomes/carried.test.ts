import { expect, test } from 'vitest';
import { battleOf } from '../../../../test/support/battle.ts';
import { type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { carriedBehind } from '../../../engine/outcomes/carried.ts';
import { sceneOf } from '../../../engine/outcomes/plan.ts';
import { hott } from '../index.ts';

type Pose = readonly [x: number, y: number, facing: number];

/** Two friends met by one who fled along the western edge and stopped with room for one behind it. */
function carried([x, y, facing]: Pose) {
  const battle = battleOf({
    bases: [
      { id: 'fleer', at: [100, 300], facing: 90, size: [40, 30] },
      { id: 'near', at: [40, 400], facing: 0, size: [40, 30] },
      { id: 'far', at: [x, y], facing, size: [40, 30] },
    ],
  });
  const at = (id: string): PlacedBase => {
    const base = placedBase(battle, id);
    if (!base) throw new Error(`no ${id}`);
    return base;
  };
  const fleer = at('fleer');
  const end = { ...fleer.pose, x: 75 };
  const { moves, left } = carriedBehind(sceneOf(hott, battle), fleer, end, [at('near'), at('far')], false);
  return { moved: moves.map(({ base, to }) => [base, to.x, to.y]), left: left.map(({ id }) => id) };
}

test('one for whom the table has no room behind a fleer flees no farther than where it stands', () => {
  const moved = [
    ['near', 45, 300],
    ['far', 40, 500],
  ];
  expect(carried([40, 500, 0])).toEqual({ moved, left: [] });
});

test('where another has come to stand on his place he makes way as little as he can', () => {
  const moved = [
    ['near', 45, 300],
    ['far', 40, 260],
  ];
  expect(carried([40, 300, 90])).toEqual({ moved, left: [] });
});
