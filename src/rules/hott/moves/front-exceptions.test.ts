import { expect, test } from 'vitest';
import type { Leg } from '../../../engine/command.ts';
import { order, ordersIn } from './moves.test-support.ts';

type Spot = readonly [x: number, y: number, facing: number];

/** May Flyers with this pose go this way, past Blades that face south? */
function isTaken(flyers: readonly Spot[], enemyAt: number, path: readonly Leg[]): boolean {
  const movers = flyers.map(([x, y, facing], at) => ({
    id: `A${at}`,
    troop: 'Flyers',
    at: [x, y] as const,
    facing,
  }));
  const enemy = { id: 'Z', side: 'blue', troop: 'Blades', at: [enemyAt, 300] as const, facing: 180 };
  const battle = ordersIn({ bases: [...movers, enemy], pips: 6 });
  return order(battle, { type: 'move', bases: movers.map(({ id }) => id), path }).ok;
}

test('an element that has flown over an enemy may turn before its front', () => {
  const path = [{ forward: 110 }, { pivot: 'left', degrees: 20 }];
  expect(isTaken([[300, 360, 180]], 300, path)).toBe(true);
});

test('a group may wheel before an enemy to fly over it', () => {
  const pair: readonly Spot[] = [
    [300, 265, 0],
    [340, 265, 0],
  ];
  expect(isTaken(pair, 320, [{ pivot: 'left', degrees: 5 }, { forward: 120 }])).toBe(true);
});

test('a flight that does not cross the enemy allows no turn before its front', () => {
  expect(isTaken([[320, 260, 0]], 300, [{ pivot: 'left', degrees: 20 }])).toBe(false);
  expect(isTaken([[320, 260, 0]], 300, [{ pivot: 'right', degrees: 90 }, { forward: 110 }])).toBe(false);
});
