import { expect, test } from 'vitest';
import { order, ordersIn } from './moves.test-support.ts';

type Place = readonly [x: number, y: number, facing: number];

const blades = (id: string, side: string, [x, y, facing]: Place) => ({
  id,
  side,
  troop: 'Blades',
  at: [x, y] as const,
  facing,
});

/** A group of two goes ahead: the x of A at the end, or the broken rules. */
function ahead(mm: number, foes: readonly Place[]) {
  const movers = [blades('A', 'red', [260, 260, 0]), blades('B', 'red', [220, 260, 0])];
  const enemies = foes.map((place, at) => blades(`Z${at}`, 'blue', place));
  const battle = ordersIn({ bases: [...movers, ...enemies], pips: 6 });
  const decision = order(battle, { type: 'move', bases: ['A', 'B'], path: [{ forward: mm }] });
  if (!decision.ok) return decision.reasons.map(({ rule }) => rule);
  return decision.battle.bases.find(({ id }) => id === 'A')?.pose?.x;
}

test('a group shifts onto a rear that it meets with a part of a front', () => {
  expect(
    ahead(35, [
      [190, 315, 0],
      [235, 310, 0],
    ]),
  ).toBe(275);
});

test.each<[string, number, readonly Place[]]>([
  [
    'only a corner of a front',
    25,
    [
      [240, 315, 270],
      [275, 285, 0],
    ],
  ],
  ['only a side', 40, [[225, 285, 0]]],
])('a group does not shift onto a rear that it meets with %s', (_, mm, foes) => {
  expect(ahead(mm, foes)).toEqual(['hott.pass.7', 'hott.contact.2']);
});
