import { describe, expect, test } from 'vitest';
import { at } from '../../../../test/support/playing.ts';
import { decide } from '../../../engine/game/decide.ts';
import { optionsOf } from '../../../engine/game/flow.ts';
import { hott } from '../index.ts';
import { play } from './outcomes.test-support.ts';

const followers = (...bases: readonly string[]) => ({
  step: 'outcome',
  stage: 'followers',
  bases,
  winner: 'W',
  fight: 'close',
});

const column = {
  bases: [
    { id: 'X', troop: 'Blades', at: [300, 300] as const },
    { id: 'Y', troop: 'Blades', at: [300, 285] as const },
  ],
};

describe('friends that recoil with the loser', () => {
  test('their owner says which goes first if one would push the other', () => {
    const { battle } = play(column, followers('X', 'Y'));
    expect(battle.flow.awaits[0]).toMatchObject({ by: 'red', kind: 'recoil-first' });
    expect(optionsOf(hott, battle).map((option) => option.command.base)).toEqual(['X', 'Y']);
    const first = decide(hott, battle, { type: 'choose', base: 'Y' }, 'red');
    if (!first.ok) throw new Error('refused');
    expect([at(first.battle, 'X'), at(first.battle, 'Y')]).toEqual([
      [300, 285, 0],
      [300, 270, 0],
    ]);
    const other = decide(hott, battle, { type: 'choose', base: 'X' }, 'red');
    if (!other.ok) throw new Error('refused');
    expect([at(other.battle, 'X'), at(other.battle, 'Y')]).toEqual([
      [300, 285, 0],
      [300, 255, 0],
    ]);
    expect(decide(hott, battle, { type: 'choose', base: 'Z' }, 'red').ok).toBe(false);
  });

  test('no owner is asked if the order does not matter', () => {
    const apart = {
      bases: [
        { id: 'X', troop: 'Blades', at: [200, 300] as const },
        { id: 'Y', troop: 'Knights', at: [300, 300] as const },
      ],
    };
    const { battle } = play(apart, followers('X', 'Y'));
    expect(battle.flow.awaits).toEqual([]);
    expect([at(battle, 'X'), at(battle, 'Y')]).toEqual([
      [200, 285, 0],
      [300, 270, 0],
    ]);
  });
});
