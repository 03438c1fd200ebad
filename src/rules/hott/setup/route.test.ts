import { expect, test } from 'vitest';
import { battleOf, box } from '../../../../test/support/battle.ts';
import { hott } from '../index.ts';
import { routesTo } from './route.ts';

const SIDES = [
  { id: 'red', edge: 'south', role: 'defender', facts: {} },
  { id: 'blue', edge: 'north', role: 'attacker', facts: {} },
] as const;

/** Does a route lead to a stronghold on the southern edge through a gap of this width in a lake across the table? */
function leads(width: number, depth: number, gap: number): boolean {
  const battle = battleOf({
    ruleset: 'hott',
    sides: SIDES,
    table: [width, depth],
    terrain: [{ id: 'L', kind: 'lake', area: box(0, depth / 2, width - gap, depth / 2 + 80) }],
  });
  const stronghold = box(100, 0, 200, 80).map(([x, y]) => ({ x, y }));
  return routesTo(hott, battle, 'red')(stronghold);
}

test('a route is as wide as an element', () => {
  expect([39, 41].map((gap) => leads(600, 600, gap))).toEqual([false, true]);
});

test('a route is found quickly even on the largest table', () => {
  expect([30, 50].map((gap) => leads(10_000, 10_000, gap))).toEqual([false, true]);
});
