import { describe, expect, test } from 'vitest';
import type { Battle } from '../../engine/battle.ts';
import { begin, decide } from '../../engine/game/decide.ts';
import { dbmm } from '../../rules/dbmm/index.ts';
import { loadPosition } from '../../scenario/load.ts';
import { readScenarios } from '../../scenario/read.ts';
import { changesOf } from './changes.ts';
import { chiefOrders } from './chief.ts';

const element = (id: string, x: number, command: string, flags: readonly string[] = []) => ({
  id,
  side: 'red',
  troop: 'Reg Bd (O)',
  at: [x, 300],
  facing: 0,
  command,
  flags,
});

/** A C-in-C with four PIPs, and a second regular command. */
function positionWith(pips: number): Battle {
  const position = {
    format: 'acies-scenario/1',
    ruleset: 'dbmm',
    name: 'chief',
    title: { en: 'A chief', fr: 'Un chef' },
    sides: { red: { edge: 'south', facts: { orders: { 1: 'high', 2: 'low' } } }, blue: { edge: 'north' } },
    bases: [
      element('A', 300, '1', ['c-in-c']),
      element('B', 600, '2', ['general']),
      element('P', 900, '1', ['obstacles']),
      { ...element('Z', 600, '1', ['c-in-c']), side: 'blue', at: [600, 1100], facing: 180 },
    ],
    turn: { round: 2, active: 'red', phase: 'moves', pips: { 1: pips, 2: pips } },
  };
  const read = readScenarios(JSON.stringify(position));
  const loaded = read.ok && read.scenarios[0] && loadPosition(dbmm, read.scenarios[0]);
  if (!loaded || loaded.ok === false) throw new Error(JSON.stringify(loaded));
  return begin(dbmm, loaded.battle).battle;
}

const commandsFor = (battle: Battle, ...picked: readonly string[]) =>
  changesOf(battle, picked).map(({ command }) => command);

describe('the buttons of picked elements of DBMM', () => {
  test('let a C-in-C with three PIPs change the orders, and each of them is taken', () => {
    const battle = positionWith(3);
    const found = chiefOrders(battle, ['A']).map(({ command }) => command);
    expect(found).toEqual([
      { type: 'change-orders', orders: { 1: 'low', 2: 'high' } },
      { type: 'change-orders', orders: { 1: 'average', 2: 'average' } },
      { type: 'settle-pressing', press: 'never' },
      { type: 'settle-pressing', press: 'always' },
    ]);
    for (const command of found) expect(decide(dbmm, battle, command, 'red').ok).toBe(true);
  });

  test('let nobody else do it, nor for two PIPs', () => {
    expect(chiefOrders(positionWith(3), ['B'])).toEqual([]);
    expect(chiefOrders(positionWith(3), ['A', 'B'])).toEqual([]);
    const types = chiefOrders(positionWith(2), ['A']).map(({ command }) => command.type);
    expect(types).toEqual(['settle-pressing', 'settle-pressing']);
  });

  test('let one that has portable obstacles set them', () => {
    const battle = positionWith(3);
    expect(commandsFor(battle, 'P')).toEqual([{ type: 'set-obstacles', base: 'P' }]);
    expect(commandsFor(battle, 'B')).toEqual([]);
  });
});
