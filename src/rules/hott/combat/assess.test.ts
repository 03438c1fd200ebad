import { describe, expect, it } from 'vitest';
import { type BaseWords, battleOf, onTable } from '../../../../test/support/battle.ts';
import type { Battle } from '../../../engine/battle.ts';
import { findBase } from '../../../engine/battle.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import { workOn } from '../../../engine/game/work.ts';
import { hott } from '../index.ts';
import { captorOf } from '../state.ts';
import { baseSize, type Element } from '../troops/troops.ts';
import { assess } from './assess.ts';
import { ensorcel } from './ensorcel.ts';
import { fightsToResolve, mainOpponent } from './opponents.ts';

type Row = readonly [id: string, troop: Element, x: number, y: number, facing: number, Partial<BaseWords>?];

/** A battle; ids from N on are blue. */
const battle = (...rows: readonly Row[]): Battle =>
  battleOf({
    ruleset: 'hott',
    table: [600, 600],
    bases: rows.map(([id, troop, x, y, facing, more]) => {
      const { width, depth } = baseSize(troop);
      const side = id >= 'N' ? 'blue' : 'red';
      return { id, side, troop, at: [x, y] as const, facing, size: [width, depth] as const, ...more };
    }),
  });

const PAIR: readonly Row[] = [
  ['A', 'Blades', 300, 300, 0],
  ['Z', 'Blades', 300, 300, 180],
];

describe('an element that enemies keep from recoiling', () => {
  const held = (by: Element, general = false): boolean => {
    const marks = general ? { general: 1 } : {};
    const board = battle(
      ['A', 'Blades', 300, 300, 0],
      ['B', by, 320, 320, 270],
      ['Z', 'Blades', 300, 300, 180, { marks }],
    );
    return assess(hott, board, { kind: 'close', bases: ['A', 'Z'] }).sides[1].doomed;
  };

  it('has an enemy on its flank that is not sneakers', () => {
    expect(held('Hordes')).toBe(true);
    expect(held('Sneakers')).toBe(false);
  });

  it('has even sneakers on its flank if they are a general', () => expect(held('Sneakers', true)).toBe(true));

  it('is not one that has an enemy on its front alone', () => {
    const board = battle(...PAIR);
    expect(assess(hott, board, { kind: 'close', bases: ['A', 'Z'] }).sides[1].doomed).toBe(false);
  });
});

describe('aiders', () => {
  it('count at most two besides the first', () => {
    const board = battle(['A', 'Shooters', 300, 300, 0], ['Z', 'Blades', 300, 330, 180]);
    const fight: Fight = { kind: 'shot', bases: ['A', 'Z'], shooters: ['A', 'B', 'C', 'D'] };
    const { combatants, sides } = assess(hott, board, fight);
    expect(combatants[0].aiders).toEqual(['B', 'C']);
    expect(sides[1].lines.filter((line) => line.rule === 'hott.tf.7')).toHaveLength(2);
  });
});

describe('main opponents', () => {
  it('are each other’s, and fight one fight', () => {
    const board = battle(...PAIR, ['B', 'Blades', 340, 300, 0], ['Y', 'Blades', 344, 300, 180]);
    expect(board.bases.map(({ id }) => mainOpponent(board, onTable(board, id)))).toEqual([
      'Z',
      null,
      null,
      'A',
    ]);
    expect(fightsToResolve(board)).toEqual([{ kind: 'close', bases: ['A', 'Z'] }]);
  });
});

describe('an ensorcelled element', () => {
  const caught = (troop: Element, by: string, more: Partial<BaseWords> = {}): Battle => {
    const work = workOn(hott, battle(['A', troop, 300, 300, 90, more], ['Z', 'Magician', 300, 400, 180]));
    ensorcel(work, 'A', by, 'hott.result.27');
    return work.battle;
  };

  it('leaves a marker as a magician, and nothing as a hero', () => {
    const before = battle(['A', 'Magician', 300, 300, 90]);
    expect(findBase(caught('Magician', 'Z'), 'A')).toMatchObject({
      place: 'ensorcelled',
      pose: onTable(before, 'A').pose,
    });
    expect(findBase(caught('Hero', 'Z'), 'A')).toMatchObject({ place: 'ensorcelled', pose: null });
  });

  it('is held by the magician, or by itself', () => {
    expect(captorOf(caught('Hero', 'Z'), 'A')).toBe('Z');
    expect(captorOf(caught('Magician', 'A'), 'A')).toBe('A');
  });

  it('has a new holder if it is already held', () => {
    const held = caught('Magician', 'A', { place: 'ensorcelled' });
    expect([captorOf(held, 'A'), findBase(held, 'A')?.place]).toEqual(['A', 'ensorcelled']);
  });

  it('is never one that is lost', () => {
    const lost = caught('Magician', 'A', { place: 'lost' });
    expect([captorOf(lost, 'A'), findBase(lost, 'A')?.place]).toEqual([null, 'lost']);
  });
});
