import { describe, expect, test } from 'vitest';
import { type BaseWords, box } from '../../../../test/support/battle.ts';
import { at, enemy, friend, told } from '../../../../test/support/playing.ts';
import { placedBase } from '../../../engine/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { distance } from '../../../geometry/point.ts';
import { go, mine, openTo, play, rulesOf, surge, waitsFor } from './impetuous.test-support.ts';

const wood = (minX: number, minY: number, maxX: number, maxY: number) => ({
  terrain: [{ kind: 'Wd', area: box(minX, minY, maxX, maxY) }],
});

const endOf = (bases: readonly BaseWords[], dropped: readonly string[] = [], more: object = {}) =>
  withDropped(dropped, () => at(surge(bases, 'A', more).battle, 'A'));

describe('without an eligible target', () => {
  test.each([
    ['Irr Wb (O)', 60],
    ['Irr Wb (F)', 90],
    ['Irr HCh (O)', 90],
    ['Irr Bd (F)', 90],
  ])('%s goes straight ahead its full distance, %i mm', (troop, mm) => {
    expect(endOf([mine(troop)])).toEqual([600, 300 + mm, 0]);
    expect(endOf([mine(troop)], ['bnb.impetuous.6'])).toEqual([600, 300, 0]);
  });

  test('its mark says how far it has moved', () => {
    const { battle } = surge([mine('Irr Wb (O)', { facing: 30 })]);
    expect(battle.bases[0]?.bound).toEqual({ moved: 60, impetuous: 1 });
  });

  test('the table edge and worse ground stop it', () => {
    expect(endOf([mine('Irr Wb (O)', { at: [600, 720] })])?.[1]).toBeCloseTo(750, 0);
    const { battle } = surge(
      [mine('Irr HCh (O)')],
      'A',
      {},
      { terrain: [{ kind: 'brush', area: box(500, 310, 700, 700) }] },
    );
    expect(at(battle, 'A')).toEqual([600, 360, 0]);
  });

  test('the player’s own path must lead to the same place', () => {
    const bases = [mine('Irr Wb (O)')];
    expect(endOf(bases, [], { path: [{ forward: 60 }] })).toEqual([600, 360, 0]);
    expect(rulesOf(surge(bases, 'A', { path: [{ forward: 30 }] }))).toEqual(['bnb.impetuous.6']);
    expect(rulesOf(surge(bases, 'A', { path: [{ pivot: 'left', degrees: 20 }, { forward: 40 }] }))).toEqual([
      'bnb.impetuous.6',
    ]);
  });
});

describe('with a target', () => {
  test('it moves straight into contact and aligns, unless it is told not to', () => {
    const bases = [mine('Irr Wb (O)'), enemy('Z', 'Reg Bd (O)', 610, 350)];
    expect(endOf(bases)).toEqual([610, 350, 0]);
    expect(endOf(bases, [], { align: false })).toEqual([600, 350, 0]);
    expect(endOf(bases, ['bnb.impetuous.8'])).toEqual([610, 350, 0]);
  });

  test('the player may move it by any legal way that reaches the target', () => {
    const bases = [mine('Irr Bd (F)'), enemy('Z', 'Reg Bd (O)', 610, 360)];
    expect(endOf(bases, [], { path: [{ to: [610, 360, 0] }] })).toEqual([610, 360, 0]);
    expect(rulesOf(surge(bases, 'A', { path: [{ forward: 20 }] }))).toEqual(['bnb.impetuous.8']);
    expect(rulesOf(surge(bases, 'A', { path: [{ forward: 70 }] }))).toContain('bnb.move.17');
    const far = [mine('Irr Wb (O)'), enemy('Z', 'Reg Bd (O)', 600, 358)];
    expect(rulesOf(surge(far, 'A', { path: [{ shift: 30 }, { forward: 58 }] }))).not.toEqual([]);
    withDropped(['bnb.impetuous.18'], () =>
      expect(at(surge(bases, 'A', { path: [{ to: [610, 360, 0] }], align: false }).battle, 'A')).toEqual([
        600, 360, 0,
      ]),
    );
  });

  test('out of reach but partly ahead: straight on, full distance', () => {
    const bases = [mine('Irr Wb (O)'), enemy('Z', 'Reg Bd (O)', 635, 450)];
    expect(endOf(bases)).toEqual([600, 360, 0]);
    expect(endOf(bases, ['bnb.impetuous.28'])?.[2]).toBeGreaterThan(5);
    expect(endOf([mine('Irr Wb (O)'), enemy('Z', 'Reg Bd (O)', 700, 450)], ['bnb.impetuous.8'])).toEqual([
      600, 360, 0,
    ]);
  });

  test('not ahead: it pivots as little as it must, then straight on, full distance', () => {
    const { battle } = surge([mine('Irr Wb (O)'), enemy('Z', 'Reg Bd (O)', 700, 450)]);
    const base = placedBase(battle, 'A');
    const [, , facing] = at(battle, 'A') as readonly number[];
    expect(facing).toBeGreaterThan(5);
    expect(facing).toBeLessThan(35);
    expect(base?.bound.moved).toBeCloseTo(60, 1);
    const nearer = distance(base?.pose ?? { x: 0, y: 0 }, { x: 700, y: 450 });
    expect(nearer).toBeLessThan(distance({ x: 600, y: 300 }, { x: 700, y: 450 }));
  });

  test('behind: it pivots as far as it can', () => {
    const { battle } = surge([mine('Irr Wb (O)'), enemy('Z', 'Reg Bd (O)', 600, 100, 0)]);
    expect(placedBase(battle, 'A')?.bound.moved).toBeCloseTo(60, 1);
    expect(at(battle, 'A')?.[2]).not.toBe(0);
  });

  test('it stops where an enemy zone binds it', () => {
    const bases = [
      mine('Irr HCh (O)'),
      enemy('Z', 'Reg Bd (O)', 570, 450),
      enemy('Y', 'Irr Ax (O)', 570, 340, 90),
    ];
    const [x, y] = at(surge(bases, 'A', {}, wood(500, 310, 572, 370)).battle, 'A') as readonly number[];
    expect(x).toBe(600);
    expect(y).toBeCloseTo(320, 0);
  });

  test('the zones of Ps do not bind it', () => {
    const bases = [
      mine('Irr Wb (O)'),
      enemy('Z', 'Reg Bd (O)', 600, 450),
      enemy('Y', 'Irr Ps (O)', 570, 340, 90),
    ];
    expect(endOf(bases)).toEqual([600, 360, 0]);
    expect(endOf(bases, ['bnb.impetuous.20'])).not.toEqual([600, 360, 0]);
  });

  test('it may begin straight ahead if it is zocced by a target that it cannot reach', () => {
    const bases = [
      mine('Irr Wb (O)', { at: [640, 300] }),
      friend('B', 'Reg Sp (O)', 620, 325),
      friend('C', 'Reg Sp (O)', 620, 340),
      enemy('Z', 'Reg Sp (O)', 620, 340),
      // It cannot come to overlap either.
      friend('D', 'Reg Sp (O)', 580, 340),
      friend('E', 'Reg Sp (O)', 660, 340),
    ];
    const { battle, events } = surge(bases);
    expect(told(events, 'impetuous-stop')[0]?.rule).toBe('bnb.impetuous.23');
    expect(at(battle, 'A')?.slice(1)).toEqual([310, 0]);
  });

  test('it goes only straight through gaps', () => {
    const bases = [
      mine('Irr Wb (O)'),
      friend('B', 'Reg Bd (O)', 560, 320),
      friend('C', 'Reg Bd (O)', 640, 320),
      enemy('Z', 'Reg Bd (O)', 700, 450),
    ];
    expect(endOf(bases)).toEqual([600, 300, 0]);
    expect(endOf(bases, ['bnb.impetuous.31'])).not.toEqual([600, 300, 0]);
  });
});

