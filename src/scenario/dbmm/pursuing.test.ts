import { expect, test } from 'vitest';
import { decide } from '../../engine/game/decide.ts';
import { optionsOf } from '../../engine/game/flow.ts';
import { dbmm } from '../../rules/dbmm/index.ts';
import { loadBattle } from '../load.ts';

/** What a winner is offered after a fight in which it has beaten bows, in its own bound. */
function offered(winner: string) {
  const loaded = loadBattle(dbmm, {
    format: 'acies-scenario/1',
    ruleset: 'dbmm',
    bases: [
      { id: 'A', side: 'red', troop: winner, at: [900, 600, 0] },
      { id: 'Z', side: 'blue', troop: 'Reg Bw (O)', at: [900, 600, 180] },
    ],
    turn: { round: 2, active: 'red', phase: 'close-combat', pips: 0 },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  let battle = loaded.battle;
  for (const [by, command] of [
    ['red', { type: 'fight', base: 'A' }],
    ['dice', { type: 'roll', faces: [6, 1] }],
  ] as const) {
    const decision = decide(dbmm, battle, command, by);
    if (!decision.ok) throw new Error(JSON.stringify(decision.reasons));
    battle = decision.battle;
  }
  expect(battle.flow.awaits[0]?.kind).toBe('pursue');
  const options = optionsOf(dbmm, battle);
  for (const { command } of options) expect(decide(dbmm, battle, command, 'red').ok).toBe(true);
  return options.map(({ command }) => [command.option, command.distance]);
}

test('one that must pursue chooses how far, and may not stay', () => {
  expect(offered('Reg Kn (O)')).toEqual([
    ['pursue', 30],
    ['pursue', 40],
  ]);
});

test('one that need not may stay too', () => {
  expect(offered('Reg Cv (O)')).toEqual([
    ['pursue', 30],
    ['pursue', 40],
    ['stay', undefined],
  ]);
});
