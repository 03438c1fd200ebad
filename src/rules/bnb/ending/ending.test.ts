import { describe, expect, test } from 'vitest';
import type { Battle } from '../../../engine/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { checkSetup } from '../../../engine/setup/check-setup.ts';
import { bnb } from '../index.ts';
import { drawn, won } from './ending.ts';

/** Red has lost nothing; blue has lost a base of Bd and had a base of Ps spent. */
function battleWith(options: Battle['options']): Battle {
  const lost = (id: string, troop: string, place: 'lost' | 'spent') => {
    const base = bnb.muster(troop, []);
    if ('key' in base) throw new Error(base.key);
    return { ...base, id, side: 'blue', pose: null, start: null, place };
  };
  const checked = checkSetup(bnb, {
    table: bnb.table,
    options,
    terrain: [],
    sides: [
      { id: 'red', edge: 'south', facts: {} },
      { id: 'blue', edge: 'north', facts: {} },
    ],
    bases: [lost('Y', 'Reg Bd (O)', 'lost'), lost('Z', 'Reg Ps (O)', 'spent')],
    turn: { round: 3, bound: 5, active: 'red', pips: {}, drawOffered: null },
    own: {},
    phase: null,
  });
  if (!checked.ok) throw new Error('no battle');
  return checked.battle;
}

describe('a tournament', () => {
  test('counts the losses of the enemy besides the score', () => {
    expect(won(battleWith({ tournament: true }), 'red', 'rout')).toEqual({
      winner: 'red',
      how: 'rout',
      score: [5, 1],
      secondary: [5, 0],
    });
    expect(drawn(battleWith({ tournament: true }), 'night')).toMatchObject({
      score: [3, 3],
      secondary: [5, 0],
    });
  });

  test('is needed for that count, and so is its clause', () => {
    expect(won(battleWith({}), 'red', 'rout')).not.toHaveProperty('secondary');
    const without = withDropped(['bnb.score.5'], () => won(battleWith({ tournament: true }), 'red', 'rout'));
    expect(without).not.toHaveProperty('secondary');
  });
});

test('a draw by night scores as mutual defeat, one by time or agreement less', () => {
  const battle = battleWith({});
  expect(drawn(battle, 'night').score).toEqual([3, 3]);
  expect(drawn(battle, 'mutual').score).toEqual([3, 3]);
  expect(drawn(battle, 'time').score).toEqual([2, 2]);
  expect(withDropped(['bnb.score.3'], () => drawn(battle, 'night')).score).toEqual([0, 0]);
});
