import '../../../test/support/on-screen.ts';
import { expect, test, vi } from 'vitest';
import { placedBase } from '../../engine/battle.ts';
import { hott } from '../../rules/hott/index.ts';
import { ordersIn } from '../../rules/hott/moves/moves.test-support.ts';
import { guideOn, loadGuide } from '../state/loading/guides.ts';
import { mayFight } from './may-fight.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

test('a front half along an enemy flank brings no fight; an order lines it up unless another front forbids it', async () => {
  await loadGuide('hott');
  const touching = (more: readonly object[], x = 395) => {
    const battle = ordersIn({
      bases: [
        { id: 'H', at: [x, 400], troop: 'Behemoth' },
        { id: 'S', side: 'blue', at: [400, 420], facing: 90, troop: 'Beasts' },
        ...(more as []),
      ],
    });
    const base = placedBase(battle, 'H');
    return {
      idly: base && guideOn('hott')?.touchedIdly?.(battle, base),
      may: mayFight(hott, battle, 'H', ['S']),
    };
  };
  expect(touching([])).toEqual({ idly: ['S'], may: true });
  const magician = { id: 'R', side: 'blue', at: [326, 380], facing: 90, troop: 'Magician' };
  expect(touching([magician])).toEqual({ idly: ['S'], may: false });
  expect(touching([], 380).idly).toEqual([]);
});
