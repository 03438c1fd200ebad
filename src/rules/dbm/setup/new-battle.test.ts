import { describe, expect, test } from 'vitest';
import { type BattleArmy, newBattle } from '../../../debellis/setup/new-battle.ts';
import type { Battle } from '../../../engine/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import type { ArmyBase } from '../../../engine/setup/mustered-army.ts';
import { shows } from '../dbm.test-support.ts';
import { DBM } from '../game.ts';
import { dbm } from '../index.ts';

const one = (troop: string, command: string, ...flags: readonly string[]): ArmyBase => ({
  troop,
  command,
  flags,
});

const baggage = (command: string): readonly ArmyBase[] => [
  one('Irr Bg (I)', command),
  one('Irr Bg (I)', command),
];

const army = (...bases: readonly ArmyBase[]): BattleArmy => ({
  name: 'Ur',
  aggression: 2,
  climate: 'dry',
  terrain: { mandatory: [], optional: ['H(G)'] },
  bases,
});

const PLAIN = army(
  one('Reg Cv (O)', '1', 'c-in-c'),
  one('Reg Bd (O)', '1'),
  ...baggage('1'),
  one('Reg Cv (O)', '2', 'general'),
  ...baggage('2'),
  one('Irr Cv (O)', '3', 'ally-general'),
  ...baggage('3'),
);

function made(red: BattleArmy, options: Battle['options'] = {}): Battle {
  const checked = newBattle(DBM, dbm, { armies: { red, blue: PLAIN }, options });
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.battle;
}

const faultsOf = (...bases: readonly ArmyBase[]): readonly string[] => {
  const checked = newBattle(DBM, dbm, { armies: { red: army(...bases), blue: PLAIN } });
  return checked.ok ? [] : checked.faults.map(({ key }) => key);
};

describe('a new battle', () => {
  test('tells both sides what they may know about an army', () => {
    expect(made(PLAIN).sides[0]).toMatchObject({
      army: 'Ur',
      facts: { aggression: 2, climate: 'dry', terrain: { mandatory: [], optional: ['H(G)'] } },
    });
  });

  test('has private names where somebody may hide, else names by troop', () => {
    const shown = { ambush: false, flankMarches: false };
    const names = ({ bases }: Battle) => bases.filter(({ side }) => side === 'red').map(({ id }) => id);
    expect(names(made(PLAIN))[0]).toBe('A?1');
    expect(names(made(PLAIN, shown)).slice(0, 4)).toEqual(['A', 'B', 'C', 'D']);
  });

  test('has 2 to 4 commands with one general each, one of them the C-in-C', () => {
    const chief = one('Reg Cv (O)', '1', 'c-in-c');
    const other = (command: string) => one('Reg Cv (O)', command, 'general');
    expect(faultsOf(chief, other('2'))).toEqual([]);
    expect(faultsOf(chief)).toEqual(['fault.number-of-commands']);
    expect(faultsOf(chief, ...['2', '3', '4', '5'].map(other))).toEqual(['fault.number-of-commands']);
    expect(faultsOf(other('1'), other('2'))).toEqual(['fault.one-c-in-c']);
    expect(faultsOf(chief, one('Reg Bd (O)', '2'))).toEqual(['fault.one-general']);
    expect(faultsOf(chief, other('1'), other('2'))).toEqual(['fault.one-general']);
    expect(withDropped(['dbm.gen.3'], () => faultsOf(chief))).toEqual([]);
  });
});

test('all baggage but that of allies is under one general', () => {
  const owners = (red: BattleArmy) =>
    made(red)
      .bases.filter(({ side, troop }) => side === 'red' && troop === 'Irr Bg (I)')
      .map(({ command }) => command)
      .toSorted();
  shows('dbm.bg.15', () => owners(PLAIN), ['1', '1', '1', '1', '3', '3']);
  const sub = army(one('Reg Cv (O)', '1', 'c-in-c'), one('Reg Cv (O)', '2', 'general'), ...baggage('2'));
  expect(owners(sub)).toEqual(['2', '2']);
});
