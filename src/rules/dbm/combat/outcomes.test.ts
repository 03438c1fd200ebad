import { describe, expect, it } from 'vitest';
import { isDoubled, listedFor, verdictsFor } from '../../../debellis/fights/outcomes.ts';
import { withDropped } from '../../../engine/effects.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { DBM } from '../game.ts';
import { enemy, own, type Said } from './combat.test-support.ts';

/** What becomes of a loser, hand to hand on open ground unless something else is said. */
const outcomeFor = (loser: string, winner: string, said: Said = {}, foe: Said = {}, doubled = false) =>
  listedFor(DBM, { own: enemy(loser, said), enemy: own(winner, foe) }, doubled)?.outcome ?? 'stand';

const SHOT = { role: 'shot-at' } as const;
const SHOOTS = { role: 'shoots' } as const;
const shotDown = (loser: string, shooter: string, doubled = false, said: Said = {}) =>
  outcomeFor(loser, shooter, { ...SHOT, ...said }, SHOOTS, doubled);

const LAND = [
  'Irr El (O)',
  'Irr Exp (O)',
  'Irr Kn (O)',
  'Reg Cv (O)',
  'Irr LH (O)',
  'Irr Cm (S)',
  'Irr Cm (O)',
  'Reg Sp (O)',
  'Reg Pk (O)',
  'Reg Bd (O)',
  'Reg Ax (O)',
  'Irr Ps (O)',
  'Irr Wb (O)',
  'Reg Bw (O)',
  'Irr Hd (O)',
  'Reg Art (O)',
  'Reg WWg (O)',
  'Irr Bg (I)',
] as const;

const short = (text: string): string => text.replace(/^(Reg|Irr) /, '').replace(' ', '');

/** The winners that destroy a loser, as a list such as `El(O) LH(O)`. */
const destroyers = (loser: string, said: Said = {}, doubled = false): string =>
  LAND.filter((winner) => outcomeFor(loser, winner, said, {}, doubled) === 'destroyed')
    .map(short)
    .join(' ');

