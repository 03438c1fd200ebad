import { expect, test } from 'vitest';
import { played } from '../../../test/support/played.ts';
import type { Battle } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { hott } from '../../rules/hott/index.ts';
import { ordersIn } from '../../rules/hott/moves/moves.test-support.ts';
import { fights as plainFights } from '../bnb/fights.ts';
import { fights } from '../hott/fights.ts';
import { meetsNobody, triedBy } from './after-order.ts';
import { judgedGhost } from './ends.ts';
import { type FightThere, fightsAfter, fightsHarmed, meetingOf } from './meeting.ts';

/** What a legal order meets. */
function met(rules: Ruleset, battle: Battle, command: MoveCommand) {
  const shown = judgedGhost(rules, battle, command, false);
  expect(shown.wish?.reasons).toEqual([]);
  return meetingOf(
    { rules, battle, fights: rules === hott ? fights : plainFights },
    triedBy(battle, shown, false),
  );
}

const AHEAD: MoveCommand = { type: 'move', bases: ['A'], path: [{ forward: 40 }] };

/** What A meets that has gone straight ahead to the enemies in front of it. */
function ahead(x: number, more: readonly object[] = []) {
  const battle = ordersIn({
    bases: [
      { id: 'A', at: [x, 300], troop: 'Blades' },
      { id: 'Z', side: 'blue', at: [300, 340], facing: 180, troop: 'Hordes' },
      ...(more as []),
    ],
  });
  return met(hott, battle, AHEAD);
}

const FRIEND = { id: 'B', at: [300, 340], troop: 'Blades' };

test('fronts that meet bring a fight', () => {
  expect(ahead(300).brings).toEqual(['fight']);
});

test('corners that meet bring none, but may help a friend who fights', () => {
  expect(ahead(260).brings).toEqual(['none']);
  expect(ahead(260, [FRIEND]).brings).toContain('help');
});

test('an overlap tells how much likelier it makes the loss of the enemy that a friend fights', () => {
  const [helped, ...others] = ahead(260, [FRIEND]).helped;
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
  const told = (there: readonly FightThere[]) =>
    there.map(({ base, fight }) => [base, fight.sides.map((side) => side.base)]);
  const there = told(met(rules, battle, command).fights);
  expect(there[0]).toEqual(['D2', ['D2', 'W1']]);
  expect(told(fightsAfter({ rules, battle, fights: plainFights }, command, 'red'))).toEqual(there);
});

test('an order that touches nobody surely brings no fight, one into contact may', () => {
  const tried = (forward: number) => {
    const battle = ordersIn({
      bases: [
        { id: 'A', at: [300, 300], troop: 'Blades' },
        { id: 'Z', side: 'blue', at: [300, 340], facing: 180, troop: 'Hordes' },
      ],
    });
    const shown = judgedGhost(hott, battle, { ...AHEAD, path: [{ forward }] }, false);
    return meetsNobody({ rules: hott, battle }, triedBy(battle, shown, false));
  };
  expect(tried(20)).toBe(true);
  expect(tried(40)).toBe(false);
});

test('an order into the way of a friend that may have to go back makes its fight worse, one beside it does not', () => {
  const battle = ordersIn({
    bases: [
      { id: 'A', at: [300, 300], troop: 'Riders' },
      { id: 'Z', side: 'blue', at: [300, 300], facing: 180, troop: 'Riders' },
      { id: 'B', at: [240, 245], facing: 90, troop: 'Blades' },
      { id: 'C', at: [180, 220], troop: 'Blades' },
    ],
  });
  const harmed = (base: string, forward: number) =>
    fightsHarmed(
      { rules: hott, battle, fights },
      { type: 'move', bases: [base], path: [{ forward }] },
      'red',
    );
  expect(harmed('C', 30)).toEqual([]);
  expect(harmed('B', 48)).toEqual(['A']);
});
