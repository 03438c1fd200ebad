import '../../../../test/support/bots.ts';
import { expect, test } from 'vitest';
import { ambushOf } from '../../../engine/ambush/hidden.ts';
import type { Battle } from '../../../engine/battle.ts';
import { decide } from '../../../engine/game/decide.ts';
import { view } from '../../../engine/game/view.ts';
import { bnb } from '../../../rules/bnb/index.ts';
import { loadBattle } from '../../../scenario/load.ts';
import { answerSetup } from '../../setup/answer.ts';

const reserve = (id: string, side: string, troop = 'Reg Ax (O)') => ({
  id,
  side,
  troop,
  in: 'reserve' as const,
});

function layingIn(terrain: NonNullable<Parameters<typeof loadBattle>[1]['terrain']>): Battle {
  const loaded = loadBattle(bnb, {
    format: 'acies-scenario/1',
    ruleset: 'bnb',
    options: { ambush: true },
    terrain,
    sides: { red: { edge: 'south', role: 'defender' }, blue: { edge: 'north', role: 'invader' } },
    bases: [
      ...['A?1', 'A?2', 'A?3', 'A?4', 'A?5'].map((id) => reserve(id, 'red')),
      reserve('A?6', 'red', 'Reg Cv (O)'),
      reserve('Z?1', 'blue'),
    ],
    turn: { round: 1, active: 'red', phase: 'ambush' },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.battle;
}

/** What the bot says in turn until its side is done. */
function answers(
  battle: Battle,
  random: (below: number) => number,
): { battle: Battle; said: readonly string[] } {
  const said: string[] = [];
  let now = battle;
  while (now.flow.awaits[0]?.by === 'red' && now.flow.phase === 'ambush') {
    const command = answerSetup(bnb, view(bnb, now, 'red'), 'red', random);
    const decision = decide(bnb, now, command, 'red');
    if (!decision.ok) throw new Error(JSON.stringify(decision.reasons));
    said.push(command.type);
    now = decision.battle;
  }
  return { battle: now, said };
}

const WOOD = [
  {
    id: 'wood',
    kind: 'Wd',
    area: [
      [400, 220],
      [800, 220],
      [800, 370],
      [400, 370],
    ] as [number, number][],
  },
];

test('a bot lays light foot in the foremost cover, and is done', () => {
  const { battle, said } = answers(layingIn(WOOD), () => 1);
  expect(said).toEqual(['deploy-group', 'end-phase']);
  const laid = ambushOf(battle, 'red');
  expect(laid.map(({ troop }) => troop)).toEqual(['Reg Ax (O)', 'Reg Ax (O)', 'Reg Ax (O)', 'Reg Ax (O)']);
  expect(Math.min(...laid.map(({ pose }) => pose.y))).toBeGreaterThan(300);
});

test('a bot sometimes lays no ambush, and never without cover', () => {
  expect(answers(layingIn(WOOD), () => 0).said).toEqual(['end-phase']);
  expect(answers(layingIn([]), () => 1).said).toEqual(['end-phase']);
});
