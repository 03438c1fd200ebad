import { describe, expect, it } from 'vitest';
import { figure, findBase } from '../../../engine/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { optionsOf } from '../../../engine/game/flow.ts';
import { rules } from '../combat/combat.test-support.ts';

import { about, at, BD, BW, end, play, type Row, refusals, roll, told } from './combat-steps.test-support.ts';

describe('shooting step', () => {
  const SHOT: readonly Row[] = [
    ['A', BW, 200, 200, 0],
    ['Z', BD, 200, 260, 180],
  ];
  const shoot = (base: string, target: string, more: object = {}, by = 'red') =>
    [by, { type: 'shoot', base, target, ...more }] as const;

  it('is skipped if no base has a target', () => {
    expect(at('shooting', [['A', BW, 200, 200, 0]]).battle.flow.phase).toBe('rest');
  });

  it('comes before the close combats, and its shots must be made', () => {
    expect(rules.phases.indexOf('shooting')).toBeLessThan(rules.phases.indexOf('close-combat'));
    const { battle: board } = at('shooting', SHOT);
    expect(about(board)).toMatchObject({ by: 'red', kind: 'shoot' });
    withDropped(['bnb.shoot.31'], () => expect(about(at('shooting', SHOT).battle)?.by).toBe('blue'));
    expect(refusals(board, 'red', { type: 'end-phase' })).toEqual(['bnb.shoot.6']);
    expect(refusals(board, 'red', { type: 'shoot', base: 'Z', target: 'A' })).toContain('bnb.shoot.7');
    const shot = play(board, shoot('A', 'Z'), roll(6, 2));
    expect(told(shot.events, 'shot')).toMatchObject({
      totals: { A: 8, Z: 6 },
      outcomes: { A: 'stand', Z: 'recoil' },
    });
    expect(figure(findBase(shot.battle, 'A')?.bound ?? {}, 'shot')).toBe(1);
    expect(figure(findBase(shot.battle, 'Z')?.bound ?? {}, 'shotAt')).toBe(1);
    expect(play(shot.battle, end()).battle.flow.phase).toBe('rest');
  });

  it("is for both sides' Bw in every bound", () => {
    const { battle: board } = at('shooting', SHOT, 'blue');
    expect(about(board)).toMatchObject({ by: 'blue', kind: 'shoot' });
    expect(refusals(board, 'blue', { type: 'end-phase' })).toEqual(['bnb.shoot.6']);
    const shot = play(board, shoot('A', 'Z', {}, 'blue'), roll(2, 6));
    expect(told(shot.events, 'shot')).toMatchObject({ faces: { A: 6, Z: 2 } });
  });

  it('endangers both sides if the target shoots back, and uses up both shots', () => {
    const { battle: board } = at('shooting', [
      ['A', BW, 200, 200, 0],
      ['Z', BW, 200, 260, 180],
    ]);
    const shot = play(board, shoot('A', 'Z'), roll(1, 2));
    expect(told(shot.events, 'shot')).toMatchObject({
      outcomes: { A: 'recoil', Z: 'stand' },
      returning: ['Z'],
    });
    for (const id of ['A', 'Z'])
      expect(findBase(shot.battle, id)?.bound).toMatchObject({ shot: 1, shotAt: 1 });
    expect(refusals(shot.battle, 'red', { type: 'end-phase' })).toEqual([]);
  });

  it('asks the other player which shooter is primary', () => {
    const { battle: board } = at(
      'shooting',
      [
        ['A', BW, 200, 200, 0],
        ['B', BW, 240, 200, 0],
        ['Z', BD, 220, 260, 180],
      ],
      'blue',
    );
    const asked = play(board, shoot('A', 'Z', {}, 'blue')).battle;
    expect(about(asked)).toMatchObject({ by: 'red', kind: 'primary-shooter', about: { among: ['A', 'B'] } });
    expect(optionsOf(rules, asked)).toHaveLength(2);
    const chosen = play(asked, ['red', { type: 'choose', base: 'B' }], roll(1, 1));
    expect(told(chosen.events, 'shot')).toMatchObject({
      bases: ['B', 'Z'],
      factors: {
        B: [
          ['bnb.factor.8', 2],
          ['bnb.tactic.13', 1],
        ],
      },
    });
    withDropped(['bnb.shoot.24'], () =>
      expect(about(play(board, shoot('B', 'Z', {}, 'blue')).battle)?.kind).toBe('shoot'),
    );
  });

  it('asks the other player for a target that the rules leave open', () => {
    const { battle: board } = at(
      'shooting',
      [
        ['A', BW, 200, 200, 0],
        ['Y', BD, 180, 250, 180],
        ['Z', BD, 220, 250, 180],
      ],
      'blue',
    );
    expect(about(board)).toMatchObject({
      by: 'red',
      kind: 'shooting-target',
      about: { base: 'A', among: ['Y', 'Z'] },
    });
    const chosen = play(board, ['red', { type: 'choose', base: 'Z' }]).battle;
    expect(refusals(chosen, 'blue', { type: 'shoot', base: 'A', target: 'Y' })).toEqual(['bnb.shoot.16']);
    expect(refusals(chosen, 'blue', { type: 'shoot', base: 'A', target: 'Z' })).toEqual([]);
  });

  it('cannot be stopped once dice are asked for (bnb.shoot.22)', () => {
    const { battle: board } = at('shooting', SHOT);
    const thrown = play(board, shoot('A', 'Z')).battle;
    expect(refusals(thrown, 'red', { type: 'end-phase' })).not.toEqual([]);
  });
});