describe('outscored hand to hand on open ground', () => {
  it.each<[DbmClause, string, string, string]>([
    ['dbm.out.4', 'Irr El (O)', 'LH(O) Ax(O) Ps(O)', 'recoil'],
    ['dbm.out.5', 'Irr Kn (O)', 'El(O) Exp(O) LH(O)', 'recoil'],
    ['dbm.out.6', 'Irr LH (O)', '', 'recoil'],
    ['dbm.out.8', 'Reg Cv (O)', '', 'recoil'],
    ['dbm.out.8', 'Irr Cm (O)', '', 'recoil'],
    ['dbm.out.9', 'Reg Sp (O)', 'Exp(O) Kn(O) Cm(S) Wb(O)', 'recoil'],
    ['dbm.out.9', 'Reg Pk (O)', 'Exp(O) Kn(O) Cm(S) Wb(O)', 'recoil'],
    ['dbm.out.9', 'Reg Bd (O)', 'Exp(O) Kn(O) Cm(S) Wb(O)', 'recoil'],
    ['dbm.out.10', 'Irr Wb (O)', 'El(O) Exp(O) Kn(O) Cm(S)', 'recoil'],
    ['dbm.out.11', 'Reg Ax (O)', 'Kn(O) Cm(S)', 'recoil'],
    ['dbm.out.11', 'Irr Ax (X)', 'El(O) Exp(O) Kn(O) Cm(S) Wb(O)', 'recoil'],
    ['dbm.out.12', 'Reg Bw (O)', 'El(O) Exp(O) Kn(O) Cv(O) LH(O) Cm(S) Cm(O)', 'recoil'],
    ['dbm.out.13', 'Irr Ps (O)', 'Kn(O) Cv(O) LH(O) Cm(S)', 'flee'],
    ['dbm.out.15', 'Reg WWg (O)', 'El(O) Art(O)', 'stand'],
    ['dbm.out.15', 'Reg WWg (X)', 'Art(O)', 'stand'],
    ['dbm.out.16', 'Irr Hd (O)', 'El(O) Exp(O) Kn(O) Cm(S) Wb(O)', 'recoil'],
  ])('%s: %s is destroyed by %s, else %s', (rule, loser, by, otherwise) => {
    expect(destroyers(loser)).toBe(by);
    expect(outcomeFor(loser, 'Reg Bd (O)')).toBe(otherwise);
    const open = () => LAND.map((winner) => outcomeFor(loser, winner)).join();
    expect(withDropped([rule], open)).not.toBe(open());
  });

  it.each<[DbmClause, string]>([
    ['dbm.out.7', 'Irr Exp (O)'],
    ['dbm.out.14', 'Reg Art (O)'],
    ['dbm.out.19', 'Irr Bg (I)'],
    ['dbm.out.19', 'Irr Bg (O)'],
  ])('%s: %s is destroyed by all', (rule, loser) => {
    expect(destroyers(loser)).toBe(LAND.map(short).join(' '));
    expect(withDropped([rule], () => destroyers(loser))).toBe('');
  });

  it('expendables scatter other mounted', () => {
    for (const loser of ['Irr LH (O)', 'Reg Cv (O)', 'Irr Cm (O)'])
      expect(outcomeFor(loser, 'Irr Exp (O)')).toBe('flee');
  });

  it('pack camels kill elephants', () => {
    expect(outcomeFor('Irr El (O)', 'Irr Cm (X)')).toBe('destroyed');
    expect(outcomeFor('Irr El (O)', 'Irr Cm (I)')).toBe('recoil');
  });

  it('engines of infantry fall and kill as auxilia', () => {
    expect(outcomeFor('Reg Art (X)', 'Reg Bd (O)')).toBe('recoil');
    expect(outcomeFor('Reg Art (X)', 'Irr Kn (O)')).toBe('destroyed');
    expect(outcomeFor('Irr El (O)', 'Reg Art (X)')).toBe('destroyed');
    expect(outcomeFor('Reg WWg (O)', 'Reg Art (X)')).toBe('stand');
  });

  it('skirmishing foot go back from elephants and expendables', () => {
    expect(outcomeFor('Irr Ps (O)', 'Irr El (O)')).toBe('recoil');
    expect(outcomeFor('Irr Ps (O)', 'Irr Exp (O)')).toBe('recoil');
  });

  it('knights fall to superior bows that they rode at, and to two-handed blades in these’s bound', () => {
    expect(outcomeFor('Irr Kn (O)', 'Reg Bw (S)', { charged: true })).toBe('destroyed');
    expect(outcomeFor('Irr Kn (O)', 'Reg Bw (S)')).toBe('recoil');
    expect(outcomeFor('Irr Kn (O)', 'Reg Bw (O)', { charged: true })).toBe('recoil');
    expect(outcomeFor('Irr Kn (O)', 'Reg Bw (X)', { charged: true })).toBe('destroyed');
    expect(outcomeFor('Irr Kn (O)', 'Reg Bd (X)', {}, { ownBound: true })).toBe('destroyed');
    expect(outcomeFor('Irr Kn (O)', 'Reg Bd (X)', {}, { ownBound: false })).toBe('recoil');
    expect(outcomeFor('Irr Kn (O)', 'Reg Bd (F)', {}, { ownBound: true })).toBe('recoil');
  });

  it('shielded bowmen fall as spears to foot, as bows to mounted', () => {
    expect(outcomeFor('Reg Bw (X)', 'Irr Wb (O)')).toBe('destroyed');
    expect(outcomeFor('Reg Bw (X)', 'Reg Bd (O)')).toBe('recoil');
    expect(outcomeFor('Reg Bw (X)', 'Irr LH (O)')).toBe('destroyed');
  });
});

describe('outscored on other ground', () => {
  const BAD = { going: 'DGo', goingForEnemy: 'DGo' } as const;

  it('only good going for the winner lets foot be ridden down', () => {
    for (const loser of ['Reg Sp (O)', 'Irr Wb (O)', 'Reg Ax (O)', 'Irr Hd (O)']) {
      expect(outcomeFor(loser, 'Irr Kn (O)', BAD), loser).toBe('recoil');
      expect(outcomeFor(loser, 'Irr Cm (S)', { going: 'DGo', goingForEnemy: 'GGo' }), loser).toBe(
        'destroyed',
      );
    }
    expect(outcomeFor('Reg Bd (O)', 'Irr Wb (O)', BAD)).toBe('destroyed');
  });

  it('skirmishing foot go back where the ground is good for neither, and flee where it is for one', () => {
    expect(outcomeFor('Irr Ps (O)', 'Irr LH (O)', BAD)).toBe('recoil');
    expect(outcomeFor('Irr Ps (O)', 'Reg Ax (O)', BAD)).toBe('recoil');
    expect(outcomeFor('Irr Ps (O)', 'Irr LH (O)', { going: 'GGo', goingForEnemy: 'DGo' })).toBe('flee');
  });

  it('mounted pay for difficult going as they themselves reckon it', () => {
    expect(outcomeFor('Irr Kn (O)', 'Reg Ax (O)', BAD)).toBe('destroyed');
    expect(outcomeFor('Reg Cv (O)', 'Reg Ax (O)', BAD)).toBe('flee');
    expect(outcomeFor('Irr LH (O)', 'Reg Ax (O)', BAD)).toBe('flee');
    const dunes = { going: 'GGo', goingForEnemy: 'DGo' } as const;
    expect(outcomeFor('Irr Cm (O)', 'Reg Ax (O)', dunes)).toBe('recoil');
    expect(withDropped(['dbm.out.1'], () => outcomeFor('Irr Cm (O)', 'Reg Ax (O)', dunes))).toBe('flee');
    expect(shotDown('Irr Kn (O)', 'Reg Bw (O)', false, BAD)).toBe('recoil');
  });
});

