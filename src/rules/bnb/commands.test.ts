import { describe, expect, test } from 'vitest';
import { order, ordersIn } from './moves/moves.test-support.ts';

const battle = ordersIn({
  bases: [
    { id: 'A', at: [600, 300] },
    { id: 'B', at: [640, 300] },
  ],
});

const refusal = (command: unknown): readonly string[] => {
  const decision = order(battle, command);
  return decision.ok ? [] : decision.reasons.map(({ rule, key }) => `${rule} ${key}`);
};

describe('orders', () => {
  test.each([
    [{ type: 'pack', bases: ['A', 'B'], order: 'sideways' }],
    [{ type: 'moves', moves: [] }],
    [{ type: 'moves', moves: [{ type: 'move', bases: ['A'] }] }],
  ])('are refused if they are malformed: %o', (command) => {
    expect(refusal(command)).toEqual(['bnb.bound.12 reason.malformed-command']);
  });
});
