import { expect, test } from 'vitest';
import { order, ordersIn } from './moves.test-support.ts';

const RIVER = {
  kind: 'river',
  line: [
    [0, 210],
    [600, 210],
  ] as const,
  width: 20,
};

/** The allowance that the refusal of a riders' move towards a river names. */
function toldLimit(facing: number, y: number, leg: object): unknown {
  const bases = [{ id: 'A', side: 'red', troop: 'Riders', at: [300, y] as const, facing }];
  const battle = ordersIn({ bases, terrain: [RIVER], pips: 6 });
  const decision = order(battle, { type: 'move', bases: ['A'], path: [leg] });
  return decision.ok
    ? null
    : decision.reasons.find(({ key }) => key === 'reason.too-far')?.figures?.allowance;
}

test('a river stops an element that moves back into it where its front reaches it, as it does ahead', () => {
  expect(toldLimit(180, 300, { forward: 81 })).toBeCloseTo(80, 1);
  expect(toldLimit(0, 300, { back: 81 })).toBeCloseTo(80, 1);
  expect(toldLimit(0, 300, { back: 80 })).toBeNull();
});

test('an element that soon enters a river goes on in it to the distance that the river allows', () => {
  expect(toldLimit(180, 230, { forward: 26 })).toBe(25);
  expect(toldLimit(0, 230, { back: 26 })).toBe(25);
});