describe('mounted before difficult going', () => {
  const bases = [mine('Irr HCh (O)')];
  const trees = wood(590, 340, 700, 500);
  const withTarget = [...bases, enemy('Z', 'Reg Bd (O)', 600, 620)];

  test('are asked whether to turn aside', () => {
    const { battle } = surge(bases, 'A', {}, trees);
    expect(waitsFor(battle)).toBe('impetuous-avoid');
    expect(openTo(battle)).toEqual(['left', 'right', 'enter']);
    expect(rulesOf(play({ ...trees, bases }, go('A'), { type: 'choose', option: 'back' }))).toEqual([
      'bnb.bound.12',
    ]);
  });

  test.each(['bnb.impetuous.7', 'bnb.impetuous.22'])('are not asked without %s', (rule) => {
    withDropped([rule], () => {
      const { battle } = surge(bases, 'A', {}, trees);
      expect(waitsFor(battle)).toBe('impetuous');
      expect(at(battle, 'A')?.[1]).toBeCloseTo(340, 0);
    });
  });

  test('may turn by another clause if they have a target', () => {
    expect(waitsFor(surge(withTarget, 'A', {}, trees).battle)).toBe('impetuous-avoid');
    withDropped(['bnb.impetuous.21'], () =>
      expect(waitsFor(surge(withTarget, 'A', {}, trees).battle)).toBe('impetuous'),
    );
  });

  test('turn by the least pivot at the start, and go their full distance outside', () => {
    const { battle } = play({ ...trees, bases }, go('A'), { type: 'choose', option: 'left' });
    const [x, , facing] = at(battle, 'A') as readonly number[];
    expect(x).toBeLessThan(600);
    expect(facing).toBeGreaterThan(270);
    expect(placedBase(battle, 'A')?.bound.moved).toBeCloseTo(90, 1);
  });

  test('or enter it, as far as it allows', () => {
    const { battle } = play({ ...trees, bases }, go('A'), { type: 'choose', option: 'enter' });
    expect(at(battle, 'A')?.[1]).toBeCloseTo(340, 0);
  });

  test('or turn by the player’s own pivot of at most 90 degrees', () => {
    const own = (degrees: number) =>
      surge(bases, 'A', { path: [{ pivot: 'left', degrees }, { forward: 30 }] }, trees);
    expect(at(own(75).battle, 'A')?.[2]).toBe(285);
    expect(at(own(80).battle, 'A')?.[2]).toBe(280);
    expect(waitsFor(own(100).battle)).toBe('impetuous-avoid');
  });

  test('are not asked if they are in it already, and infantry never is', () => {
    expect(waitsFor(surge(bases, 'A', {}, wood(590, 250, 700, 500)).battle)).toBe('impetuous');
    expect(waitsFor(surge([mine('Irr Wb (O)')], 'A', {}, trees).battle)).toBe('impetuous');
  });
});
