import { describe, expect, test } from 'vitest';
import { moving, order, ordersIn } from './moves/moves.test-support.ts';

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

describe('orders of later versions', () => {
  test.each([
    [{ type: 'pack', bases: ['A', 'B'], order: 'full-speed' }, 'bnb.pack.7 bnb.deferred.pack'],
    [{ type: 'pack', bases: ['A', 'B'], order: 'into-group', leader: 'A' }, 'bnb.pack.7 bnb.deferred.pack'],
    [
      { type: 'moves', moves: [moving('A', { forward: 30 }), moving('B', { forward: 30 })] },
      'bnb.zoc.13 bnb.deferred.moves',
    ],
    [moving(['A', 'B'], { column: { head: 'A', facing: 'same' } }), 'bnb.column.10 bnb.deferred.column'],
    [moving(['A', 'B'], { extend: { to: 'left' } }), 'bnb.column.20 bnb.deferred.extend'],
  ])('are refused by the clause that waits: %o', (command, reason) => {
    expect(refusal(command)).toEqual([reason]);
  });

  test.each([
    [{ type: 'pack', bases: ['A', 'B'], order: 'sideways' }],
    [{ type: 'moves', moves: [] }],
    [{ type: 'moves', moves: [{ type: 'move', bases: ['A'] }] }],
  ])('are told when they are not well written: %o', (command) => {
    expect(refusal(command)).toEqual(['bnb.bound.12 reason.malformed-command']);
  });
});
