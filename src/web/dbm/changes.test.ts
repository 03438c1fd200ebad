import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Battle } from '../../engine/battle.ts';
import { begin, decide } from '../../engine/game/decide.ts';
import { DBM } from '../../rules/dbm/game.ts';
import { dbm } from '../../rules/dbm/index.ts';
import { loadPosition } from '../../scenario/load.ts';
import { readScenarios } from '../../scenario/read.ts';
import { changesOf, notesOf } from '../debellis/changes.ts';

/** The position of a scenario of a file, in the phase of moves. */
function positionOf(file: string, name: string): Battle {
  const read = readScenarios(readFileSync(`content/scenarios/dbm/rules/${file}.json`, 'utf8'));
  const scenario = read.ok ? read.scenarios.find((each) => each.name === name) : undefined;
  const loaded = scenario && loadPosition(dbm, scenario);
  if (!loaded?.ok) throw new Error(`${file} has no position ${name}`);
  return begin(dbm, loaded.battle).battle;
}

const ordersFor = (battle: Battle, picked: readonly string[]) =>
  changesOf(DBM, dbm, battle, picked).map(({ command }) => command);

describe('the buttons of picked elements', () => {
  test('let chariots dismount only three by three, the first where it stands', () => {
    const battle = positionOf('dism', 'three-chariots');
    expect(ordersFor(battle, ['A', 'B'])).toEqual([]);
    expect(ordersFor(battle, ['B', 'A', 'C'])).toEqual([
      { type: 'dismount', bases: ['B', 'A', 'C'], as: 'Bd' },
    ]);
    expect(ordersFor(battle, ['Z'])).toEqual([]);
  });

  test('let the element aboard a ship land where it stands on the shore', () => {
    const battle = positionOf('naval', 'ashore');
    expect(ordersFor(battle, ['A'])).toEqual([{ type: 'disembark', ship: 'A', at: [600, 915, 0] }]);
  });
});

describe('the notes about taken elements', () => {
  test('name riders on foot, two for one where the rules say so, and no camels', () => {
    const battle = positionOf('ambush', 'on-foot-in-the-notes');
    const open = (taken: readonly string[]) => notesOf(DBM, dbm, battle, taken).map(({ command }) => command);
    expect(open(['K'])).toEqual([{ type: 'dismount', bases: ['K'], as: 'Bd' }]);
    expect(open(['L'])).toEqual([]);
    expect(open(['L', 'M'])).toEqual([{ type: 'dismount', bases: ['L', 'M'], as: 'Bw' }]);
    expect(open(['C'])).toEqual([]);
    const noted = decide(dbm, battle, { type: 'dismount', bases: ['K'] }, 'blue');
    if (!noted.ok) throw new Error('the note is refused');
    expect(notesOf(DBM, dbm, noted.battle, ['K']).map(({ command }) => command)).toEqual([
      { type: 'remount', base: 'K' },
    ]);
  });

  test('name who is aboard a ship', () => {
    const battle = positionOf('naval', 'noted-aboard');
    const first = decide(dbm, battle, { type: 'end-phase' }, 'blue');
    if (!first.ok) throw new Error('the end is refused');
    expect(notesOf(DBM, dbm, first.battle, ['C']).map(({ command }) => command)).toEqual([
      { type: 'embark', base: 'C', ship: 'A' },
    ]);
  });
});
