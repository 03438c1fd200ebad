import { describe, expect, test } from 'vitest';
import { type BaseWords, type BattleWords, battleOf, box, onTable } from '../../../../test/support/battle.ts';
import { at, enemy, friend, told } from '../../../../test/support/playing.ts';
import { withDropped } from '../../../engine/effects.ts';
import { bnb } from '../index.ts';
import { go, mine, openTo, play, rulesOf, surge, waitsFor } from './impetuous.test-support.ts';
import { aimsOf, eligibleTargets } from './targets.ts';

const eligible = (bases: readonly BaseWords[], dropped: readonly string[] = [], words: BattleWords = {}) => {
  const battle = battleOf({ ...words, bases });
  return withDropped(dropped, () =>
    eligibleTargets(bnb, battle, onTable(battle, 'A'), 'nature').map(({ id }) => id),
  );
};

const aims = (bases: readonly BaseWords[], dropped: readonly string[] = [], words: BattleWords = {}) => {
  const battle = battleOf({ ...words, bases });
  return withDropped(dropped, () => {
    const found = aimsOf(bnb, battle, onTable(battle, 'A'), 'nature');
    return found && { rule: found.rule, targets: found.aims.map(({ target }) => target.id) };
  });
};

const wood = (minX: number, minY: number, maxX: number, maxY: number) => ({
  terrain: [{ kind: 'Wd', area: box(minX, minY, maxX, maxY) }],
});

describe('eligible targets', () => {
  test('are enemies within 12 MU, between nearest points', () => {
    const bases = [
      mine('Irr Wb (O)'),
      enemy('Z', 'Reg Bd (O)', 600, 660),
      enemy('Y', 'Reg Bd (O)', 200, 500),
    ];
    expect(eligible(bases)).toEqual(['Z']);
    expect(eligible([mine('Irr Wb (O)'), enemy('Z', 'Reg Bd (O)', 600, 660.2)])).toEqual([]);
    expect(eligible(bases, ['bnb.impetuous.4'])).toEqual([]);
  });

  test('include Ps only if it is reached straight ahead', () => {
    const ahead = [mine('Irr Wb (O)'), enemy('Z', 'Irr Ps (O)', 610, 355)];
    const aside = [mine('Irr Wb (O)'), enemy('Z', 'Irr Ps (O)', 660, 340)];
    const far = [mine('Irr Wb (O)'), enemy('Z', 'Irr Ps (O)', 600, 365)];
    expect(eligible(ahead)).toEqual(['Z']);
    expect(eligible(aside)).toEqual([]);
    expect(eligible(far)).toEqual([]);
    expect(eligible(far, ['bnb.impetuous.3'])).toEqual(['Z']);
  });

  test('of mounted leave out enemies even partly in ground that is not good going for the mounted', () => {
    const bases = [mine('Irr HCh (O)'), enemy('Z', 'Reg Bd (O)', 600, 400)];
    expect(eligible(bases, [], wood(610, 390, 700, 420))).toEqual([]);
    expect(eligible(bases, ['bnb.impetuous.5'], wood(610, 390, 700, 420))).toEqual(['Z']);
    expect(eligible(bases, [], wood(620, 390, 700, 420))).toEqual(['Z']);
    expect(
      eligible([mine('Irr Wb (O)'), enemy('Z', 'Reg Bd (O)', 600, 400)], [], wood(610, 390, 700, 420)),
    ).toEqual(['Z']);
  });

  test('are only the enemies that zoc it, if there are any', () => {
    const bases = [
      mine('Irr Wb (O)'),
      enemy('Y', 'Reg Bd (O)', 630, 335),
      enemy('Z', 'Reg Bd (O)', 560, 345),
    ];
    expect(eligible(bases)).toEqual(['Y']);
    expect(eligible(bases, ['bnb.impetuous.37'])).toEqual(['Y', 'Z']);
  });

  test('ignore the zones of Ps, except for Ps', () => {
    const bases = [
      mine('Irr Wb (O)'),
      enemy('Y', 'Irr Ps (O)', 600, 335),
      enemy('Z', 'Reg Bd (O)', 560, 345),
    ];
    expect(eligible(bases)).toEqual(['Y', 'Z']);
    expect(eligible(bases, ['bnb.impetuous.20'])).toEqual(['Y']);
  });

  test('are only baggage for a base that is impetuous because of baggage', () => {
    const bases = [mine('Reg Cv (O)'), enemy('Y', 'Reg Bd (O)', 560, 360), enemy('Z', 'Bg', 630, 370)];
    const { battle } = surge(bases);
    expect(told(surge(bases).events, 'impetuous')[0]?.figures).toMatchObject({ target: 'Z' });
    expect(battle.bases[0]?.bound.impetuous).toBe(1);
    const words = battleOf({ bases });
    const base = onTable(words, 'A');
    expect(eligibleTargets(bnb, words, base, 'baggage').map(({ id }) => id)).toEqual(['Z']);
    withDropped(['bnb.impetuous.2'], () =>
      expect(eligibleTargets(bnb, words, base, 'baggage').map(({ id }) => id)).toEqual(['Y', 'Z']),
    );
  });
});

