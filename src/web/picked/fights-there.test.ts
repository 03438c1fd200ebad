import '../../../test/support/on-screen.ts';
import { expect, test, vi } from 'vitest';
import { judgeMove } from '../../engine/moves/judge.ts';
import { hott } from '../../rules/hott/index.ts';
import { ordersIn } from '../../rules/hott/moves/moves.test-support.ts';
import { broughtBy } from './fights-there.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

/** What the contacts bring after A has gone straight ahead to the enemies in front of it. */
function brought(x: number, more: readonly object[] = []) {
  const battle = ordersIn({
    bases: [
      { id: 'A', at: [x, 300], troop: 'Blades' },
      { id: 'Z', side: 'blue', at: [300, 340], facing: 180, troop: 'Hordes' },
      ...(more as []),
    ],
  });
  const move = judgeMove(
    hott,
    battle,
    { type: 'move', bases: ['A'], path: [{ forward: 40 }] } as never,
    'red',
  );
  expect(move.reasons).toEqual([]);
  return move.contacts.map((contact) => broughtBy({ rules: hott, battle }, move)(contact));
}

test('fronts that meet bring a fight', () => {
  expect(brought(300)).toEqual(['fight']);
});

test('corners that meet bring none, but may help a friend who fights', () => {
  expect(brought(260)).toEqual(['none']);
  const friend = { id: 'B', at: [300, 340], troop: 'Blades' };
  expect(brought(260, [friend])).toContain('help');
});
