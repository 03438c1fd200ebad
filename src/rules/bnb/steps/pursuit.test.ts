import { describe, expect, test } from 'vitest';
import { type BaseWords, box } from '../../../../test/support/battle.ts';
import { at, told } from '../../../../test/support/playing.ts';
import { withDropped } from '../../../engine/effects.ts';
import { openTo, play, pursues } from '../outcomes/outcomes.test-support.ts';

const W = (troop: string, more: Partial<BaseWords> = {}): BaseWords => ({
  id: 'W',
  troop,
  at: [600, 375],
  ...more,
});
const L = (troop: string): BaseWords => ({ id: 'L', side: 'blue', troop, place: 'lost' });

const won = (winner: string, loser: string, more: object = {}, ...answers: object[]) =>
  play({ bases: [W(winner), L(loser)] }, [pursues('W', 'L', more)], ...answers);

/** The verdict of the rules: `must`, `may` or `stay`. */
function duty(winner: string, loser: string, more: object = {}): string {
  const { battle, asks } = won(winner, loser, more);
  if (!asks) return (at(battle, 'W')?.[1] ?? 0) > 375 ? 'must' : 'stay';
  return openTo(battle).includes('stay') ? 'may' : 'must';
}

describe('which winners pursue', () => {
  test.each([
    ['Irr HCh (O)', 'Reg Bd (O)', 'must'],
    ['Irr HCh (O)', 'Irr Ps (O)', 'stay'],
    ['Irr Bd (O)', 'Reg Sp (O)', 'must'],
    ['Irr Sp (O)', 'Irr Ax (O)', 'must'],
    ['Irr Bd (O)', 'Bg', 'must'],
    ['Irr Bd (O)', 'Irr Cv (O)', 'stay'],
    ['Irr Bd (O)', 'Irr Ps (O)', 'may'],
    ['Reg Sp (O)', 'Reg Sp (O)', 'stay'],
    ['Reg Bd (O)', 'Irr Cv (O)', 'may'],
    ['Reg Pk (I)', 'Irr Cv (O)', 'must'],
    ['Irr Wb (O)', 'Irr LH (O)', 'may'],
    ['Irr Wb (O)', 'Irr Ps (O)', 'may'],
    ['Reg Bw (O)', 'Irr Ps (O)', 'stay'],
    ['Irr Cv (O)', 'Irr Ps (O)', 'stay'],
    ['Bg', 'Irr Ps (O)', 'stay'],
  ])('%s against %s: %s', (winner, loser, expected) => {
    expect(duty(winner, loser)).toBe(expected);
  });

  test('a winner on upper ground must pursue on an odd die', () => {
    expect(duty('Irr Cv (O)', 'Reg Bd (O)', { above: true, die: 3 })).toBe('must');
    expect(duty('Irr Cv (O)', 'Reg Bd (O)', { above: true, die: 4 })).toBe('stay');
    expect(duty('Irr Cv (O)', 'Irr Ps (O)', { above: true, die: 3 })).toBe('stay');
    expect(duty('Irr Ps (O)', 'Irr Cv (O)', { above: true, die: 5 })).toBe('must');
    expect(duty('Irr Ps (O)', 'Irr Cv (O)', { above: true, die: 6 })).toBe('stay');
  });

  test('all but Bw may pursue an enemy from upper ground', () => {
    expect(duty('Irr Cv (O)', 'Reg Bd (O)', { below: true })).toBe('may');
    expect(duty('Reg Bw (O)', 'Reg Bd (O)', { below: true })).toBe('stay');
  });

  test('a winner that both must and may pursue, must', () => {
    expect(duty('Reg Bd (O)', 'Reg Sp (O)', { above: true, die: 1 })).toBe('must');
  });

  test('a spent enemy counts as a destroyed one; a standing one is not pursued', () => {
    expect(duty('Reg Pk (I)', 'Reg Bd (O)', { outcome: 'spent' })).toBe('must');
    expect(duty('Reg Pk (I)', 'Reg Bd (O)', { outcome: 'flee' })).toBe('must');
    expect(duty('Reg Pk (I)', 'Reg Bd (O)', { outcome: 'stand' })).toBe('stay');
  });
});

