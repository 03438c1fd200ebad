import { describe, expect, it, test } from 'vitest';
import { withDropped } from '../../../engine/effects.ts';
import { blue, red, rowsOf, type Words } from './combat.test-support.ts';
import { TACTICAL_FACTORS } from './tactics.ts';

const tactics = (a: Parameters<typeof rowsOf>[0], z: Parameters<typeof rowsOf>[1]) =>
  rowsOf(a, z)[0].filter(([rule]) => rule.startsWith('bnb.tactic.'));

const rank = (base: string, text: string, more: object = {}) => ({
  base,
  troop: red(text).troop,
  going: 'GGo' as const,
  listed: false,
  ...more,
});

interface Case {
  readonly rule: string;
  readonly value?: number;
  readonly own: readonly [string, Words?];
  readonly enemy: readonly [string, Words?];
  /** The nearest cases in which the row does not count. */
  readonly not: readonly {
    readonly own?: readonly [string, Words?];
    readonly enemy?: readonly [string, Words?];
  }[];
  /** Rows that count as well. */
  readonly also?: readonly (readonly [string, number])[];
}

const PLAIN = 'Reg Ax (O)';
const PK = [rank('B', 'Reg Pk (I)'), rank('C', 'Reg Pk (I)')];
const SP_ALONE = ['bnb.tactic.18', 1] as const;
const PK_SECOND = ['bnb.tactic.19', 1] as const;

