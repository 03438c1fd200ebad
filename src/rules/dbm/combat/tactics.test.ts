import { describe, expect, it } from 'vitest';
import type { DbmClause } from '../clauses/ids.ts';
import { shows } from '../dbm.test-support.ts';
import { enemy, fromRule, own, type Said } from './combat.test-support.ts';

const of =
  (rule: DbmClause, text: string, said: Said, against = 'Reg Sp (O)', foe: Said = {}) =>
  () =>
    fromRule(rule, [own(text, said), enemy(against, foe)]);

const shot = { role: 'shot-at' } as const;
const shooting = { role: 'shoots' } as const;

describe('tactical factors', () => {
  it('a general helps hand to hand and under shots, unless all is lost', () => {
    shows('dbm.tac.6', of('dbm.tac.6', 'Reg Bd (O)', { general: true }), 1);
    shows('dbm.tac.6', of('dbm.tac.6', 'Reg Bd (O)', { general: true, ...shot }, 'Reg Bw (O)', shooting), 1);
    expect(of('dbm.tac.6', 'Reg Bw (O)', { general: true, ...shooting }, 'Reg Bd (O)', shot)()).toBe(0);
    expect(of('dbm.tac.6', 'Reg Bd (O)', { general: true, demoralised: true })()).toBe(0);
  });

  it('height or a bank counts once', () => {
    shows('dbm.tac.7', of('dbm.tac.7', 'Reg Bd (O)', { upslope: true, holdsBank: true }), 1);
    shows('dbm.tac.7', of('dbm.tac.7', 'Reg Bd (O)', { holdsBank: true }), 1);
    expect(of('dbm.tac.7', 'Reg Bd (O)', { upslope: true, ...shot }, 'Reg Bw (O)', shooting)()).toBe(0);
  });

  it('overlaps, enemies at flank and rear, and those who aid a shooter cost one each', () => {
    const overlappedBy = [{ by: 'Y', how: 'overlap' } as const];
    const attackedBy = [{ by: 'W', how: 'flank' } as const, { by: 'X', how: 'rear' } as const];
    shows('dbm.tac.8', of('dbm.tac.8', 'Reg Bd (O)', { overlappedBy, attackedBy }), -3);
    const aided = { ...shooting, aiders: ['X', 'Y'] };
    shows('dbm.tac.8', of('dbm.tac.8', 'Reg Bd (O)', shot, 'Reg Bw (O)', aided), -2);
    expect(of('dbm.tac.8', 'Reg Bw (O)', { ...shooting, overlappedBy }, 'Reg Bd (O)', shot)()).toBe(0);
  });

  it('trees hinder shots', () => {
    shows(
      'dbm.tac.9',
      of('dbm.tac.9', 'Reg Bw (O)', { ...shooting, throughTrees: true }, 'Reg Bd (O)', shot),
      -1,
    );
    expect(of('dbm.tac.9', 'Reg Bd (O)', { ...shot, throughTrees: true }, 'Reg Bw (O)', shooting)()).toBe(0);
  });

  it('the demoralised fight worse, but not their general', () => {
    shows('dbm.tac.10', of('dbm.tac.10', 'Reg Bd (O)', { demoralised: true }), -2);
    shows(
      'dbm.tac.10',
      of('dbm.tac.10', 'Reg Bd (O)', { demoralised: true, ...shot }, 'Reg Bw (O)', shooting),
      -2,
    );
    expect(of('dbm.tac.10', 'Reg Bd (O)', { demoralised: true, general: true })()).toBe(0);
  });

  it('mounted are slowed by bad ground', () => {
    shows('dbm.tac.11', of('dbm.tac.11', 'Reg Cv (O)', { slowed: true }), -2);
    expect(of('dbm.tac.11', 'Reg Ax (O)', { slowed: true })()).toBe(0);
    expect(of('dbm.tac.11', 'Reg Cv (O)', { slowed: true, ...shot }, 'Reg Bw (O)', shooting)()).toBe(0);
  });

  it('blades and stout warband are hindered against foot alone', () => {
    for (const text of ['Reg Bd (O)', 'Reg Bd (X)', 'Irr Wb (S)', 'Irr Wb (O)'])
      shows('dbm.tac.12', of('dbm.tac.12', text, { going: 'RGo' }), -2);
    expect(of('dbm.tac.12', 'Irr Wb (F)', { going: 'DGo' })()).toBe(0);
    expect(of('dbm.tac.12', 'Irr Wb (I)', { going: 'DGo' })()).toBe(0);
    expect(of('dbm.tac.12', 'Reg Bd (O)', { going: 'DGo' }, 'Reg Cv (O)')()).toBe(0);
  });

  it('close ranks, mobs and trains are hindered against everybody, also in rivers', () => {
    for (const text of ['Reg Sp (O)', 'Reg Pk (O)', 'Irr Hd (O)', 'Reg Art (O)', 'Reg WWg (O)', 'Irr Bg (I)'])
      shows('dbm.tac.13', of('dbm.tac.13', text, { going: 'RGo' }, 'Reg Cv (O)'), -2);
    shows('dbm.tac.13', of('dbm.tac.13', 'Reg Sp (O)', { wades: true }), -2);
    shows('dbm.tac.13', of('dbm.tac.13', 'Reg Bw (X)', { going: 'DGo' }), -2);
    for (const text of ['Irr Hd (S)', 'Irr Hd (F)', 'Reg Art (X)', 'Reg Ax (O)'])
      expect(of('dbm.tac.13', text, { going: 'DGo' })(), text).toBe(0);
    expect(of('dbm.tac.13', 'Reg Bw (X)', { going: 'DGo' }, 'Reg Cv (O)')()).toBe(0);
  });
});