describe('the length of a pursuit', () => {
  test('is at least the depth, and at most a base width if mounted, half of one if not', () => {
    const foot = won('Reg Pk (I)', 'Reg Bd (O)');
    expect(foot.asks).toMatchObject({
      by: 'red',
      kind: 'pursue',
      answer: { form: 'number', least: 15, most: 20 },
    });
    expect(won('Reg Pk (I)', 'Reg Bd (O)', {}, { option: 'stay' }).refused[0]?.rule).toBe('bnb.pursue.5');
    for (const [distance, y] of [
      [15, 390],
      [17.5, 392.5],
      [20, 395],
    ] as const) {
      const { battle, events } = won('Reg Pk (I)', 'Reg Bd (O)', {}, { option: 'pursue', distance });
      expect(at(battle, 'W')).toEqual([600, y, 0]);
      expect(told(events, 'pursued')[0]).toMatchObject({ rule: 'bnb.pursue.5', figures: { went: distance } });
    }
    for (const distance of [14, 21])
      expect(won('Reg Pk (I)', 'Reg Bd (O)', {}, { option: 'pursue', distance }).refused[0]).toMatchObject({
        rule: 'bnb.pursue.1',
        figures: { least: 15, most: 20 },
      });
    expect(at(won('Reg Pk (I)', 'Reg Bd (O)', {}, { option: 'pursue' }).battle, 'W')).toEqual([600, 390, 0]);
  });

  test('is not asked for if only one is legal', () => {
    expect(at(won('Irr HCh (O)', 'Reg Bd (O)').battle, 'W')).toEqual([600, 415, 0]);
    const hordes = won('Irr Hd (O)', 'Irr Ps (O)');
    expect(openTo(hordes.battle)).toEqual(['pursue', 'stay']);
    expect(hordes.asks?.about).toMatchObject({ least: 30, most: 30 });
    expect(at(won('Irr Hd (O)', 'Irr Ps (O)', {}, { option: 'pursue' }).battle, 'W')).toEqual([600, 405, 0]);
    expect(at(won('Irr Hd (O)', 'Irr Ps (O)', {}, { option: 'stay' }).battle, 'W')).toEqual([600, 375, 0]);
  });

  test('is the least if the choice of length is out of force', () => {
    const { battle } = withDropped(['bnb.pursue.2'], () => won('Reg Pk (I)', 'Reg Bd (O)'));
    expect(at(battle, 'W')).toEqual([600, 390, 0]);
  });
});

describe('what stops it', () => {
  const wayOf = (winner: BaseWords, ...more: BaseWords[]) =>
    play({ bases: [winner, L('Reg Bd (O)'), ...more] }, [pursues('W', 'L')]);

  test('any base in the way', () => {
    const { battle } = wayOf(W('Irr HCh (O)'), { id: 'B', troop: 'Irr Ps (O)', at: [620, 405] });
    expect(at(battle, 'W')).toEqual([600, 385, 0]);
    const none = wayOf(W('Irr HCh (O)'), { id: 'B', side: 'blue', at: [600, 375], facing: 180 });
    expect(none.events.map((event) => event.type)).toEqual(['waits']);
    expect(none.asks).toBeUndefined();
  });

  test('the edge of the table', () => {
    const { battle } = wayOf(W('Irr HCh (O)', { at: [600, 740] }));
    expect(at(battle, 'W')).toEqual([600, 750, 0]);
  });

  test('difficult going that mounted are not yet in', () => {
    const terrain = [{ kind: 'Wd', area: box(500, 395, 700, 500) }];
    const bases = [W('Irr HCh (O)'), L('Reg Bd (O)')];
    const stopped = play({ bases, terrain }, [pursues('W', 'L')]);
    expect(at(stopped.battle, 'W')).toEqual([600, 395, 0]);
    const within = [{ kind: 'Wd', area: box(500, 340, 700, 500) }];
    expect(at(play({ bases, terrain: within }, [pursues('W', 'L')]).battle, 'W')).toEqual([600, 415, 0]);
    const foot = [W('Irr Wb (O)', { at: [600, 390] }), L('Reg Bd (O)')];
    const on = play({ bases: foot, terrain }, [pursues('W', 'L')], { distance: 20 });
    expect(at(on.battle, 'W')).toEqual([600, 410, 0]);
  });
});

describe('followers', () => {
  const bases = [
    W('Reg Pk (I)'),
    L('Reg Bd (O)'),
    { id: 'X', troop: 'Reg Pk (I)', at: [600, 360] as const },
    { id: 'Y', troop: 'Reg Pk (I)', at: [600, 345] as const },
  ];
  const go = (...answers: object[]) =>
    play({ bases }, [pursues('W', 'L', { supporters: ['X', 'Y'] })], { distance: 20 }, ...answers);

  test('supporting bases may follow the same distance', () => {
    const asked = go();
    expect(asked.asks).toMatchObject({
      by: 'red',
      kind: 'follow',
      about: { base: 'W', bases: ['X', 'Y'], distance: 20 },
    });
    expect(openTo(asked.battle)).toEqual([[], ['X'], ['X', 'Y']]);
    const all = go({ bases: ['Y', 'X'] });
    expect([at(all.battle, 'X'), at(all.battle, 'Y')]).toEqual([
      [600, 380, 0],
      [600, 365, 0],
    ]);
    expect(told(all.events, 'followed').map((event) => event.rule)).toEqual([
      'bnb.pursue.19',
      'bnb.pursue.19',
    ]);
    expect(at(go({ bases: [] }).battle, 'X')).toEqual([600, 360, 0]);
  });

  test('no base follows through a rank that stays, and no other base follows', () => {
    expect(go({ bases: ['Y'] }).refused[0]?.key).toBe('reason.not-an-option');
    expect(go({ bases: ['W'] }).refused[0]?.key).toBe('reason.not-an-option');
  });
});
