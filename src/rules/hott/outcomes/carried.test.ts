import { expect, test } from 'vitest';
import { battleOf } from '../../../../test/support/battle.ts';
import { type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { carriedBehind } from '../../../engine/outcomes/carried.ts';
import { sceneOf } from '../../../engine/outcomes/plan.ts';
import { hott } from '../index.ts';

type Pose = readonly [x: number, y: number, facing: number];

/** Two friends met by a fleer that ran along the western edge and stopped with room for one base behind it. */
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

test('a base carried along by a fleer stays where it is if the table has no room behind the fleer', () => {
  const moved = [
    ['near', 45, 300],
    ['far', 40, 500],
  ];
  expect(carried([40, 500, 0])).toEqual({ moved, left: [] });
});

test('a base makes way by the least distance if another has come to its place', () => {
  const moved = [
    ['near', 45, 300],
    ['far', 40, 260],
  ];
  expect(carried([40, 300, 90])).toEqual({ moved, left: [] });
});
