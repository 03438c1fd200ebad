import { expect, test } from 'vitest';
import { apply } from '../src/engine/battle/apply.ts';
import { decide } from '../src/engine/game/decide.ts';
import { optionsOf } from '../src/engine/game/flow.ts';
import { view } from '../src/engine/game/view.ts';
import { dbmm } from '../src/rules/dbmm/index.ts';
import { loadBattle } from '../src/scenario/load.ts';

const bd = (id: string, side: string, x: number, command: string, flag: string) => ({
  id,
  side,
  troop: 'Reg Bd (O)',
  at: (side === 'red' ? [x, 300, 0] : [x, 900, 180]) as [number, number, number],
  command,
  flags: [flag],
});

test('offers the side that is asked orders for its own commands, whatever the other has recorded', () => {
  const loaded = loadBattle(dbmm, {
    format: 'acies-scenario/1',
    ruleset: 'dbmm',
    sides: { red: { edge: 'south', role: 'defender' }, blue: { edge: 'north', role: 'invader' } },
    bases: [
      bd('A', 'red', 400, '1', 'c-in-c'),
      bd('B', 'red', 900, '2', 'general'),
      bd('Y', 'blue', 400, '4', 'c-in-c'),
      bd('Z', 'blue', 900, '5', 'general'),
    ],
    turn: { round: 1, active: 'red', phase: 'orders' },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const recorded = decide(dbmm, loaded.battle, { type: 'orders', orders: { 1: 'high', 2: 'low' } }, 'red');
  if (!recorded.ok) throw new Error(JSON.stringify(recorded.reasons));
  const battle = recorded.events.reduce(apply, loaded.battle);
  const offered = optionsOf(dbmm, view(dbmm, battle, 'blue')).map(({ command }) => command.orders);
  expect(offered).toContainEqual({ 4: 'high', 5: 'low' });
  for (const orders of offered) expect(Object.keys(orders as object)).toEqual(['4', '5']);
});
