import { expect, test } from 'vitest';
import { EDGES_CLOCKWISE } from './edges.ts';
import { type Profile, shoreArea } from './outlines.ts';

const SHORE: Profile = {
  id: 'straight',
  points: [
    [0, 100],
    [1, 150],
  ],
};

test('a shore is as far from its edge as its profile says, on each edge', () => {
  const areas = EDGES_CLOCKWISE.map((edge) => [
    edge,
    shoreArea({ width: 1200, depth: 750 }, SHORE, edge).map(({ x, y }) => [x, y]),
  ]);
  expect(Object.fromEntries(areas)).toEqual({
    south: [
      [1200, 0],
      [0, 0],
      [0, 100],
      [1200, 150],
    ],
    north: [
      [1200, 750],
      [0, 750],
      [0, 650],
      [1200, 600],
    ],
    west: [
      [0, 750],
      [0, 0],
      [100, 0],
      [150, 750],
    ],
    east: [
      [1200, 750],
      [1200, 0],
      [1100, 0],
      [1050, 750],
    ],
  });
});
