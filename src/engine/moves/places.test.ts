import { expect, test } from 'vitest';
import { battleOf, onTable } from '../../../test/support/battle.ts';
import { rounded } from '../../../test/support/playing.ts';
import { placesOn } from './places.ts';

test('the aligned places on each edge of a base, and beside its front', () => {
  const battle = battleOf({
    bases: [
      { id: 'A', at: [600, 100] },
      { id: 'Z', side: 'blue', at: [600, 300], facing: 180 },
    ],
  });
  const places = placesOn(onTable(battle, 'A'), onTable(battle, 'Z'));
  expect(Object.fromEntries(places.map(({ kind, pose }) => [kind, rounded(pose)]))).toEqual({
    front: [600, 300, 0],
    'left-flank': [620, 320, 270],
    'right-flank': [580, 320, 90],
    rear: [600, 315, 180],
    'overlap-left': [560, 300, 0],
    'overlap-right': [640, 300, 0],
  });
});
