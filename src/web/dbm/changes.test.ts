import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Battle } from '../../engine/battle.ts';
import { begin } from '../../engine/decide.ts';
import { dbm } from '../../rules/dbm/index.ts';
import { loadPosition } from '../../scenario/load.ts';
import { readScenarios } from '../../scenario/read.ts';
import { changesOf } from './changes.ts';

/** The position of a scenario of a file, in the phase of moves. */
function positionOf(file: string, name: string): Battle {
  const read = readScenarios(readFileSync(`content/scenarios/dbm/rules/${file}.json`, 'utf8'));
  const scenario = read.ok ? read.scenarios.find((each) => each.name === name) : undefined;
  const loaded = scenario && loadPosition(dbm, scenario);
  if (!loaded?.ok) throw new Error(`${file} has no position ${name}`);
  return begin(dbm, loaded.battle).battle;
}

const ordersFor = (battle: Battle, picked: readonly string[]) =>
  changesOf(battle, picked).map(({ command }) => command);

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
