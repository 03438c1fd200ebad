import { describe, expect, it } from 'vitest';
import type { Rank } from '../../../debellis/fights/combatant.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { shows } from '../dbm.test-support.ts';
import { enemy, factorsOf, fromRule, own, rank, type Said } from './combat.test-support.ts';

/** What a front with these ranks behind it gains by a clause. */
const gains =
  (
    rule: DbmClause,
    front: string,
    against: string,
    ranks: readonly Rank[],
    said: Said = {},
    foe: Said = {},
  ) =>
  () =>
    fromRule(rule, [own(front, { ranks, ...said }), enemy(against, foe)]);

const ranks = (...texts: readonly string[]): readonly Rank[] => texts.map((text) => rank(text));

describe('rear support', () => {
  it.each<[DbmClause, string, string, readonly string[], number]>([
    ['dbm.rear.6', 'Reg Cv (O)', 'Reg Cv (O)', ['Reg Cv (O)'], 1],
    ['dbm.rear.6', 'Reg Cv (S)', 'Irr LH (O)', ['Reg Cv (O)'], 1],
    ['dbm.rear.6', 'Irr Cv (I)', 'Irr LH (O)', ['Irr Cv (I)'], 1],
    ['dbm.rear.7', 'Reg Sp (O)', 'Reg Bd (O)', ['Irr Sp (O)', 'Reg Sp (O)'], 1],
    ['dbm.rear.8', 'Reg Pk (O)', 'Irr Wb (O)', ['Reg Pk (O)', 'Reg Pk (O)', 'Reg Pk (O)', 'Reg Pk (O)'], 3],
    ['dbm.rear.8', 'Reg Pk (O)', 'Irr Wb (O)', ['Reg Pk (O)', 'Reg Pk (I)', 'Reg Pk (O)'], 1],
    ['dbm.rear.9', 'Reg Pk (X)', 'Irr Wb (O)', ['Reg Pk (X)', 'Reg Pk (I)', 'Reg Pk (I)'], 2],
    ['dbm.rear.10', 'Reg Bd (O)', 'Irr Kn (F)', ['Reg Bd (F)'], 1],
    ['dbm.rear.10', 'Reg Bd (O)', 'Irr Cm (S)', ['Reg Bd (O)'], 1],
    ['dbm.rear.11', 'Irr Wb (O)', 'Reg Bd (O)', ['Irr Wb (F)', 'Irr Wb (O)'], 1],
    ['dbm.rear.12', 'Irr Wb (S)', 'Reg Cv (O)', ['Irr Wb (S)', 'Irr Wb (S)', 'Irr Wb (S)'], 2],
    ['dbm.rear.12', 'Irr Wb (S)', 'Reg Cv (O)', ['Irr Wb (S)', 'Irr Wb (S)'], 1],
    ['dbm.rear.13', 'Irr Ax (X)', 'Reg Cv (O)', ['Irr Ax (X)', 'Irr Ax (X)', 'Irr Ax (X)'], 2],
    ['dbm.rear.14', 'Reg Ax (O)', 'Reg Sp (O)', ['Irr Ax (O)'], 1],
    ['dbm.rear.14', 'Reg Ax (S)', 'Reg Bw (O)', ['Reg Ax (S)'], 1],
    ['dbm.rear.15', 'Reg Bw (O)', 'Irr Ax (O)', ['Irr Bw (O)'], 1],
    ['dbm.rear.16', 'Irr Ps (S)', 'Irr LH (O)', ['Irr Ps (O)'], 1],
  ])('%s: %s against %s with %j: %d', (rule, front, against, behind, expected) => {
    shows(rule, gains(rule, front, against, ranks(...behind)), expected);
  });

  it.each<[DbmClause, string, string, readonly string[]]>([
    ['dbm.rear.6', 'Reg Cv (O)', 'Reg Bd (O)', ['Reg Cv (O)']],
    ['dbm.rear.6', 'Reg Cv (O)', 'Reg Cv (O)', ['Reg Cv (S)']],
    ['dbm.rear.6', 'Irr Cv (I)', 'Reg Cv (O)', ['Irr Cv (O)']],
    ['dbm.rear.7', 'Reg Sp (O)', 'Reg Bd (O)', ['Reg Sp (I)']],
    ['dbm.rear.8', 'Reg Pk (O)', 'Irr Wb (O)', ['Reg Sp (O)', 'Reg Pk (O)']],
    ['dbm.rear.9', 'Reg Pk (X)', 'Irr Wb (O)', ['Reg Pk (O)']],
    ['dbm.rear.10', 'Reg Bd (O)', 'Reg Cv (O)', ['Reg Bd (O)']],
    ['dbm.rear.10', 'Reg Bd (O)', 'Irr Cm (O)', ['Reg Bd (O)']],
    ['dbm.rear.12', 'Irr Wb (S)', 'Reg Bd (O)', ['Irr Wb (S)', 'Irr Wb (S)']],
    ['dbm.rear.12', 'Irr Wb (S)', 'Reg Cv (O)', ['Irr Wb (O)', 'Irr Wb (S)']],
    ['dbm.rear.13', 'Irr Ax (X)', 'Reg Cv (O)', ['Reg Ax (O)', 'Irr Ax (X)']],
    ['dbm.rear.14', 'Reg Ax (O)', 'Irr Wb (O)', ['Reg Ax (O)']],
    ['dbm.rear.14', 'Reg Ax (O)', 'Reg Sp (O)', ['Reg Ax (S)']],
    ['dbm.rear.15', 'Reg Bw (O)', 'Reg Cv (O)', ['Reg Bw (O)']],
    ['dbm.rear.15', 'Reg Bw (O)', 'Reg Sp (O)', ['Reg Bw (O) crossbow']],
    ['dbm.rear.16', 'Irr Ps (S)', 'Reg Ax (O)', ['Irr Ps (O)']],
    ['dbm.rear.16', 'Irr Ps (S)', 'Irr Ps (S)', ['Irr Ps (S)']],
  ])('%s: %s against %s with %j: nothing', (rule, front, against, behind) => {
    expect(gains(rule, front, against, ranks(...behind))()).toBe(0);
  });

  it('skirmishers with missiles support others where the list allows it', () => {
    const bows = rank('Irr Ps (O) bow', { listed: true });
    const crossbows = rank('Irr Ps (O) crossbow', { listed: true });
    const spears = rank('Reg Sp (O)');
    const rule = 'dbm.rear.17';
    shows(rule, gains(rule, 'Reg Sp (O)', 'Irr Wb (O)', [bows]), 1);
    shows(rule, gains(rule, 'Reg Bd (O)', 'Reg Cv (O)', [crossbows]), 1);
    shows(rule, gains(rule, 'Reg Ax (O)', 'Irr El (O)', [bows]), 1);
    shows(rule, gains(rule, 'Reg Sp (O)', 'Reg WWg (O)', [spears, bows]), 1);
    expect(gains(rule, 'Reg Sp (O)', 'Irr Wb (O)', [spears, crossbows])()).toBe(0);
    expect(gains(rule, 'Reg Sp (O)', 'Irr Wb (O)', [bows, bows])()).toBe(1);
    expect(gains(rule, 'Reg Sp (O)', 'Irr Wb (O)', ranks('Irr Ps (O) bow'))()).toBe(0);
    expect(gains(rule, 'Reg Sp (O)', 'Irr Wb (O)', [rank('Irr Ps (O)', { listed: true })])()).toBe(0);
    expect(gains(rule, 'Reg Bd (O)', 'Reg Kn (X)', [bows])()).toBe(0);
    expect(gains(rule, 'Reg Bd (O)', 'Reg Bd (O)', [bows])()).toBe(0);
    expect(gains(rule, 'Reg Bw (O)', 'Irr Wb (O)', [bows])()).toBe(0);
  });

  it('skirmishers support cavalry against cavalry', () => {
    const rule = 'dbm.rear.18';
    shows(rule, gains(rule, 'Reg Cv (O)', 'Reg Cv (O)', [rank('Irr Ps (S)', { listed: true })]), 1);
    shows(rule, gains(rule, 'Reg Cv (O)', 'Reg Kn (X)', [rank('Irr Ps (I)', { listed: true })]), 1);
    expect(gains(rule, 'Reg Cv (O)', 'Reg Cv (O)', [rank('Irr Ps (O)', { listed: true })])()).toBe(0);
    expect(gains(rule, 'Reg Cv (O)', 'Reg Cv (O)', ranks('Irr Ps (S)'))()).toBe(0);
    expect(gains(rule, 'Reg Cv (O)', 'Irr Kn (O)', [rank('Irr Ps (S)', { listed: true })])()).toBe(0);
  });

  it('wedges of knights support themselves, also under shots', () => {
    const rule = 'dbm.rear.5';
    const behind = ranks('Reg Kn (I)');
    const wedge = { doubleBased: true };
    for (const text of ['Reg Bd (O)', 'Irr Kn (O)', 'Reg Cv (O)', 'Irr LH (O)'])
      shows(rule, gains(rule, 'Reg Kn (I)', text, behind, wedge), 1);
    expect(gains(rule, 'Reg Kn (I)', 'Irr El (O)', behind, wedge)()).toBe(0);
    expect(gains(rule, 'Reg Kn (I)', 'Reg Bd (O)', behind)()).toBe(0);
    const shot = { ...wedge, role: 'shot-at' } as const;
    const by = { role: 'shoots' } as const;
    shows(rule, gains(rule, 'Reg Kn (I)', 'Reg Bw (O)', behind, shot, by), 1);
    expect(gains(rule, 'Reg Kn (I)', 'Reg Art (O)', behind, shot, by)()).toBe(0);
    expect(gains(rule, 'Reg Kn (I)', 'Irr El (X)', behind, shot, by)()).toBe(0);
  });

  it('asks good going of spears and pikes, and of nobody difficult going', () => {
    const rough = rank('Reg Sp (O)', { going: 'RGo' });
    expect(gains('dbm.rear.7', 'Reg Sp (O)', 'Reg Bd (O)', [rough])()).toBe(0);
    expect(gains('dbm.rear.7', 'Reg Sp (O)', 'Reg Bd (O)', ranks('Reg Sp (O)'), { going: 'RGo' })()).toBe(0);
    expect(gains('dbm.rear.11', 'Irr Wb (O)', 'Reg Bd (O)', [rank('Irr Wb (O)', { going: 'RGo' })])()).toBe(
      1,
    );
    const difficult = [rank('Irr Wb (O)', { going: 'DGo' })];
    shows('dbm.rear.2', gains('dbm.rear.11', 'Irr Wb (O)', 'Reg Bd (O)', difficult), 0);
    shows(
      'dbm.rear.2',
      gains('dbm.rear.11', 'Irr Wb (O)', 'Reg Bd (O)', ranks('Irr Wb (O)'), { going: 'DGo' }),
      0,
    );
  });

  it('is denied to chariots, to those whom expendables touch, under shots, and on meeting great engines', () => {
    const wb = ranks('Irr Wb (O)');
    const gain = (said: Said, foe = 'Reg Bd (O)', foeSaid: Said = {}) =>
      gains('dbm.rear.11', 'Irr Wb (O)', foe, wb, said, foeSaid);
    expect(gain({})()).toBe(1);
    shows('dbm.rear.4', gain({ byExpendables: true }), 0);
    shows('dbm.rear.4', gain({ charged: true }, 'Reg Art (S)'), 0);
    expect(gain({ charged: true }, 'Reg Art (O)')()).toBe(1);
    shows('dbm.rear.4', gain({ role: 'shot-at' }, 'Reg Bw (O)', { role: 'shoots' }), 0);
    const cv = (behind: Rank, said: Said = {}) =>
      gains('dbm.rear.6', 'Reg Cv (O)', 'Reg Cv (O)', [behind], said);
    shows('dbm.rear.4', cv(rank('Reg Cv (O)', { chariot: true })), 0);
    shows('dbm.rear.4', cv(rank('Reg Cv (O)'), { chariot: true }), 0);
    shows(
      'dbm.rear.4',
      gains('dbm.rear.11', 'Irr Wb (O)', 'Reg Bd (O)', [rank('Irr Wb (O)', { byExpendables: true })]),
      0,
    );
  });

  it('is neither given nor received by shielded bowmen', () => {
    const rule = 'dbm.rear.15';
    shows(
      'dbm.bw.8',
      gains('dbm.rear.17', 'Reg Sp (O)', 'Irr Wb (O)', [
        rank('Reg Bw (X)'),
        rank('Irr Ps (O) bow', { listed: true }),
      ]),
      0,
    );
    expect(gains(rule, 'Reg Bw (X)', 'Reg Sp (O)', ranks('Reg Bw (X)'))()).toBe(0);
  });

  it('dbm.rear.19: many never receive any', () => {
    for (const text of [
      'Irr El (O)',
      'Irr Exp (O)',
      'Irr LH (O)',
      'Irr Cm (S)',
      'Reg Art (O)',
      'Irr Hd (O)',
      'Reg WWg (O)',
      'Irr Bg (I)',
      'Reg Gal (O)',
      'Irr Shp (O)',
      'Irr Bts (O)',
    ]) {
      const pair = [own(text, { ranks: ranks(text, text) }), enemy('Irr Kn (F)')] as const;
      const plain = [own(text), enemy('Irr Kn (F)')] as const;
      expect(factorsOf(pair), text).toEqual(factorsOf(plain));
    }
  });
});