describe('shot at', () => {
  it.each<[string, string, string]>([
    ['Irr El (O)', 'Reg Art (O)', 'destroyed'],
    ['Irr El (O)', 'Reg Art (X)', 'destroyed'],
    ['Irr El (O)', 'Irr El (X)', 'destroyed'],
    ['Irr El (O)', 'Reg Bw (O)', 'recoil'],
    ['Irr LH (O)', 'Reg Art (O)', 'flee'],
    ['Irr LH (O)', 'Reg Bw (O)', 'recoil'],
    ['Reg Cv (O)', 'Reg Art (O)', 'recoil'],
    ['Irr Ps (O)', 'Reg Bw (O)', 'recoil'],
    ['Irr Ps (O)', 'Reg Art (O)', 'flee'],
    ['Reg Art (O)', 'Reg Bw (O)', 'recoil'],
    ['Reg WWg (O)', 'Reg Art (I)', 'destroyed'],
    ['Reg WWg (O)', 'Reg Art (X)', 'stand'],
    ['Reg WWg (X)', 'Irr El (X)', 'destroyed'],
    ['Reg WWg (O)', 'Reg Bw (O)', 'stand'],
    ['Irr Bg (I)', 'Reg Bw (O)', 'flee'],
    ['Irr Exp (O)', 'Reg Bw (O)', 'destroyed'],
    ['Reg Bw (O)', 'Reg Bw (O)', 'recoil'],
  ])('%s by %s: %s', (loser, shooter, expected) => {
    expect(shotDown(loser, shooter)).toBe(expected);
  });

  it('baggage that cannot move stays', () => {
    expect(shotDown('Irr Bg (O)', 'Reg Bw (O)', false, { mobile: false })).toBe('stand');
  });

  it.each<[DbmClause, string, string, string]>([
    ['dbm.out.20', 'Reg Cv (O)', 'Reg Art (O)', 'destroyed'],
    ['dbm.out.21', 'Irr LH (O)', 'Reg Bw (O)', 'flee'],
    ['dbm.out.21', 'Irr LH (O)', 'Reg WWg (O)', 'flee'],
    ['dbm.out.22', 'Irr Ps (O)', 'Reg Bw (O)', 'destroyed'],
    ['dbm.out.23', 'Reg Bd (O)', 'Reg Bw (O)', 'destroyed'],
    ['dbm.out.23', 'Reg WWg (O)', 'Reg Bw (O)', 'destroyed'],
  ])('%s: %s doubled by %s: %s', (rule, loser, shooter, expected) => {
    const outcome = () => shotDown(loser, shooter, true);
    expect(outcome()).toBe(expected);
    expect(withDropped([rule], outcome)).not.toBe(expected);
  });
});

