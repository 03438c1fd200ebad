import { describe, expect, test } from 'vitest';
import { type BaseWords, battleOf } from '../../../../test/support/battle.ts';
import { enemy, friend, told } from '../../../../test/support/playing.ts';
import { withDropped } from '../../../engine/effects.ts';
import { bnb } from '../index.ts';
import { mine, play, rulesOf, surge, waitsFor } from './impetuous.test-support.ts';
import { IMPETUOUS_QUESTIONS } from './questions.ts';

const impetuous = (bases: readonly BaseWords[], dropped: readonly string[] = [], side = 'red') =>
  withDropped(dropped, () =>
    IMPETUOUS_QUESTIONS.impetuous?.(bnb, battleOf({ bases }), { type: 'impetuous', side }),
  );

const ids = (...found: string[]) => ({ answer: found });

describe('which bases are impetuous', () => {
  test.each(['Irr Wb (O)', 'Irr Wb (S)', 'Irr Wb (F)', 'Irr HCh (O)', 'Irr HCh (S)', 'Irr Bd (F)'])(
    '%s is',
    (troop) => {
      expect(impetuous([mine(troop)])).toEqual(ids('A'));
      expect(impetuous([mine(troop)], ['bnb.impetuous.33'])).toEqual(ids());
      expect(impetuous([mine(troop)], ['bnb.impetuous.32'])).toEqual(ids());
    },
  );

  test.each(['Reg HCh (O)', 'Reg Bd (F)', 'Irr Bd (O)', 'Irr Cv (O)', 'Irr Hd (O)', 'Irr Ax (O)'])(
    '%s is not',
    (troop) => {
      expect(impetuous([mine(troop)])).toEqual(ids());
    },
  );

  test.each(['moved', 'tactical', 'far', 'impetuous'])('one that has %s is not', (mark) => {
    expect(impetuous([mine('Irr Wb (O)', { bound: { [mark]: 1 } })])).toEqual(ids());
  });

  test('a halted one is not', () => {
    const halted = [mine('Irr Wb (O)', { bound: { halted: 1 } })];
    expect(impetuous(halted)).toEqual(ids());
    expect(impetuous(halted, ['bnb.halt.1'])).toEqual(ids('A'));
  });

  test('one that was pushed or has recoiled is', () => {
    expect(impetuous([mine('Irr Wb (O)', { bound: { pushed: 1, recoiled: 1 } })])).toEqual(ids('A'));
  });

  test('one in close combat on its front, flank or rear is not', () => {
    for (const other of [
      enemy('Z', 'Reg Bd (O)', 600, 300),
      enemy('Z', 'Reg Bd (O)', 620, 292, 270),
      enemy('Z', 'Reg Bd (O)', 600, 285, 0),
    ]) {
      expect(impetuous([mine('Irr Wb (O)'), other])).toEqual(ids());
      expect(impetuous([mine('Irr Wb (O)'), other], ['bnb.impetuous.35'])).toEqual(ids('A'));
    }
  });

  test('one that overlaps an enemy or supports a friend in close combat is not', () => {
    const fight = [friend('B', 'Reg Bd (O)', 640, 300), enemy('Z', 'Reg Bd (O)', 640, 300)];
    const overlapping = [mine('Irr Wb (O)'), ...fight];
    const supporting = [mine('Irr Wb (O)', { at: [640, 285] }), ...fight];
    for (const bases of [overlapping, supporting]) {
      expect(impetuous(bases)).toEqual(ids());
      expect(impetuous(bases, ['bnb.impetuous.36'])).toEqual(ids('A'));
    }
  });

  test('one that touches the corner of an enemy without a fight is', () => {
    expect(impetuous([mine('Irr Wb (O)'), enemy('Z', 'Reg Bd (O)', 640, 300)])).toEqual(ids('A'));
  });

  test('one in an enemy zone is', () => {
    const zocced = [mine('Irr Wb (O)'), enemy('Z', 'Reg Bd (O)', 600, 330)];
    expect(impetuous(zocced)).toEqual(ids('A'));
    expect(impetuous(zocced, ['bnb.zoc.6'])).toEqual(ids());
  });
});

