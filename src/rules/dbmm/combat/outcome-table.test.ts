import { expect, test } from 'vitest';
import type { OutcomeRow } from '../../../debellis/fights/outcome-rows.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { EQUAL, LESS } from './outcome-table.ts';

const LINE = ['Ax', 'Bd', 'Hd', 'Pk', 'Sp', 'Wb'];

/** The list of quick kills: the killers, and the troops that they destroy. */
const QUICK_KILLS: Readonly<
  Partial<Record<DbmmClause, readonly [killers: string, losers: readonly string[]]>>
> = {
  'dbmm.qk.3': ['any', ['Exp']],
  'dbmm.qk.4': ['any', ['Art']],
  'dbmm.qk.5': ['any', ['Sh']],
  'dbmm.qk.6': ['any', ['Bge(I)']],
  'dbmm.qk.7': ['any', ['Bge']],
  'dbmm.qk.8': ['mounted', ['Bw']],
  'dbmm.qk.9': ['Kn', [...LINE, 'Ps']],
  'dbmm.qk.10': ['Kn', ['Cv']],
  'dbmm.qk.11': ['Cv', ['Ps']],
  'dbmm.qk.12': ['LH', ['El']],
  'dbmm.qk.13': ['LH(S) LH(O)', ['Ps']],
  'dbmm.qk.14': ['El', ['Kn']],
  'dbmm.qk.15': ['El', LINE.filter((type) => type !== 'Ax')],
  'dbmm.qk.16': ['El', ['WWg']],
  'dbmm.qk.17': ['Cm(S)', LINE],
  'dbmm.qk.18': ['Cm(S) Cm(O)', ['Ps']],
  'dbmm.qk.19': ['Cm(X)', ['El']],
  'dbmm.qk.20': ['Exp', ['Kn']],
  'dbmm.qk.21': ['Exp', LINE.filter((type) => type !== 'Ax')],
  'dbmm.qk.22': ['Exp', ['Cm']],
  'dbmm.qk.23': ['Exp', LINE.filter((type) => type !== 'Ax')],
  'dbmm.qk.24': ['Bd', ['Pk', 'Sp', 'Wb']],
  'dbmm.qk.25': ['Bd(X)', ['Kn']],
  'dbmm.qk.26': ['Ps', ['El']],
  'dbmm.qk.27': ['Wb', LINE.filter((type) => type !== 'Ax')],
  'dbmm.qk.28': ['Art', ['El', 'WWg']],
  'dbmm.qk.29': ['Sh', ['El']],
};

const told = (rows: readonly OutcomeRow[]): readonly { pair: string; killers: string; loser: string }[] =>
  rows.flatMap(({ of, results }) =>
    results.flatMap(({ pair, from, outcome }) =>
      pair && outcome === 'destroyed'
        ? of.map((loser) => ({ pair, killers: (from ?? ['any']).join(' '), loser }))
        : [],
    ),
  );

test('the table of outcomes kills whom the list of quick kills names, and nobody else in its name', () => {
  const kills = told([...EQUAL, ...LESS]);
  const found = Object.fromEntries(
    Object.keys(QUICK_KILLS).map((clause) => {
      const mine = kills.filter(({ pair }) => pair === clause);
      return [clause, [mine[0]?.killers, [...new Set(mine.map(({ loser }) => loser))].toSorted()]];
    }),
  );
  const expected = Object.fromEntries(
    Object.entries(QUICK_KILLS).map(([clause, [killers, losers]]) => [clause, [killers, losers.toSorted()]]),
  );
  expect(found).toEqual(expected);
});

/** The kills of the outcomes that the list does not tell: the print of the list is without them. */
test('few kills stand in the outcomes alone', () => {
  const alone = LESS.flatMap(({ of, results }) =>
    results.flatMap(({ outcome, pair, rule }) =>
      outcome === 'destroyed' && !pair ? [`${of.join(' ')} by ${rule}`] : [],
    ),
  );
  expect(alone).toEqual(['El by dbmm.out.24', 'Hd by dbmm.out.81']);
});
