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

/** What the refusal of a move of riders towards a river says that they may go. */
function toldLimit(facing: number, y: number, leg: object): unknown {
  const bases = [{ id: 'A', side: 'red', troop: 'Riders', at: [300, y] as const, facing }];
  const battle = ordersIn({ bases, terrain: [RIVER], pips: 6 });
  const decision = order(battle, { type: 'move', bases: ['A'], path: [leg] });
  return decision.ok
    ? null
    : decision.reasons.find(({ key }) => key === 'reason.too-far')?.figures?.allowance;
}

test('a river halts who goes back into it where his front reaches it, as it does who goes ahead', () => {
  expect(toldLimit(180, 300, { forward: 81 })).toBeCloseTo(80, 1);
  expect(toldLimit(0, 300, { back: 81 })).toBeCloseTo(80, 1);
  expect(toldLimit(0, 300, { back: 80 })).toBeNull();
});

test('who comes into a river soon goes on in it as far as it allows in all', () => {
  expect(toldLimit(180, 230, { forward: 26 })).toBe(25);
  expect(toldLimit(0, 230, { back: 26 })).toBe(25);
});