const CASES: readonly Case[] = [
  {
    rule: 'bnb.tactic.4',
    own: [PLAIN, { upperGround: true }],
    enemy: [PLAIN],
    not: [{ own: [PLAIN, { upperGround: true, ownBound: false }] }, { own: [PLAIN] }],
  },
  {
    rule: 'bnb.tactic.5',
    own: [PLAIN, { defendsRiver: true }],
    enemy: [PLAIN],
    not: [{ own: [PLAIN] }],
  },
  {
    rule: 'bnb.tactic.8',
    own: [PLAIN],
    enemy: [PLAIN, { recoil: 'incomplete' }],
    not: [{ enemy: [PLAIN] }, { own: [PLAIN, { recoil: 'incomplete' }], enemy: [PLAIN] }],
  },
  {
    rule: 'bnb.tactic.10',
    own: [PLAIN],
    enemy: [PLAIN, { overlappedBy: [{ by: 'B', flank: 'left' }] }],
    not: [{ enemy: [PLAIN] }],
  },
  {
    rule: 'bnb.tactic.11',
    value: 2,
    own: [PLAIN],
    enemy: [
      PLAIN,
      {
        flankedBy: [
          { by: 'B', flank: 'left' },
          { by: 'C', flank: 'right' },
        ],
      },
    ],
    not: [{ enemy: [PLAIN] }],
  },
  {
    rule: 'bnb.tactic.6',
    own: [PLAIN, { role: 'shot-at', weather: 'bnb.weather.4' }],
    enemy: ['Reg Bw (O)', { role: 'shoots' }],
    not: [
      { own: [PLAIN, { role: 'shot-at' }], enemy: ['Reg Bw (O)', { role: 'shoots' }] },
      { own: [PLAIN, { weather: 'bnb.weather.4' }], enemy: [PLAIN] },
    ],
  },
  {
    rule: 'bnb.tactic.7',
    own: [PLAIN],
    enemy: [PLAIN, { dazzled: true }],
    not: [{ own: [PLAIN, { dazzled: true }], enemy: [PLAIN] }],
  },
  {
    rule: 'bnb.tactic.27',
    own: ['Reg Bw (O)', { french: true, going: 'RGo' }],
    enemy: [PLAIN],
    not: [
      { own: ['Reg Bw (O)', { going: 'RGo' }] },
      { own: ['Reg Bw (O)', { french: true, going: 'DGo' }] },
      { own: ['Reg Bw (O)', { french: true, role: 'shot-at' }], enemy: ['Reg Bw (O)', { role: 'shoots' }] },
    ],
  },
  {
    rule: 'bnb.tactic.28',
    own: ['Reg Pk (X)', { french: true }],
    enemy: [PLAIN],
    not: [
      { own: ['Reg Pk (X)'] },
      { own: ['Reg Pk (X)', { french: true, going: 'RGo' }] },
      { own: ['Reg Pk (F)', { french: true }] },
      { enemy: ['Reg Ps (O)'] },
    ],
  },
  {
    rule: 'bnb.tactic.12',
    value: 3,
    own: [PLAIN],
    enemy: [PLAIN, { rearAttackedBy: [{ by: 'B' }] }],
    not: [{ enemy: [PLAIN] }],
  },
  {
    rule: 'bnb.tactic.13',
    own: ['Reg Bw (O)', { role: 'shoots', shootingAdvantages: [{ rule: 'bnb.shoot.26', by: 'B' }] }],
    enemy: [PLAIN, { role: 'shot-at' }],
    not: [{ own: ['Reg Bw (O)', { role: 'shoots' }] }],
  },
  {
    rule: 'bnb.tactic.14',
    own: [PLAIN, { role: 'shot-at', covered: true }],
    enemy: ['Reg Bw (O)', { role: 'shoots', covered: true }],
    not: [
      { own: [PLAIN, { role: 'shot-at' }], enemy: ['Reg Bw (O)', { role: 'shoots' }] },
      { own: [PLAIN, { covered: true }], enemy: [PLAIN] },
    ],
  },
  {
    rule: 'bnb.tactic.15',
    own: ['Reg Ps (S)', { ranks: [rank('B', 'Reg Ps (O)')] }],
    enemy: ['Irr LH (O)'],
    not: [
      { own: ['Reg Ps (S)', { ranks: [rank('B', 'Reg Ps (S)')] }] },
      { own: ['Reg Ps (S)', { ranks: [rank('B', 'Reg Ps (O)', { going: 'DGo' })] }] },
      { own: ['Reg Ps (S)', { going: 'DGo', ranks: [rank('B', 'Reg Ps (O)')] }] },
      { enemy: [PLAIN] },
    ],
  },
  {
    rule: 'bnb.tactic.16',
    own: ['Reg Bd (O)'],
    enemy: ['Irr Wb (O)'],
    not: [{ enemy: ['Reg Bd (O)'] }, { enemy: ['Reg Bw (O)'] }, { own: ['Reg Sp (I)', { going: 'RGo' }] }],
  },
  {
    rule: 'bnb.tactic.17',
    own: ['Reg Cv (O)'],
    enemy: ['Reg Bd (O)'],
    not: [{ enemy: ['Reg Sp (O)'] }, { own: [PLAIN] }],
  },
  {
    rule: 'bnb.tactic.18',
    own: ['Reg Sp (O)'],
    enemy: [PLAIN],
    not: [{ own: ['Reg Sp (O)', { going: 'RGo' }] }, { enemy: ['Reg Ps (O)'] }, { enemy: ['Irr LH (O)'] }],
  },
  {
    rule: 'bnb.tactic.19',
    own: ['Reg Pk (X)', { ranks: PK.slice(0, 1) }],
    enemy: [PLAIN],
    not: [
      { own: ['Reg Pk (X)'] },
      { own: ['Reg Pk (F)', { ranks: PK.slice(0, 1) }] },
      { own: ['Reg Pk (X)', { ranks: [rank('B', 'Reg Pk (X)')] }] },
      { own: ['Reg Pk (X)', { ranks: [rank('B', 'Reg Pk (I)', { going: 'RGo' })] }] },
      { enemy: ['Reg Ps (O)'] },
    ],
  },
  {
    rule: 'bnb.tactic.20',
    own: ['Reg Pk (I)', { ranks: PK }],
    enemy: [PLAIN],
    also: [PK_SECOND],
    not: [
      { own: ['Reg Pk (I)', { ranks: PK.slice(0, 1) }] },
      {
        own: ['Reg Pk (I)', { ranks: [PK[0] ?? rank('B', 'Bg'), rank('C', 'Reg Pk (I)', { going: 'RGo' })] }],
      },
    ],
  },
  {
    rule: 'bnb.tactic.21',
    own: ['Reg Pk (F)', { ranks: [rank('B', 'Reg Pk (F)')] }],
    enemy: [PLAIN],
    not: [
      { own: ['Reg Pk (F)', { ranks: [rank('B', 'Reg Pk (I)')] }] },
      { own: ['Reg Pk (F)', { going: 'RGo', ranks: [rank('B', 'Reg Pk (F)')] }] },
    ],
  },
  {
    rule: 'bnb.tactic.22',
    own: ['Reg Sp (O)', { ranks: [rank('B', 'Reg Sp (O)')] }],
    enemy: [PLAIN],
    also: [SP_ALONE],
    not: [
      { own: ['Reg Sp (O)', { ranks: [rank('B', 'Reg Sp (I)')] }] },
      { own: ['Reg Sp (O)', { ranks: [rank('B', 'Irr Sp (O)')] }] },
      { own: ['Reg Sp (O)', { ranks: [rank('B', 'Reg Sp (O)', { going: 'RGo' })] }] },
    ],
  },
  {
    rule: 'bnb.tactic.23',
    own: ['Irr Wb (O)', { ranks: [rank('B', 'Irr Wb (O)')], going: 'RGo' }],
    enemy: [PLAIN],
    not: [
      { own: ['Irr Wb (O)', { ranks: [rank('B', 'Irr Wb (S)')] }] },
      { own: ['Irr Wb (O)', { going: 'DGo', ranks: [rank('B', 'Irr Wb (O)')] }] },
      { enemy: ['Irr Ps (O)'] },
    ],
  },
  {
    rule: 'bnb.tactic.24',
    own: ['Reg Bw (O)', { ranks: [rank('B', 'Reg Bw (O)')] }],
    enemy: [PLAIN],
    not: [
      { own: ['Reg Bw (O)', { ranks: [rank('B', 'Reg Bw (O) crossbow')] }] },
      { own: ['Reg Bw (O)', { ranks: [rank('B', 'Irr Bw (O)')] }] },
      { own: ['Reg Bw (O)', { ranks: [rank('B', 'Reg Bw (I)')] }] },
      { own: ['Reg Bw (O)', { ranks: [rank('B', 'Reg Bw (O)', { going: 'DGo' })] }] },
      { enemy: ['Reg Cv (O)'] },
      { enemy: ['Reg Ps (O)'] },
    ],
  },
  {
    rule: 'bnb.tactic.25',
    own: [PLAIN, { ranks: [rank('B', 'Reg Ps (O)', { listed: true })] }],
    enemy: ['Reg Cv (O)'],
    not: [
      { own: [PLAIN, { ranks: [rank('B', 'Reg Ps (O)')] }] },
      { own: [PLAIN, { ranks: [rank('B', 'Reg Ps (S)', { listed: true })] }] },
      { own: [PLAIN, { going: 'DGo', ranks: [rank('B', 'Reg Ps (O)', { listed: true })] }] },
      { enemy: [PLAIN] },
    ],
  },
  {
    rule: 'bnb.tactic.26',
    own: ['Reg Sp (O)', { ranks: [rank('B', 'Reg Sp (O)'), rank('C', 'Reg Ps (O) bow', { listed: true })] }],
    enemy: ['Irr Wb (O)'],
    also: [SP_ALONE, ['bnb.tactic.22', 1]],
    not: [
      {
        own: [
          'Reg Sp (O)',
          { ranks: [rank('B', 'Reg Sp (O)'), rank('C', 'Reg Ps (O) crossbow', { listed: true })] },
        ],
      },
      { own: ['Reg Sp (O)', { ranks: [rank('B', 'Reg Sp (O)'), rank('C', 'Reg Ps (O) bow')] }] },
      { enemy: [PLAIN] },
    ],
  },
];

