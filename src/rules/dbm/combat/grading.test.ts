import { describe, expect, it } from 'vitest';
import type { Pair } from '../../../engine/contract/combat.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { shows } from '../dbm.test-support.ts';
import { enemy, own, type Said, settled } from './combat.test-support.ts';

/** The final totals of two for their dice. */
const totals =
  (first: string, second: string, faces: Pair<number>, said: Said = {}, foe: Said = {}) =>
  () =>
    settled([own(first, said), enemy(second, foe)], faces).totals;

const shoots = { role: 'shoots' } as const;
const shot = { role: 'shot-at' } as const;
const both = { role: 'both' } as const;

describe('grading factors', () => {
  it.each<[DbmClause, string, string, Pair<number>, Pair<number>]>([
    // Outscoring the superior costs one, and a tie costs nothing.
    ['dbm.gf.2', 'Reg Bd (O)', 'Reg Bd (S)', [4, 2], [8, 7]],
    ['dbm.gf.2', 'Reg Bd (S)', 'Reg Bd (S)', [2, 4], [7, 8]],
    // An element that scores the same as an inferior opponent, or more, adds one.
    ['dbm.gf.4', 'Reg Bd (O)', 'Reg Bd (I)', [3, 3], [9, 8]],
    ['dbm.gf.4', 'Reg Bd (I)', 'Reg Bd (I)', [3, 3], [9, 9]],
    ['dbm.gf.4', 'Reg Bd (O)', 'Reg Bd (I)', [4, 3], [10, 8]],
    // The fast are outscored by more, but not in their own bound.
    ['dbm.gf.5', 'Reg Bd (O)', 'Irr Bd (F)', [4, 3], [10, 8]],
  ])('%s: %s and %s with %j come to %j', (rule, first, second, faces, expected) => {
    shows(rule, totals(first, second, faces), expected);
  });

  it('add nothing to others', () => {
    expect(totals('Reg Bd (O)', 'Reg Bd (S)', [2, 2])()).toEqual([7, 7]);
    expect(totals('Reg Bd (O)', 'Reg Bd (I)', [2, 3])()).toEqual([7, 8]);
    expect(totals('Reg Bd (O)', 'Irr Bd (F)', [3, 3])()).toEqual([8, 8]);
    expect(totals('Irr Bd (F)', 'Reg Bd (O)', [2, 4])()).toEqual([7, 9]);
    expect(totals('Reg Bd (S)', 'Reg Bd (O)', [3, 3])()).toEqual([8, 8]);
  });

  it('compare the totals before them for both at once', () => {
    // 7 against 7: both are (I) and add one; neither has lost before the other is looked at.
    expect(totals('Reg Ax (I)', 'Reg Sp (I)', [5, 3])()).toEqual([9, 7]);
    shows('dbm.gf.1', totals('Reg Bd (O)', 'Reg Bd (S)', [4, 2]), [8, 7]);
  });

  it('elephants hand to hand and artillery shooting lose nothing to the superior', () => {
    expect(totals('Irr El (O)', 'Reg Bd (S)', [4, 2])()).toEqual([8, 5]);
    expect(totals('Reg Art (O)', 'Reg Bd (S)', [4, 2], shoots, shot)()).toEqual([8, 6]);
    expect(totals('Reg Art (O)', 'Reg Bd (S)', [5, 2])()).toEqual([8, 7]);
    expect(totals('Reg Bw (O)', 'Reg Bd (S)', [6, 1], shoots, shot)()).toEqual([7, 5]);
  });

  it('superior shooters tip the balance', () => {
    const rule = 'dbm.gf.3';
    shows(rule, totals('Reg Bw (S)', 'Reg Bd (O)', [5, 3], shoots, shot), [8, 7]);
    shows(rule, totals('Reg Bw (S)', 'Irr Bd (F)', [5, 3], shoots, shot), [8, 7]);
    shows(rule, totals('Reg Bw (S)', 'Reg Bw (S)', [5, 4], both, both), [7, 6]);
    expect(totals('Reg Bw (S)', 'Reg Bd (S)', [5, 3], shoots, shot)()).toEqual([7, 7]);
    expect(totals('Reg Bw (S)', 'Reg Bd (O)', [6, 3], shoots, shot)()).toEqual([8, 7]);
    expect(totals('Reg Bw (S)', 'Reg Bd (X)', [5, 3], shoots, shot)()).toEqual([8, 7]);
    shows(rule, totals('Reg Art (S)', 'Reg Bd (O)', [4, 4], shoots, shot), [9, 8]);
  });

  it('shooters add against the inferior and the fast; one who is only shot at adds nothing', () => {
    expect(totals('Reg Bw (O)', 'Reg Bd (I)', [5, 3], shoots, shot)()).toEqual([8, 7]);
    expect(totals('Reg Bw (O)', 'Irr Bd (F)', [6, 3], { ...shoots, ownBound: false }, shot)()).toEqual([
      9, 7,
    ]);
    expect(totals('Reg Art (O)', 'Irr Bd (F)', [6, 3], shoots, shot)()).toEqual([10, 7]);
    expect(totals('Reg Bw (I)', 'Reg Bd (O)', [1, 6], shoots, shot)()).toEqual([3, 10]);
    expect(totals('Reg Bw (I)', 'Reg Bw (O)', [1, 6], both, both)()).toEqual([3, 9]);
  });

  it('count the grade that an exception has then', () => {
    // Exceptional auxilia are superior to blades, inferior to pikes.
    expect(totals('Reg Bd (O)', 'Irr Ax (X)', [4, 2])()).toEqual([8, 5]);
    expect(totals('Reg Pk (O)', 'Irr Ax (X)', [4, 2])()).toEqual([8, 5]);
  });
});
