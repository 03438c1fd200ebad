import { expect, test } from 'vitest';
import { box } from '../../../test/support/battle.ts';
import { judgeMove } from '../../engine/moves/judge.ts';
import { hott } from '../../rules/hott/index.ts';
import { ordersIn } from '../../rules/hott/moves/moves.test-support.ts';
import { stoppedBy } from './stopped.ts';

const battle = ordersIn({
  terrain: [{ id: 'marsh', kind: 'marsh', area: box(250, 212, 400, 400) }],
  bases: [
    { id: 'A', at: [300, 200], troop: 'Blades' },
    { id: 'B', at: [340, 200], troop: 'Blades' },
    { id: 'C', at: [100, 200], troop: 'Blades' },
  ],
});

const stopOf = (bases: readonly string[], forward: number) => {
  const command = { type: 'move', bases, path: [{ forward }] } as const;
  return stoppedBy({ rules: hott, battle }, { command, wish: judgeMove(hott, battle, command, 'red') })?.key;
};

test('an order that stops far short of its distance tells what would be against more', () => {
  expect(stopOf(['A', 'B'], 10)).toBe('hott.group-rough');
  expect(stopOf(['C'], 10)).toBeUndefined();
  expect(stopOf(['C'], 45)).toBeUndefined();
});
