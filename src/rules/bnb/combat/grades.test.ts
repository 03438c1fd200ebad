import { describe, expect, it, test } from 'vitest';
import { higher } from '../../../engine/combat/sums.ts';
import type { Pair } from '../../../engine/contract/combat.ts';
import { withDropped } from '../../../engine/effects.ts';
import { blue, red, type Words } from './combat.test-support.ts';
import { cohesionLines, gradeLines } from './grades.ts';

type Bases = readonly [own: string, enemy: string, own?: Words, enemy?: Words];

/** Rows of the first base. */
function rowsFor([own, enemy, mine = {}, theirs = {}]: Bases, totals: Pair<number>): readonly string[] {
  return gradeLines([red(own, mine), blue(enemy, theirs)], totals)[0].map((line) => line.rule);
}

const AX = 'Reg Ax (O)';
const SHOT: readonly [Words, Words] = [{ role: 'shoots' }, { role: 'shot-at' }];

const WHEN_HIGHER: readonly [string, Bases, Bases][] = [
  ['bnb.grade.2', [AX, 'Reg Ax (I)'], [AX, AX]],
  ['bnb.grade.3', [AX, 'Reg Bd (F)'], [AX, 'Reg Bd (F)', { ownBound: false }]],
  ['bnb.grade.4', ['Reg Ax (S)', AX], ['Reg Ax (S)', AX, { ownBound: false }]],
  ['bnb.grade.6', ['Reg Bw (S)', AX, ...SHOT], ['Reg Bw (O)', AX, ...SHOT]],
  ['bnb.grade.7', ['Reg Bw (O)', 'Reg Bd (F)', ...SHOT], ['Reg Bw (O)', AX, ...SHOT]],
];

const WHEN_LOWER: readonly [string, Bases, Bases][] = [
  ['bnb.grade.5', ['Reg Ax (S)', AX, { ownBound: false }], ['Reg Ax (S)', AX]],
  [
    'bnb.grade.8',
    ['Reg Ax (S)', 'Reg Bw (O)', { role: 'shot-at' }, { role: 'shoots' }],
    ['Reg Bw (S)', AX, ...SHOT],
  ],
];

describe('grade adjustments', () => {
  test.each(WHEN_HIGHER)('%s adds to the higher first total', (rule, bases, unlike) => {
    expect(rowsFor(bases, [7, 6])).toEqual([rule]);
    expect(rowsFor(bases, [6, 7])).toEqual([]);
    expect(rowsFor(bases, [7, 7])).toEqual([]);
    expect(rowsFor(unlike, [7, 6])).toEqual([]);
    withDropped([rule], () => expect(rowsFor(bases, [7, 6])).toEqual([]));
  });

  test.each(WHEN_LOWER)('%s adds to the lower first total', (rule, bases, unlike) => {
    expect(rowsFor(bases, [6, 7])).toEqual([rule]);
    expect(rowsFor(bases, [7, 6])).toEqual([]);
    expect(rowsFor(bases, [7, 7])).toEqual([]);
    expect(rowsFor(unlike, [6, 7])).toEqual([]);
    withDropped([rule], () => expect(rowsFor(bases, [6, 7])).toEqual([]));
  });

  it('depends on which first total is higher', () => {
    withDropped(['bnb.grade.1'], () => expect(rowsFor([AX, 'Reg Ax (I)'], [7, 6])).toEqual([]));
    expect([higher([1, 1]), higher([2, 1]), higher([1, 2])]).toEqual([null, 0, 1]);
  });

  it('adds to both totals at once', () => {
    const [mine, theirs] = gradeLines([red('Reg Ax (S)'), blue('Reg Ax (S)')], [7, 6]);
    expect([mine.map((line) => line.rule), theirs.map((line) => line.rule)]).toEqual([
      ['bnb.grade.4'],
      ['bnb.grade.5'],
    ]);
  });

  it('makes both Bw of an exchange shooter and target', () => {
    const lines = gradeLines(
      [red('Reg Bw (S)', { role: 'both' }), blue('Reg Bw (S)', { role: 'both' })],
      [7, 6],
    );
    expect(lines.map((side) => side.map((line) => line.rule))).toEqual([['bnb.grade.6'], ['bnb.grade.8']]);
  });

  it('counts camel scouts as inferior, except against other camels', () => {
    expect(rowsFor([AX, 'Irr LH (X)'], [7, 6])).toEqual(['bnb.grade.2']);
    expect(rowsFor(['Irr Cm (O)', 'Irr LH (X)'], [7, 6])).toEqual([]);
    expect(rowsFor(['Irr LH (X)', 'Irr LH (X)'], [7, 6])).toEqual([]);
    withDropped(['bnb.troop.34'], () => expect(rowsFor([AX, 'Irr LH (X)'], [7, 6])).toEqual([]));
  });
});

describe('cohesion', () => {
  const pair = [red(AX, { cohesive: true }), blue(AX, { cohesive: true })] as const;
  it('adds to the lower second total', () => {
    expect(cohesionLines(pair, [5, 6]).map((side) => side.length)).toEqual([1, 0]);
    expect(cohesionLines(pair, [6, 5]).map((side) => side.length)).toEqual([0, 1]);
    expect(cohesionLines(pair, [6, 6]).map((side) => side.length)).toEqual([0, 0]);
    expect(cohesionLines([red(AX), blue(AX)], [5, 6]).map((side) => side.length)).toEqual([0, 0]);
    withDropped(['bnb.cohesion.1'], () => expect(cohesionLines(pair, [5, 6])[0]).toEqual([]));
  });
});