describe('baggage in reach', () => {
  const baggage = (x: number, y: number) => enemy('Z', 'Bg', x, y);

  test.each(['Reg Cv (O)', 'Reg Bd (O)', 'Irr Ps (O)', 'Irr El (O)'])('makes %s impetuous', (troop) => {
    expect(impetuous([mine(troop), baggage(600, 355)])).toEqual(ids('A'));
    expect(impetuous([mine(troop), baggage(600, 355)], ['bnb.impetuous.34'])).toEqual(ids());
  });

  test('does not count out of reach or behind others', () => {
    expect(impetuous([mine('Reg Bd (O)'), baggage(600, 410)])).toEqual(ids());
    const screen = [-40, 0, 40].map((x) => enemy(`Y${x}`, 'Reg Bd (O)', 600 + x, 340));
    expect(impetuous([mine('Reg Cv (O)'), baggage(600, 400), ...screen])).toEqual(ids());
  });

  test('does not count for a base that moved or was halted', () => {
    expect(impetuous([mine('Reg Cv (O)', { bound: { moved: 5 } }), baggage(600, 395)])).toEqual(ids());
    expect(impetuous([mine('Reg Cv (O)', { bound: { halted: 1 } }), baggage(600, 395)])).toEqual(ids());
  });

  test('baggage itself is never impetuous', () => {
    expect(impetuous([mine('Bg'), baggage(600, 342)])).toEqual(ids());
  });

  test('counts only if it was in reach when the step began', () => {
    const bases = [
      mine('Reg Cv (O)', { at: [600, 300] }),
      friend('B', 'Irr Wb (O)', 300, 300),
      enemy('Z', 'Bg', 600, 460),
    ];
    const { battle } = play({ bases });
    expect(waitsFor(battle)).toBe('impetuous');
    const nearer = {
      ...battle,
      bases: battle.bases.map((base) =>
        base.id === 'Z' && base.pose ? { ...base, pose: { ...base.pose, y: 400 } } : base,
      ),
    };
    expect(IMPETUOUS_QUESTIONS.impetuous?.(bnb, nearer, { type: 'impetuous', side: 'red' })).toEqual(
      ids('A', 'B'),
    );
    expect(
      bnb.steps['impetuous-moves']?.options?.(bnb, nearer, battle.flow.stack.at(-1) ?? { step: '' }),
    ).toHaveLength(1);
  });
});

describe('the question', () => {
  test('is of one side, active or not, ids sorted', () => {
    const bases = [
      mine('Irr Wb (O)', { id: 'B' }),
      friend('A', 'Irr HCh (O)', 100, 100),
      enemy('Z', 'Irr Wb (O)', 900, 600),
    ];
    expect(impetuous(bases)).toEqual(ids('A', 'B'));
    expect(impetuous(bases, [], 'blue')).toEqual(ids('Z'));
    expect(impetuous(bases, ['bnb.impetuous.1'])).toEqual(ids());
  });

  test('may be of one base', () => {
    const battle = battleOf({ bases: [mine('Irr Wb (O)'), friend('B', 'Reg Bd (O)', 100, 100)] });
    const isImpetuous = (base: string) =>
      IMPETUOUS_QUESTIONS.impetuous?.(bnb, battle, { type: 'impetuous', base });
    expect(isImpetuous('A')).toEqual({ answer: true });
    expect(isImpetuous('B')).toEqual({ answer: false });
    expect(isImpetuous('C')).toMatchObject({ fault: { key: 'fault.question-base' } });
  });

  test('has a fault for an unknown side', () => {
    expect(impetuous([], [], 'green')).toEqual({
      fault: { key: 'fault.question-side', figures: { side: 'green' } },
    });
  });
});

describe('the step', () => {
  test('is skipped if no base of the active side is impetuous', () => {
    const { battle, events } = play({ bases: [mine('Reg Bd (O)'), enemy('Z', 'Irr Wb (O)', 600, 600)] });
    expect(told(events, 'phase-skipped')[0]?.figures).toEqual({ phase: 'impetuous-moves' });
    expect(battle.flow.phase).not.toBe('impetuous-moves');
  });

  test('costs nothing and ends only when all have moved', () => {
    const bases = [mine('Irr Wb (O)'), friend('B', 'Irr Wb (O)', 300, 300)];
    const early = surge(bases, 'A', {}, { pips: 0 });
    expect(early.battle.turn.pips).toEqual({ '': 0 });
    const refused = play({ bases }, { type: 'end-phase' });
    expect(refused.refused).toMatchObject([{ rule: 'bnb.impetuous.1', figures: { bases: ['A', 'B'] } }]);
    const done = play(
      { bases },
      { type: 'impetuous-move', base: 'B' },
      { type: 'impetuous-move', base: 'A' },
    );
    expect(waitsFor(done.battle)).toBe('impetuous');
    const left = play(
      { bases },
      { type: 'impetuous-move', base: 'B' },
      { type: 'impetuous-move', base: 'A' },
      { type: 'end-phase' },
    );
    expect(told(left.events, 'phase-ended')[0]?.figures).toEqual({ phase: 'impetuous-moves' });
    expect(left.battle.flow.phase).not.toBe('impetuous-moves');
  });

  test('lets the active player choose the order', () => {
    const bases = [mine('Irr Wb (O)'), friend('B', 'Irr Wb (O)', 300, 300)];
    expect(surge(bases, 'B').refused).toEqual([]);
    withDropped(['bnb.impetuous.19'], () => expect(rulesOf(surge(bases, 'B'))).toEqual(['bnb.impetuous.19']));
  });

  test('refuses to move a base twice, an enemy base, or a base that is not impetuous', () => {
    const bases = [
      mine('Irr Wb (O)'),
      friend('B', 'Reg Bd (O)', 300, 300),
      enemy('Z', 'Irr Wb (O)', 600, 700),
    ];
    const again = play(
      { bases },
      { type: 'impetuous-move', base: 'A' },
      { type: 'impetuous-move', base: 'A' },
    );
    expect(rulesOf(again)).toEqual(['bnb.impetuous.32']);
    expect(rulesOf(surge(bases, 'B'))).toEqual(['bnb.impetuous.32']);
    expect(rulesOf(surge(bases, 'Z'))).toEqual(['bnb.army.3']);
    expect(rulesOf(play({ bases }, { type: 'halt', bases: ['A'] }))).toEqual(['bnb.bound.12']);
  });
});
