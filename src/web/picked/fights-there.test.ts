import '../../../test/support/on-screen.ts';
import { expect, test, vi } from 'vitest';
import { played } from '../../../test/support/played.ts';
import { placedBase } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import { hott } from '../../rules/hott/index.ts';
import { ordersIn } from '../../rules/hott/moves/moves.test-support.ts';
import { judgedGhost } from '../searching/ends.ts';
import { guideOn, loadGuide } from '../state/loading/guides.ts';
import { broughtBy, fightsAfter, fightsThere, helpedBy, mayFight } from './fights-there.ts';

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
  const command: MoveCommand = { type: 'move', bases: ['A'], path: [{ forward: 40 }] };
  const shown = judgedGhost(hott, battle, command, false);
  expect(shown.wish?.reasons).toEqual([]);
  return shown.wish?.contacts.map((contact) => broughtBy({ rules: hott, battle }, shown)(contact));
}

test('fronts that meet bring a fight', () => {
  expect(brought(300)).toEqual(['fight']);
});

test('corners that meet bring none, but may help a friend who fights', () => {
  expect(brought(260)).toEqual(['none']);
  const friend = { id: 'B', at: [300, 340], troop: 'Blades' };
  expect(brought(260, [friend])).toContain('help');
});

test('an overlap tells how much likelier it makes the loss of the enemy that a friend fights', () => {
  const battle = ordersIn({
    bases: [
      { id: 'A', at: [260, 300], troop: 'Blades' },
      { id: 'B', at: [300, 340], troop: 'Blades' },
      { id: 'Z', side: 'blue', at: [300, 340], facing: 180, troop: 'Hordes' },
    ],
  });
  const command: MoveCommand = { type: 'move', bases: ['A'], path: [{ forward: 40 }] };
  const shown = judgedGhost(hott, battle, command, false);
  const [helped, ...others] = helpedBy({ rules: hott, battle }, shown, shown.wish?.contacts ?? []);
  expect(others).toEqual([]);
  expect(helped).toMatchObject({ friend: 'B', enemy: 'Z' });
  expect(helped?.then.lost).toBeGreaterThan(helped?.now.lost ?? 36);
});

/** A line of two goes straight ahead and is then shifted 20 mm, to stand before the enemy that it meets. */
test('bases that line up only when the order is given have their fight and its odds before', async () => {
  const { rules, play } = await played('against-the-bot');
  const command: MoveCommand = { type: 'move', bases: ['D3', 'D2'], path: [{ forward: 80 }] };
  const battle = play.battles.find(
    ({ turn, flow }) => turn.round === 3 && turn.active === 'red' && flow.awaits[0]?.kind === 'orders',
  );
  if (!battle) throw new Error('red gives no orders in round 3');
  const shown = judgedGhost(rules, battle, command, true);
  expect(shown.wish?.reasons).toEqual([]);
  const told = (fights: ReturnType<typeof fightsThere>) =>
    fights.map(({ base, fight }) => [base, fight.sides.map((side) => side.base)]);
  const there = told(fightsThere({ rules, battle }, shown));
  expect(there[0]).toEqual(['D2', ['D2', 'W1']]);
  expect(told(fightsAfter({ rules, battle }, command, 'red'))).toEqual(there);
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