describe('doubled hand to hand', () => {
  it.each<[DbmClause, string, string, string]>([
    ['dbm.out.20', 'Reg Cv (O)', 'Reg Sp (O)', 'flee'],
    ['dbm.out.20', 'Reg Cv (O)', 'Reg Pk (O)', 'flee'],
    ['dbm.out.20', 'Reg Cv (O)', 'Irr Ax (X)', 'flee'],
    ['dbm.out.20', 'Reg Cv (O)', 'Reg Art (F)', 'flee'],
    ['dbm.out.20', 'Reg Cv (O)', 'Reg Art (I)', 'destroyed'],
    ['dbm.out.20', 'Reg Cv (O)', 'Reg Ax (O)', 'destroyed'],
    ['dbm.out.20', 'Reg Cv (O)', 'Reg Gal (O)', 'flee'],
    ['dbm.out.21', 'Irr LH (O)', 'Reg Cv (O)', 'destroyed'],
    ['dbm.out.21', 'Irr LH (O)', 'Reg Bw (O)', 'destroyed'],
    ['dbm.out.21', 'Irr LH (O)', 'Irr Ps (O)', 'destroyed'],
    ['dbm.out.21', 'Irr LH (O)', 'Irr Ps (S)', 'flee'],
    ['dbm.out.21', 'Irr LH (O)', 'Reg WWg (O)', 'destroyed'],
    ['dbm.out.21', 'Irr LH (O)', 'Reg WWg (S)', 'flee'],
    ['dbm.out.21', 'Irr LH (O)', 'Reg Sp (O)', 'flee'],
    ['dbm.out.22', 'Irr Ps (O)', 'Irr El (O)', 'destroyed'],
    ['dbm.out.22', 'Irr Ps (O)', 'Reg Ax (O)', 'destroyed'],
    ['dbm.out.22', 'Irr Ps (O)', 'Irr Ps (O)', 'destroyed'],
    ['dbm.out.22', 'Irr Ps (O)', 'Irr Ax (X)', 'flee'],
    ['dbm.out.22', 'Irr Ps (O)', 'Reg Bd (O)', 'flee'],
    ['dbm.out.22', 'Irr Ps (X)', 'Reg Bd (O)', 'destroyed'],
    ['dbm.out.23', 'Reg Bd (O)', 'Reg Art (S)', 'flee'],
    ['dbm.out.23', 'Reg Bd (O)', 'Reg Art (I)', 'destroyed'],
    ['dbm.out.23', 'Reg Sp (O)', 'Reg Gal (O)', 'flee'],
    ['dbm.out.23', 'Irr Cm (O)', 'Reg Sp (O)', 'destroyed'],
    ['dbm.out.23', 'Irr Hd (O)', 'Irr Ps (O)', 'destroyed'],
  ])('%s: %s by %s: %s', (rule, loser, winner, expected) => {
    expect(outcomeFor(loser, winner, {}, {}, true)).toBe(expected);
    // Skirmishing foot flee from most, doubled or not.
    if (!loser.includes('Ps') || expected !== 'flee')
      expect(withDropped([rule], () => outcomeFor(loser, winner, {}, {}, true))).not.toBe(expected);
  });

  it('the ground matters to some', () => {
    const bad = { going: 'DGo', goingForEnemy: 'DGo' } as const;
    expect(outcomeFor('Reg Cv (O)', 'Reg Sp (O)', bad, {}, true)).toBe('destroyed');
    expect(outcomeFor('Irr LH (O)', 'Reg Sp (O)', bad, {}, true)).toBe('destroyed');
    expect(outcomeFor('Irr Ps (O)', 'Irr El (O)', bad, {}, true)).toBe('flee');
  });

  it('never comes off better than outscored', () => {
    expect(outcomeFor('Reg WWg (O)', 'Reg Art (S)', {}, {}, true)).toBe('destroyed');
    expect(outcomeFor('Irr Exp (O)', 'Reg Art (S)', {}, {}, true)).toBe('destroyed');
    expect(outcomeFor('Irr Bg (I)', 'Reg Art (S)', {}, {}, true)).toBe('destroyed');
    expect(outcomeFor('Irr El (O)', 'Reg Art (S)', {}, {}, true)).toBe('flee');
  });
});

describe('totals', () => {
  it.each<[number, number, boolean]>([
    [4, 8, true],
    [4, 7, false],
    [0, 1, true],
    [0, 0, false],
    [-1, 0, true],
    [-2, -1, true],
    [-1, 1, true],
  ])('%d against %d: doubled %s', (low, high, expected) => {
    expect(isDoubled(DBM, low, high)).toBe(expected);
  });

  it('equal ones destroy expendables, of both sides, and leave others fighting', () => {
    const verdicts = (first: string, second: string) =>
      verdictsFor(DBM, [own(first), enemy(second)], [6, 6]).map(({ outcome }) => outcome);
    expect(verdicts('Irr Exp (O)', 'Reg Bd (O)')).toEqual(['destroyed', 'stand']);
    expect(verdicts('Irr Exp (O)', 'Irr Exp (O)')).toEqual(['destroyed', 'destroyed']);
    expect(verdicts('Reg Bd (O)', 'Reg Bd (O)')).toEqual(['stand', 'stand']);
    expect(withDropped(['dbm.out.2'], () => verdicts('Irr Exp (O)', 'Reg Bd (O)'))).toEqual([
      'stand',
      'stand',
    ]);
  });

  it('nothing befalls a shooter at whom nobody shoots', () => {
    const verdicts = () =>
      verdictsFor(DBM, [own('Reg Bw (O)', SHOOTS), enemy('Reg Bd (O)', SHOT)], [3, 9]).map(
        ({ outcome }) => outcome,
      );
    expect(verdicts()).toEqual(['stand', 'stand']);
    expect(withDropped(['dbm.shoot.12'], verdicts)).toEqual(['destroyed', 'stand']);
  });
});
