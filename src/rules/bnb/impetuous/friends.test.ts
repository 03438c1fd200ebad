import { describe, expect, test } from 'vitest';
import type { BaseWords, BattleWords } from '../../../../test/support/battle.ts';
import { at, enemy, friend, told } from '../../../../test/support/playing.ts';
import { withDropped } from '../../../engine/effects.ts';
import { go, mine, play, surge } from './impetuous.test-support.ts';

const rulesTold = (bases: readonly BaseWords[], dropped: readonly string[] = [], words: BattleWords = {}) =>
  withDropped(dropped, () => {
    const { battle, events } = surge(bases, 'A', {}, words);
    const rules = events
      .filter((event) => /^impetuous-(stop|go-first|recoil|flee)$/.test(event.type))
      .map((event) => event.rule);
    return { A: at(battle, 'A'), B: at(battle, 'B'), rules };
  });

describe('a friend that is not moved', () => {
  const A = mine('Irr Wb (O)');

  test('El', () => {
    expect(rulesTold([A, friend('B', 'Irr El (O)', 605, 360)])).toEqual({
      A: [600, 320, 0],
      B: [605, 360, 0],
      rules: ['bnb.impetuous.23'],
    });
  });

  test('in close combat', () => {
    const bases = [A, friend('B', 'Reg Bd (O)', 605, 340), enemy('Z', 'Reg Bd (O)', 605, 340)];
    // There is no room to support B, or to overlap Z.
    bases.push(friend('C', 'Reg Bd (O)', 643, 324));
    bases.push(friend('D', 'Reg Bd (O)', 565, 340), friend('E', 'Reg Bd (O)', 645, 340));
    expect(rulesTold(bases)).toMatchObject({ A: [600, 325, 0], rules: ['bnb.impetuous.23'] });
    expect(rulesTold(bases, ['bnb.impetuous.23']).rules).not.toContain('bnb.impetuous.23');
  });

  test('overlapping, or supporting, for a close combat', () => {
    const fight = [friend('C', 'Reg Bd (O)', 650, 360), enemy('Z', 'Irr Ps (O)', 650, 360)];
    const overlapping = [A, friend('B', 'Reg Bd (O)', 610, 360), ...fight];
    expect(rulesTold(overlapping)).toMatchObject({ A: [600, 345, 0], rules: ['bnb.impetuous.23'] });
    const supporting = [
      mine('Irr Wb (O)', { at: [655, 300] }),
      friend('B', 'Reg Bd (O)', 650, 345),
      ...fight,
    ];
    expect(rulesTold(supporting).rules).toEqual(['bnb.impetuous.23']);
  });

  test('an impetuous one that has moved', () => {
    const bases = [A, friend('B', 'Irr Wb (O)', 600, 340)].map((base) =>
      base.id === 'B' ? { ...base, bound: { moved: 30 } } : base,
    );
    expect(rulesTold(bases)).toMatchObject({ B: [600, 340, 0], rules: ['bnb.impetuous.25'] });
    expect(rulesTold(bases, ['bnb.impetuous.25']).rules).not.toContain('bnb.impetuous.25');
  });
});

