import { expect, test } from 'vitest';
import { battleOf } from '../../../../test/support/battle.ts';
import { basesOnTable, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { enemiesAhead, enemiesInReach } from './reach.ts';

/** Whole numbers that differ enough, the same in each run. */
const scattered = (seed: number, below: number): number => (seed * 7919 + 104_729) % below;

const TROOPS = [
  ['Irr Cv (O)', 20],
  ['Irr Wb (O)', 15],
  ['Irr LH (F)', 20],
] as const;

test.each(TROOPS)('%s comes up against nobody beyond its reach, whichever way it turns', (troop, depth) => {
  const enemies = Array.from({ length: 60 }, (_, at) => ({
    id: `e${at}`,
    side: 'blue',
    troop: 'Reg Sp (O)',
    at: [300 + scattered(at, 600), 300 + scattered(at * 31 + 7, 600), scattered(at * 13, 360)] as const,
  }));
  const battle = battleOf({
    ruleset: 'dbmm',
    bases: [
      { id: 'A', side: 'red', troop, at: [600, 600], facing: 0, size: [40, depth] },
      ...enemies.map(({ at: [x, y, facing], ...each }) => ({
        ...each,
        at: [x, y] as const,
        facing,
        size: [40, 20] as const,
      })),
    ],
  });
  const base = placedBase(battle, 'A') as PlacedBase;
  const others = basesOnTable(battle).filter(({ side }) => side === 'blue');
  const near = enemiesInReach(battle, base, others);
  expect(near.length).toBeLessThan(others.length);
  const met = Array.from({ length: 181 }, (_, at) => enemiesAhead(battle, base, at - 90, others)).flat();
  expect(met.length).toBeGreaterThan(0);
  expect(met.filter((enemy) => !near.includes(enemy))).toEqual([]);
});