describe('tactical factors', () => {
  test.each(CASES)(
    '$rule counts where it should, and only there',
    ({ rule, value = 1, own, enemy, not, also }) => {
      const count = (mine: readonly [string, Words?], theirs: readonly [string, Words?]) =>
        tactics(red(...mine), blue(...theirs));
      expect(new Set(count(own, enemy))).toEqual(new Set([...(also ?? []), [rule, value]]));
      withDropped([rule], () => expect(count(own, enemy).map(([id]) => id)).not.toContain(rule));
      for (const other of not)
        expect(count(other.own ?? own, other.enemy ?? enemy).map(([id]) => id)).not.toContain(rule);
    },
  );

  it('covers every row of the table', () => {
    expect(TACTICAL_FACTORS.map((row) => row.rule).toSorted()).toEqual(
      CASES.map(({ rule }) => rule).toSorted(),
    );
  });

  it('gives nothing if only the table edge keeps the enemy from recoiling', () => {
    const onEdge = blue(PLAIN, { recoil: 'off-table' });
    expect(tactics(red(PLAIN), onEdge)).toEqual([]);
    withDropped(['bnb.tactic.9'], () => expect(tactics(red(PLAIN), onEdge)).toEqual([['bnb.tactic.8', 1]]));
  });

  it('counts each overlapped flank, and flank and rear attack together', () => {
    const enemy = blue(PLAIN, {
      overlappedBy: [
        { by: 'B', flank: 'left' },
        { by: 'C', flank: 'right' },
      ],
      flankedBy: [{ by: 'D', flank: 'left' }],
      rearAttackedBy: [{ by: 'E' }],
    });
    expect(tactics(red(PLAIN), enemy).reduce((sum, [, value]) => sum + value, 0)).toBe(7);
  });

  it('leaves out the additions that are not played', () => {
    expect(tactics(red('Reg Bw (O)'), blue(PLAIN))).toEqual([]);
    expect(tactics(red('Reg Pk (I)'), blue(PLAIN))).toEqual([]);
  });
});
