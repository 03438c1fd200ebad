import { expect, test } from 'vitest';
import { DBM } from '../../rules/dbm/game.ts';
import { dbm } from '../../rules/dbm/index.ts';
import { loadBattle } from '../../scenario/load.ts';
import { offTableOf } from './off-table.ts';

const base = (id: string, side: string, troop: string, more: object) => ({ id, side, troop, ...more });

function battleWith(...more: readonly object[]) {
  const loaded = loadBattle(dbm, {
    format: 'acies-scenario/1',
    ruleset: 'dbm',
    title: 'Off the table',
    sides: { red: { edge: 'south', role: 'invader' }, blue: { edge: 'north', role: 'defender' } },
    bases: [
      base('A', 'red', 'Irr Cv (O)', { flags: ['c-in-c'], command: '1', at: [900, 300], facing: 0 }),
      base('Z', 'blue', 'Reg Bd (O)', { at: [900, 900], facing: 180 }),
      ...more,
    ],
    turn: { round: 2, active: 'red', phase: 'moves', pips: { '1': 3 } },
  } as never);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.battle;
}

test('a command on a flank march is told to its own side, with its troops', () => {
  const battle = battleWith(
    base('P', 'red', 'Irr Cv (O)', { flags: ['general'], command: '2', in: 'away' }),
    base('Q', 'red', 'Irr LH (O)', { command: '2', in: 'away' }),
  );
  const [told, ...others] = offTableOf(DBM)(battle, 'red');
  expect(others).toEqual([]);
  expect(told).toMatchObject({ key: 'guide.away', figures: { command: '2' } });
  expect(told?.bases.map(({ id }) => id)).toEqual(['P', 'Q']);
  expect(offTableOf(DBM)(battle, 'blue')).toEqual([]);
});

test('nothing is told where all stand on the table', () => {
  expect(offTableOf(DBM)(battleWith(), 'red')).toEqual([]);
});
