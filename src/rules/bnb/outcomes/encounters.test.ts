import { describe, expect, test } from 'vitest';
import { type BaseWords, box } from '../../../../test/support/battle.ts';
import { at, enemy, friend, told } from '../../../../test/support/playing.ts';
import { withDropped } from '../../../engine/effects.ts';
import { A, openTo, placeOf, play, recoilOf, suffers } from './outcomes.test-support.ts';

describe('elephants', () => {
  test('a recoiling elephant destroys the friend it would push, and goes on', () => {
    const { battle, events } = recoilOf([A('Irr El (O)'), friend('B', 'Reg Bd (O)', 600, 325)]);
    expect(placeOf(battle, 'B')).toBe('lost');
    expect(events[0]).toMatchObject({
      type: 'destroyed',
      rule: 'bnb.recoil.17',
      figures: { base: 'B', by: 'A' },
    });
    expect(at(battle, 'A')).toEqual([600, 335, 0]);
    expect(told(events, 'recoiled')[0]).toMatchObject({ figures: { complete: true } });
  });

  test('it destroys the enemies it meets; two elephants destroy each other', () => {
    const trampled = recoilOf([A('Irr El (O)'), enemy('Z', 'Reg Bd (O)', 610, 305)]);
    expect(placeOf(trampled.battle, 'Z')).toBe('lost');
    expect(at(trampled.battle, 'A')).toEqual([600, 335, 0]);
    const both = recoilOf([A('Irr El (O)'), enemy('Z', 'Irr El (O)', 610, 285)]);
    expect([placeOf(both.battle, 'A'), placeOf(both.battle, 'Z')]).toEqual(['lost', 'lost']);
    expect(both.events.map((event) => event.rule)).toEqual(['bnb.recoil.18', 'bnb.recoil.18']);
  });

  test('a base that would have to push an elephant is destroyed; two elephants both are', () => {
    const one = recoilOf([A(), friend('E', 'Irr El (O)', 600, 360)]);
    expect([placeOf(one.battle, 'A'), placeOf(one.battle, 'E')]).toEqual(['lost', 'table']);
    expect(one.events[0]).toMatchObject({ rule: 'bnb.push.7' });
    const two = recoilOf([A('Irr El (O)'), friend('E', 'Irr El (O)', 600, 335)]);
    expect([placeOf(two.battle, 'A'), placeOf(two.battle, 'E')]).toEqual(['lost', 'lost']);
  });

  test('an elephant passes or tramples Ps, as its owner chooses', () => {
    const bases = [A('Irr El (O)'), friend('B', 'Irr Ps (O)', 600, 335)];
    expect(openTo(recoilOf(bases).battle)).toEqual(['pass', 'crush']);
    expect(at(recoilOf(bases, { option: 'pass' }).battle, 'A')).toEqual([600, 315, 0]);
    expect(placeOf(recoilOf(bases, { option: 'crush' }).battle, 'B')).toBe('lost');
  });

  test('an elephant that is only touched is not met', () => {
    const { battle } = recoilOf([A(), friend('E', 'Irr El (O)', 600, 345)]);
    expect(at(battle, 'A')).toEqual([600, 360, 0]);
  });
});