describe('the choice of target', () => {
  const straight = enemy('Z', 'Reg Bd (O)', 600, 385);
  /** It turns its back to A, and is nearer than Z. */
  const turned = enemy('Y', 'Reg Bd (O)', 645, 330, 90);
  const farther = enemy('X', 'Reg Bd (O)', 500, 430);
  const A = mine('Irr Bd (F)');

  test('prefers a target straight ahead, even if another is nearer', () => {
    expect(aims([A, straight, turned])).toEqual({ rule: 'bnb.impetuous.12', targets: ['Z'] });
  });

  test('then prefers the shortest way by one pivot and straight on', () => {
    const bases = [A, turned, farther];
    expect(aims(bases)).toEqual({ rule: 'bnb.impetuous.13', targets: ['Y'] });
    expect(aims(bases, ['bnb.impetuous.13'])?.rule).toBe('bnb.impetuous.14');
  });

  test('then prefers the shortest way by any move', () => {
    const bases = [A, turned];
    const found = aims(bases, ['bnb.impetuous.13']);
    expect(found).toEqual({ rule: 'bnb.impetuous.14', targets: ['Y'] });
    expect(aims(bases, ['bnb.impetuous.13', 'bnb.impetuous.14'])?.rule).toBe('bnb.impetuous.15');
  });

  test('prefers the enemy faced most directly if none is in reach', () => {
    const bases = [A, enemy('Y', 'Reg Bd (O)', 600, 420), farther];
    expect(aims(bases)).toEqual({ rule: 'bnb.impetuous.15', targets: ['Y'] });
    expect(aims(bases, ['bnb.impetuous.15'])?.targets).toEqual(['X', 'Y']);
  });

  test('prefers a target in reach to one faced more directly', () => {
    const bases = [A, turned];
    expect(aims(bases, ['bnb.impetuous.11'])?.rule).toBe('bnb.impetuous.15');
  });

  test('would take the shorter pivot if the straight way were not preferred', () => {
    expect(aims([A, straight], ['bnb.impetuous.12'])?.rule).not.toBe('bnb.impetuous.12');
  });

  const fight = [friend('B', 'Irr LCh (O)', 640, 340), enemy('Z', 'Reg Bd (O)', 640, 340)];
  const behind = mine('Irr Wb (O)', { at: [640, 270] });

  test('overlapping and supporting reach a target that is in close combat, not another', () => {
    expect(aims([mine('Irr Wb (O)'), ...fight])).toEqual({ rule: 'bnb.impetuous.12', targets: ['Z'] });
    expect(aims([behind, ...fight])).toEqual({ rule: 'bnb.impetuous.12', targets: ['Z'] });
    expect(aims([behind, ...fight], ['bnb.impetuous.10'])?.rule).toBe('bnb.impetuous.15');
    const idle = [friend('B', 'Irr LCh (O)', 640, 340), enemy('Z', 'Reg Bd (O)', 640, 341)];
    expect(aims([behind, ...idle])?.rule).toBe('bnb.impetuous.15');
    expect(aims([mine('Irr Wb (O)'), ...idle])?.rule).not.toBe('bnb.impetuous.12');
  });

  test('a base ends in overlap beside a friend in close combat, and in support behind it', () => {
    expect(at(surge([mine('Irr Wb (O)'), ...fight]).battle, 'A')).toEqual([600, 340, 0]);
    expect(at(surge([behind, ...fight]).battle, 'A')).toEqual([640, 300, 0]);
  });

  test('close combat reaches a target', () => {
    expect(aims([A, straight], ['bnb.impetuous.9'])?.rule).toBe('bnb.impetuous.15');
  });
});

