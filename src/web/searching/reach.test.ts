import { expect, test } from 'vitest';
import { battleOf } from '../../../test/support/battle.ts';
import { type Battle, basesOnTable } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { hott } from '../../rules/hott/index.ts';
import { ordersIn } from '../../rules/hott/moves/moves.test-support.ts';
import { reachAround } from './reach.ts';
import { reachNow } from './reach-now.ts';

/** The farthest points of the reach of A to the west, south, east and north, as distances from its front. */
function reachOf(rules: Ruleset, battle: Battle) {
  const base = basesOnTable(battle).filter(({ id }) => id === 'A');
  const { x, y } = base[0]?.pose ?? { x: 0, y: 0 };
  const half = (base[0]?.width ?? 0) / 2;
  const outline = base[0] ? reachAround(rules, battle, base[0]) : [];
  const xs = outline.map((point) => point.x - x);
  const ys = outline.map((point) => point.y - y);
  const round = (mm: number): number => Math.round(mm);
  return {
    west: round(-Math.min(...xs) - half),
    south: round(-Math.min(...ys)),
    east: round(Math.max(...xs) - half),
    north: round(Math.max(...ys)),
  };
}

const all = (mm: number) => ({ west: mm, south: mm, east: mm, north: mm });

test('a road elsewhere lengthens no reach', () => {
  const slow = battleOf({ bases: [{ id: 'A', at: [450, 450], troop: 'Reg Sp (O)' }] });
  expect(reachOf(bnb, slow)).toEqual(all(60));
  const knights = ordersIn({ bases: [{ id: 'A', at: [300, 300], troop: 'Knights' }] });
  expect(reachOf(hott, knights)).toEqual(all(75));
});

const square = (x: number, y: number) => [
  [x, y],
  [x + 200, y],
  [x + 200, y + 200],
  [x, y + 200],
];

test('bad going shortens the reach on its side alone', () => {
  const terrain = [{ id: 'T', kind: 'wood', area: square(360, 200) }] as never;
  const knights = ordersIn({ terrain, bases: [{ id: 'A', at: [300, 300], troop: 'Knights' }] });
  const { west, east, north } = reachOf(hott, knights);
  expect([west, north]).toEqual([75, 75]);
  expect(east).toBe(50);
});

test('ground on the way that ends beyond the shorter distance leaves the distance up to it', () => {
  const terrain = [{ id: 'T', kind: 'Wd', area: square(300, 505) }] as never;
  const foot = battleOf({ terrain, bases: [{ id: 'A', at: [400, 450], troop: 'Reg Cv (O)' }] });
  const { north, south } = reachOf(bnb, foot);
  expect(south).toBeGreaterThan(north);
  expect(north).toBeGreaterThanOrEqual(50);
});

test('nothing is reached by a base that may not move, and a group reaches only straight ahead', () => {
  const bases = [
    { id: 'A', at: [400, 450], troop: 'Knights' },
    { id: 'B', at: [440, 450], troop: 'Knights' },
  ] as const;
  const battle = ordersIn({ bases });
  const [a, b] = basesOnTable(battle);
  if (!a || !b) throw new Error('two bases are missing');
  const xs = (outline: readonly { readonly x: number }[]) => outline.map(({ x }) => x);
  const alone = xs(reachNow(hott, battle, [a]));
  // Its neighbour is in the way to the east.
  expect([Math.min(...alone) < 340, Math.max(...alone)]).toEqual([true, 420]);
  const strip = reachNow(hott, battle, [a, b]);
  expect(xs(strip)).toEqual([380, 380, 460, 460]);
  expect(strip[1]?.y).toBeGreaterThan(460);
  const spent = { ...battle, turn: { ...battle.turn, pips: { '': 0 } } };
  expect(reachNow(hott, spent, [a])).toEqual([]);
  expect(reachNow(hott, spent, [a, b])).toEqual([]);
});