describe('passing while recoiling', () => {
  test('a friend that may be passed or pushed is its owner’s choice', () => {
    const bases = [A('Irr Ps (O)'), friend('B', 'Reg Bd (O)', 600, 355)];
    const asked = recoilOf(bases);
    expect(asked.asks).toMatchObject({ by: 'red', kind: 'pass-or-push', about: { base: 'A', other: 'B' } });
    expect(openTo(asked.battle)).toEqual(['pass', 'push']);
    const passed = recoilOf(bases, { option: 'pass' });
    expect(at(passed.battle, 'A')).toEqual([600, 340, 0]);
    expect(at(passed.battle, 'B')).toEqual([600, 355, 0]);
    expect(told(passed.events, 'recoiled')[0]).toMatchObject({ figures: { went: 35, complete: true } });
    const pushed = recoilOf(bases, { option: 'push' });
    expect(at(pushed.battle, 'A')).toEqual([600, 355, 0]);
    expect(at(pushed.battle, 'B')).toEqual([600, 335, 0]);
    expect(recoilOf(bases, { option: 'jump' }).refused[0]?.key).toBe('reason.not-an-option');
  });

  test('there is no choice if there is no room beyond', () => {
    const bases = [
      A('Irr Ps (O)'),
      friend('B', 'Reg Bd (O)', 600, 355),
      enemy('Z', 'Reg Bd (O)', 600, 310, 90),
    ];
    const { asks, battle } = recoilOf(bases);
    expect(asks).toBeUndefined();
    expect(at(battle, 'A')?.[1]).toBeGreaterThanOrEqual(355);
  });

  test('friends beyond make room as far as needed', () => {
    const bases = [A('Irr Ps (O)'), friend('B', 'Reg Bd (O)', 600, 355), friend('C', 'Reg Pk (I)', 610, 335)];
    const { battle, events } = recoilOf(bases, { option: 'pass' });
    expect(at(battle, 'A')).toEqual([600, 340, 0]);
    expect(at(battle, 'C')).toEqual([610, 320, 0]);
    expect(told(events, 'displaced')[0]).toMatchObject({
      rule: 'bnb.pass.8',
      figures: { base: 'C', went: 15 },
    });
  });

  test('light troops in several ranks are all passed', () => {
    const bases = [A('Irr Ps (O)'), friend('B', 'Reg Bd (O)', 600, 355), friend('C', 'Reg Sp (O)', 600, 340)];
    expect(at(recoilOf(bases, { option: 'pass' }).battle, 'A')).toEqual([600, 325, 0]);
  });

  test('Ps do not pass Pk(I), mounted pass Ps only in good going, LH pass none while recoiling', () => {
    expect(recoilOf([A('Irr Ps (O)'), friend('B', 'Reg Pk (I)', 600, 355)]).asks).toBeUndefined();
    const horse = [A('Irr Cv (O)'), friend('B', 'Irr Ps (O)', 600, 345)];
    expect(recoilOf(horse).asks?.kind).toBe('pass-or-push');
    const brush = { kind: 'brush', area: box(590, 250, 610, 310) };
    expect(play({ bases: horse, terrain: [brush] }, [suffers('A', 'recoil')]).asks).toBeUndefined();
    expect(recoilOf([A('Irr LH (O)'), friend('B', 'Irr Ax (O)', 600, 345)]).asks).toBeUndefined();
  });

  test('a friend facing the other way is passed, not pushed, without a question', () => {
    const { battle, asks } = recoilOf([A('Irr Ps (O)'), friend('B', 'Reg Bd (O)', 600, 340, 180)]);
    expect(asks).toBeUndefined();
    expect(at(battle, 'A')).toEqual([600, 340, 0]);
    const across = recoilOf([A('Irr Ps (O)'), friend('B', 'Reg Bd (O)', 607, 345, 90)]);
    expect(at(across.battle, 'A')?.[1]).toBe(375);
  });

  test('without the choice the friend is pushed', () => {
    const bases = [A('Irr Ps (O)'), friend('B', 'Reg Bd (O)', 600, 355)];
    const { battle } = withDropped(['bnb.recoil.11'], () => recoilOf(bases));
    expect(at(battle, 'B')).toEqual([600, 335, 0]);
  });
});

describe('the story tells what kept a base from its recoil', () => {
  const kept = (bases: readonly BaseWords[]) => {
    const { type, figures } = recoilOf(bases).events[0] ?? {};
    return { type, went: figures?.went, kept: figures?.kept, by: figures?.by };
  };

  test('a base in the way', () => {
    const behind = [A(), enemy('Z', 'Reg Bd (O)', 600, 345)];
    expect(kept(behind)).toEqual({ type: 'recoiled', went: 0, kept: 'blocked', by: 'Z' });
    const near = [A(), enemy('Z', 'Reg Bd (O)', 600, 340)];
    expect(kept(near)).toEqual({ type: 'recoiled', went: 5, kept: 'blocked', by: 'Z' });
  });

  test('an enemy at its flank', () => {
    const beside = [A(), enemy('Z', 'Reg Bd (O)', 620, 355, 270)];
    expect(kept(beside)).toMatchObject({ type: 'destroyed', kept: 'held', by: ['Z'] });
  });

  test('nothing if it goes its whole way', () => {
    expect(kept([A()])).toEqual({ type: 'recoiled', went: 15, kept: undefined, by: undefined });
  });
});
