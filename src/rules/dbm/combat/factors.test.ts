import { describe, expect, it } from 'vitest';
import type { DbmClause } from '../clauses/ids.ts';
import { shows } from '../dbm.test-support.ts';
import { enemy, factorsOf, own } from './combat.test-support.ts';

const against = (text: string, ...others: readonly string[]) =>
  others.map((other) => factorsOf([own(text), enemy(other)])[0]).join(' ');

describe('combat factors', () => {
  it.each<[DbmClause, string, string]>([
    ['dbm.cf.1', 'Irr El (O)', '5 4 3'],
    ['dbm.cf.2', 'Reg Sp (O)', '4 4 4'],
    ['dbm.cf.2', 'Irr Exp (O)', '4 4 4'],
    ['dbm.cf.2', 'Reg Art (S)', '4 4 4'],
    ['dbm.cf.3', 'Irr Kn (F)', '4 3 4'],
    ['dbm.cf.3', 'Reg Pk (O)', '4 3 4'],
    ['dbm.cf.4', 'Reg WWg (O)', '4 3 4'],
    ['dbm.cf.5', 'Reg Bw (O)', '4 2 3'],
    ['dbm.cf.5', 'Irr Cm (S)', '4 2 3'],
    ['dbm.cf.6', 'Reg Cv (O)', '3 3 3'],
    ['dbm.cf.6', 'Reg Gal (O)', '3 3 3'],
    ['dbm.cf.7', 'Reg Bd (O)', '3 5 4'],
    ['dbm.cf.8', 'Irr Wb (O)', '2 3 3'],
    ['dbm.cf.8', 'Reg Ax (O)', '2 3 3'],
    ['dbm.cf.9', 'Irr LH (O)', '2 2 2'],
    ['dbm.cf.9', 'Irr Ps (O)', '2 2 2'],
    ['dbm.cf.9', 'Irr Hd (O)', '2 2 2'],
    ['dbm.cf.9', 'Irr Bts (O)', '2 2 2'],
    ['dbm.cf.10', 'Irr Bg (I)', '1 1 1'],
  ])('%s: %s against mounted, foot and naval: %s', (rule, text, expected) => {
    shows(rule, () => against(text, 'Reg Cv (O)', 'Reg Ax (O)', 'Reg Gal (O)'), expected);
  });

  it.each<[DbmClause, string, string, number]>([
    ['dbm.cf.3', 'Irr Kn (O)', 'Reg Bw (O)', 4],
    ['dbm.cf.3', 'Irr Kn (O)', 'Reg Art (O)', 3],
    ['dbm.cf.3', 'Reg Pk (O)', 'Reg Bw (O)', 3],
    ['dbm.cf.4', 'Reg WWg (I)', 'Reg Bw (O)', 4],
    ['dbm.cf.4', 'Reg WWg (I)', 'Reg Art (O)', 3],
    ['dbm.cf.7', 'Reg Bd (O)', 'Reg Bw (O)', 4],
    ['dbm.cf.7', 'Reg Bd (O)', 'Reg Art (O)', 4],
    ['dbm.cf.7', 'Reg Bd (O)', 'Reg WWg (O)', 4],
  ])('%s: %s shot at by %s has %d', (rule, text, shooter, expected) => {
    const factor = () => factorsOf([own(text, { role: 'shot-at' }), enemy(shooter, { role: 'shoots' })])[0];
    shows(rule, factor, expected);
  });

  it('shooters use their factor against the type of their target', () => {
    const shot = (text: string, target: string) =>
      factorsOf([own(text, { role: 'shoots' }), enemy(target, { role: 'shot-at' })]);
    expect(shot('Reg Bw (O)', 'Reg Bd (O)')).toEqual([2, 4]);
    expect(shot('Reg Bw (O)', 'Irr Kn (O)')).toEqual([4, 4]);
    expect(shot('Reg Art (O)', 'Irr Kn (O)')).toEqual([4, 3]);
    expect(shot('Reg WWg (O)', 'Irr Wb (O)')).toEqual([3, 3]);
  });

  it('elephants with engines are elephants to bows and wagons, engines to others who shoot', () => {
    const shotBy = (text: string) =>
      factorsOf([own(text, { role: 'both' }), enemy('Irr El (X)', { role: 'both' })])[0];
    expect(shotBy('Reg Bw (O)')).toBe(4);
    expect(shotBy('Reg WWg (O)')).toBe(4);
    const isShot = () =>
      factorsOf([own('Reg Pk (O)', { role: 'shot-at' }), enemy('Irr El (X)', { role: 'shoots' })])[0];
    shows('dbm.el.10', isShot, 3);
    expect(factorsOf([own('Reg Pk (O)'), enemy('Irr El (X)')])).toEqual([4, 4]);
    expect(
      factorsOf([own('Irr El (X)', { role: 'shoots' }), enemy('Reg Pk (O)', { role: 'shot-at' })])[0],
    ).toBe(4);
  });

  it('archers’ engines fight as artillery, but not against light foot', () => {
    shows(
      'dbm.ps.7',
      () => against('Irr Ps (X)', 'Reg Bd (O)', 'Reg Cv (O)', 'Reg Ax (O)', 'Irr Ps (O)'),
      '4 4 2 2',
    );
  });

  it('shielded bowmen fight as spears against foot, as bows against mounted', () => {
    expect(against('Reg Bw (X)', 'Reg Bd (O)', 'Reg Cv (O)')).toBe('4 4');
  });
});