describe('equal targets', () => {
  const left = enemy('Y', 'Reg Bd (O)', 580, 350);
  const right = enemy('Z', 'Reg Bd (O)', 620, 350);

  test('are chosen by the player, in the order or when asked', () => {
    const bases = [mine('Irr Wb (O)'), left, right];
    const asked = surge(bases);
    expect(waitsFor(asked.battle)).toBe('impetuous-target');
    expect(openTo(asked.battle)).toEqual(['Y', 'Z']);
    const chosen = play({ bases }, go('A'), { type: 'choose', base: 'Z' });
    expect(told(chosen.events, 'impetuous')[0]?.figures).toMatchObject({ target: 'Z', does: 'reach' });
    const named = surge(bases, 'A', { target: 'Y' });
    expect(told(named.events, 'impetuous')[0]?.figures).toMatchObject({ target: 'Y' });
    expect(rulesOf(play({ bases }, go('A'), { type: 'choose', base: 'A' }))).toEqual(['bnb.bound.12']);
    withDropped(['bnb.impetuous.17'], () => expect(waitsFor(surge(bases).battle)).toBe('impetuous'));
  });

  test('are asked for after the order, and the order is offered', () => {
    expect(openTo(play({ bases: [mine('Irr Wb (O)'), left, right] }).battle)).toEqual(['A']);
  });

  test('may not be an elephant if there is another', () => {
    const bases = [mine('Irr Wb (O)'), { ...left, troop: 'Irr El (O)' }, right];
    expect(told(surge(bases).events, 'impetuous')[0]?.figures).toMatchObject({ target: 'Z' });
    expect(rulesOf(surge(bases, 'A', { target: 'Y' }))).toEqual(['bnb.impetuous.17']);
  });

  test('exclude other targets, with the clause of the choice', () => {
    const bases = [
      mine('Irr Wb (O)'),
      enemy('Y', 'Reg Bd (O)', 600, 350),
      enemy('Z', 'Reg Bd (O)', 700, 360),
    ];
    expect(surge(bases, 'A', { target: 'Z' }).refused).toMatchObject([
      { rule: 'bnb.impetuous.12', figures: { target: 'Z', targets: ['Y'] } },
    ]);
    expect(
      rulesOf(surge([mine('Irr Wb (O)'), enemy('Z', 'Reg Bd (O)', 100, 740)], 'A', { target: 'Z' })),
    ).toEqual(['bnb.impetuous.4']);
  });
});

describe('an elephant as target', () => {
  test('cancels the move', () => {
    const bases = [mine('Irr Wb (O)'), enemy('Z', 'Irr El (O)', 600, 350)];
    const { battle, events } = surge(bases);
    expect(at(battle, 'A')).toEqual([600, 300, 0]);
    expect(told(events, 'impetuous-cancelled')[0]).toMatchObject({
      rule: 'bnb.impetuous.16',
      figures: { target: 'Z' },
    });
    expect(openTo(battle)).toEqual(['end-phase']);
    withDropped(['bnb.impetuous.16'], () => expect(at(surge(bases).battle, 'A')).toEqual([600, 350, 0]));
  });

  test('cancels it even when it is far away', () => {
    expect(at(surge([mine('Irr Wb (O)'), enemy('Z', 'Irr El (O)', 600, 450)]).battle, 'A')).toEqual([
      600, 300, 0,
    ]);
  });
});