describe('an impetuous friend that has not moved', () => {
  test('moves first, then the other goes on', () => {
    const bases = [mine('Irr Wb (O)'), friend('B', 'Irr Wb (O)', 600, 330)];
    const found = rulesTold(bases);
    expect(found).toEqual({ A: [600, 360, 0], B: [600, 390, 0], rules: ['bnb.impetuous.24'] });
    expect(rulesTold(bases, ['bnb.impetuous.24']).rules).not.toContain('bnb.impetuous.24');
  });

  test('even if it was halted', () => {
    const bases = [mine('Irr Wb (O)'), { ...friend('B', 'Irr Wb (O)', 600, 330), bound: { halted: 1 } }];
    expect(rulesTold(bases)).toEqual({ A: [600, 360, 0], B: [600, 390, 0], rules: ['bnb.impetuous.24'] });
  });

  test('each base of a column drives the one before it on', () => {
    const bases = [0, 1, 2].map((rank) =>
      friend(['A', 'B', 'C'][rank] ?? '', 'Irr Wb (O)', 600, 300 + 15 * rank),
    );
    const { battle } = surge(bases);
    expect(['A', 'B', 'C'].map((id) => battle.bases.find((base) => base.id === id)?.bound.impetuous)).toEqual(
      [1, 1, 1],
    );
    expect(at(battle, 'C')).toEqual([600, 390, 0]);
  });

  test('two bases that face each other do not drive each other for ever', () => {
    const bases = [mine('Irr Wb (O)'), friend('B', 'Irr Wb (O)', 600, 320, 180)];
    const { A, B, rules } = rulesTold(bases);
    expect(rules).toEqual(['bnb.impetuous.24', 'bnb.impetuous.25', 'bnb.impetuous.25']);
    expect([A, B]).toEqual(
      [
        [600, 320, 0],
        [600, 320, 180],
      ].map((pose) => pose),
    );
  });

  test('needs the choices of its player too', () => {
    const bases = [
      mine('Irr Wb (O)', { at: [600, 275] }),
      friend('B', 'Irr Wb (O)', 600, 300),
      enemy('Y', 'Reg Bd (O)', 580, 350),
      enemy('Z', 'Reg Bd (O)', 620, 350),
    ];
    const asked = play({ bases }, go('A'), { type: 'choose', base: 'Y' });
    expect(asked.battle.flow.awaits[0]).toMatchObject({
      kind: 'impetuous-target',
      about: { base: 'B', among: ['Y', 'Z'] },
    });
    const played = play({ bases }, go('A'), { type: 'choose', base: 'Y' }, { type: 'choose', base: 'Z' });
    expect(at(played.battle, 'B')?.[1]).toBe(350);
  });
});

describe('any other friend', () => {
  test('recoils to make room, again if needed', () => {
    const across = [mine('Irr Wb (O)'), friend('B', 'Reg Bd (O)', 600, 330, 90)];
    expect(rulesTold(across)).toEqual({
      A: [600, 360, 0],
      B: [570, 330, 90],
      rules: ['bnb.impetuous.26', 'bnb.impetuous.26'],
    });
    expect(rulesTold(across, ['bnb.impetuous.26'])).toMatchObject({ A: [600, 310, 0], B: [600, 330, 90] });
    const facing = [mine('Irr Wb (O)'), friend('B', 'Reg Bd (O)', 600, 330, 180)];
    expect(rulesTold(facing)).toMatchObject({ A: [600, 360, 0], B: [600, 360, 180] });
  });

  test('flees when it cannot recoil at all, through the base that drives it', () => {
    const bases = [mine('Irr Wb (O)'), friend('B', 'Reg Bd (O)', 600, 330)];
    expect(rulesTold(bases)).toEqual({
      A: [600, 360, 0],
      B: [600, 255, 180],
      rules: ['bnb.impetuous.26', 'bnb.impetuous.27'],
    });
    expect(rulesTold(bases, ['bnb.impetuous.27'])).toMatchObject({ A: [600, 310, 0], B: [600, 330, 0] });
  });

  test('flees from mounted, after its recoil', () => {
    const bases = [mine('Irr HCh (O)'), friend('B', 'Reg Bd (O)', 600, 330, 180)];
    const { battle, events } = surge(bases);
    expect(told(events, 'recoiled')).toHaveLength(1);
    expect(told(events, 'fled')).toHaveLength(1);
    expect(at(battle, 'A')).toEqual([600, 390, 0]);
    expect(at(battle, 'B')?.[1]).toBeGreaterThan(390);
  });

  test('is not destroyed if it cannot recoil', () => {
    const bases = [
      mine('Irr Wb (O)'),
      friend('B', 'Reg Bd (O)', 600, 330, 180),
      enemy('Y', 'Reg Bd (O)', 620, 338, 270),
      friend('C', 'Reg Bd (O)', 600, 345, 0),
    ];
    expect(rulesTold(bases).B).not.toBeNull();
  });

  test('is passed through by a base that may pass', () => {
    expect(rulesTold([mine('Irr HCh (O)'), friend('B', 'Irr Ps (O)', 600, 330)])).toEqual({
      A: [600, 390, 0],
      B: [600, 330, 0],
      rules: [],
    });
  });

  test('does not keep a base from a target beyond it', () => {
    const bases = [
      mine('Irr Wb (O)'),
      friend('B', 'Reg Ps (O)', 600, 330),
      enemy('Z', 'Reg Bd (O)', 600, 355),
    ];
    expect(rulesTold(bases).A?.[1]).toBe(355);
  });
});
