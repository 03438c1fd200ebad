import { describe, expect, it } from 'vitest';
import type { MoveGround, TroopClass } from '../../../debellis/troops/troop.ts';
import { withDropped } from '../../../engine/effects.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { shows, troop } from '../dbm.test-support.ts';
import { paces } from '../measures.ts';
import { isMobile } from './base.ts';
import { muster } from './muster.ts';
import { costOf, equivalentsOf } from './prices.ts';
import {
  baseSize,
  existingTroops,
  formatTroop,
  inClass,
  isTroopFault,
  moveOf,
  parseTroop,
  TROOP_TYPES,
} from './troops.ts';

const EXISTING = TROOP_TYPES.flatMap(existingTroops);

describe('how troops are written', () => {
  it('always with regularity and grade, also of baggage', () => {
    expect(parseTroop('Irr Bg (O)')).toEqual({ type: 'Bg', grade: 'O', regular: false });
    expect(parseTroop('Bg')).toMatchObject({ key: 'troop.regularity' });
    expect(parseTroop('Irr Exp')).toMatchObject({ key: 'troop.grade-missing' });
    expect(parseTroop('Reg Sh (O)')).toMatchObject({ key: 'troop.type' });
  });

  it('reads back what it writes', () => {
    for (const text of EXISTING) expect(formatTroop(troop(text))).toBe(text);
    for (const text of ['Reg mtd Bw (O)', 'Irr Ps (O) bow', 'Irr Bw (S) crossbow'])
      expect(formatTroop(troop(text))).toBe(text);
    expect(troop('Reg Bw (O)').weapon).toBe('bow');
    expect(troop('Irr Ps (O)').weapon).toBe(undefined);
  });

  it.each<[DbmClause, string, string]>([
    ['dbm.el.1', 'Irr El (O)', 'Reg El (O)'],
    ['dbm.exp.1', 'Irr Exp (O)', 'Reg Exp (O)'],
    ['dbm.cm.1', 'Irr Cm (S)', 'Reg Cm (S)'],
    ['dbm.pk.4', 'Reg Pk (S)', 'Irr Pk (S)'],
    ['dbm.pk.5', 'Reg Pk (O)', 'Irr Pk (O)'],
    ['dbm.wb.1', 'Irr Wb (F)', 'Reg Wb (F)'],
    ['dbm.hd.1', 'Irr Hd (O)', 'Reg Hd (O)'],
    ['dbm.art.1', 'Reg Art (S)', 'Irr Art (S)'],
    ['dbm.bg.1', 'Irr Bg (I)', 'Reg Bg (I)'],
    ['dbm.gal.1', 'Reg Gal (O)', 'Irr Gal (O)'],
    ['dbm.shp.1', 'Irr Shp (O)', 'Reg Shp (O)'],
    ['dbm.bts.5', 'Irr Bts (S)', 'Reg Bts (S)'],
    ['dbm.bts.7', 'Irr Bts (O)', 'Reg Bts (O)'],
    ['dbm.bts.8', 'Irr Bts (I)', 'Reg Bts (I)'],
    ['dbm.bts.9', 'Reg Bts (X)', 'Irr Bts (X)'],
    ['dbm.bts.10', 'Reg Bts (F)', 'Irr Bts (F)'],
    ['dbm.grade.10', 'Reg Ax (X)', 'Reg Wb (X)'],
  ])('%s: there is %s, no %s', (rule, there, none) => {
    expect(isTroopFault(parseTroop(there))).toBe(false);
    expect(parseTroop(none)).toMatchObject({ key: 'troop.none' });
    shows(rule, () => [there, none].map((text) => isTroopFault(parseTroop(text))), [false, true]);
  });
});

describe('classes', () => {
  it.each<[DbmClause, TroopClass, string]>([
    ['dbm.grade.5', 'mounted', 'El Exp Kn Cv LH Cm'],
    ['dbm.foot.1', 'foot', 'Sp Pk Bd Ax Ps Wb Bw Hd Art WWg Bg'],
    ['dbm.foot.2', 'infantry', 'Sp Pk Bd Ax Ps Wb Bw Hd'],
    ['dbm.train.1', 'train', 'Art WWg Bg'],
    ['dbm.grade.4', 'light', 'LH Ax Ps'],
    ['dbm.grade.9', 'skirmishers', 'LH Ps'],
    ['dbm.naval.1', 'naval', 'Gal Shp Bts'],
  ])('%s: %s', (rule, name, members) => {
    const found = () => TROOP_TYPES.filter((type) => inClass({ type, grade: 'O' }, name)).join(' ');
    shows(rule, found, members);
  });

  it('men with small engines are infantry, not train', () => {
    const engines = { type: 'Art', grade: 'X' } as const;
    shows('dbm.foot.2', () => inClass(engines, 'infantry'), true);
    expect(inClass(engines, 'train')).toBe(false);
  });
});

describe('bases', () => {
  it.each<[DbmClause, number, string]>([
    ['dbm.sp.1', 15, 'Irr Sp (I)'],
    ['dbm.pk.1', 15, 'Reg Pk (X)'],
    ['dbm.bd.3', 15, 'Reg Bd (S)'],
    ['dbm.bd.4', 15, 'Irr Bd (O)'],
    ['dbm.bd.5', 15, 'Reg Bd (I)'],
    ['dbm.bd.6', 20, 'Reg Bd (X)'],
    ['dbm.bd.8', 20, 'Irr Bd (F)'],
    ['dbm.ax.2', 20, 'Reg Ax (S)'],
    ['dbm.ps.1', 20, 'Irr Ps (I)'],
    ['dbm.wb.3', 15, 'Irr Wb (S)'],
    ['dbm.wb.4', 15, 'Irr Wb (O)'],
    ['dbm.wb.5', 15, 'Irr Wb (I)'],
    ['dbm.wb.6', 20, 'Irr Wb (F)'],
    ['dbm.bw.1', 20, 'Irr Bw (X)'],
    ['dbm.hd.1', 30, 'Irr Hd (I)'],
    ['dbm.kn.1', 30, 'Reg Kn (S)'],
    ['dbm.cv.1', 30, 'Irr Cv (I)'],
    ['dbm.lh.1', 30, 'Irr LH (F)'],
    ['dbm.cm.1', 30, 'Irr Cm (O)'],
    ['dbm.cm.5', 40, 'Irr Cm (X)'],
    ['dbm.el.1', 40, 'Irr El (X)'],
    ['dbm.exp.1', 40, 'Irr Exp (O)'],
    ['dbm.art.13', 40, 'Reg Art (O)'],
    ['dbm.art.18', 20, 'Reg Art (X)'],
    ['dbm.wwg.1', 80, 'Reg WWg (S)'],
    ['dbm.bg.4', 40, 'Irr Bg (I)'],
  ])('%s: %i mm deep is %s', (rule, depth, text) => {
    shows(rule, () => baseSize(troop(text)).depth, depth);
  });

  it.each(['Reg Art (S)', 'Reg Art (O)', 'Reg Art (I)', 'Reg Art (F)'])('%s is square', (text) => {
    expect(baseSize(troop(text))).toEqual({ width: 40, depth: 40 });
  });

  it('each model of artillery has its own sheet', () => {
    for (const [rule, text] of [
      ['dbm.art.10', 'Reg Art (S)'],
      ['dbm.art.15', 'Reg Art (I)'],
    ] as const)
      expect(withDropped([rule, 'dbm.art.13'], () => baseSize(troop(text)).depth)).not.toBe(40);
  });

  it('are 40 mm wide; 50 paces are 25 mm', () => {
    shows('dbm.unit.2', () => baseSize(troop('Reg Bd (O)')).width, 40);
    shows('dbm.unit.6', () => paces(50), 25);
  });

  it('chariots and engines on wagons are deeper', () => {
    const depth = (text: string, flag: string) => () => {
      const found = muster(text, [flag]);
      return 'key' in found ? found.key : found.depth;
    };
    shows('dbm.chariot.2', depth('Reg Kn (F)', 'chariot'), 40);
    shows('dbm.art.22', depth('Reg Art (O)', 'on-wagon'), 80);
    shows('dbm.chariot.1', depth('Reg Bd (O)', 'chariot'), 'fault.troop.mount');
    shows('dbm.art.22', depth('Reg Bd (O)', 'on-wagon'), 'fault.troop.mount');
  });
});

describe('moves', () => {
  const GROUNDS: readonly MoveGround[] = ['road', 'GGo', 'RGo', 'DGo'];
  it.each<[DbmClause, string, string]>([
    ['dbm.move.3', 'Irr LH (O)', '250 250 200 100'],
    ['dbm.move.4', 'Reg Cv (O)', '200 200 150 100'],
    ['dbm.move.4', 'Irr Exp (O)', '200 200 150 100'],
    ['dbm.move.4', 'Irr Cm (S)', '200 200 150 100'],
    ['dbm.move.5', 'Irr Kn (O)', '200 150 150 100'],
    ['dbm.move.5', 'Irr El (O)', '200 150 150 100'],
    ['dbm.move.6', 'Reg Ax (O)', '200 150 150 150'],
    ['dbm.move.6', 'Irr Ps (S)', '200 150 150 150'],
    ['dbm.move.7', 'Reg Sp (O)', '200 100 100 100'],
    ['dbm.move.8', 'Irr Wb (O)', '200 100 100 100'],
    ['dbm.move.8', 'Irr Hd (O)', '200 100 100 100'],
    ['dbm.move.9', 'Reg Art (O)', '150 100 50 50'],
    ['dbm.move.9', 'Irr Bg (I)', '150 100 50 50'],
    ['dbm.move.10', 'Reg Art (S)', '100 50 50 0'],
    ['dbm.move.11', 'Reg Gal (O)', '0 200 0 100'],
    ['dbm.move.12', 'Reg Bts (X)', '0 100 0 50'],
    ['dbm.cm.6', 'Irr Cm (X)', '150 100 50 50'],
    ['dbm.x.3', 'Reg Art (X)', '200 100 100 100'],
    ['dbm.move.13', 'Irr LH (F)', '250 300 200 100'],
    ['dbm.move.13', 'Reg Art (F)', '150 150 50 50'],
    ['dbm.move.13', 'Irr Wb (F)', '200 150 150 150'],
    ['dbm.move.13', 'Irr Bd (F)', '200 150 150 150'],
  ])('%s: %s goes %s paces', (rule, text, expected) => {
    shows(rule, () => GROUNDS.map((ground) => moveOf(troop(text), ground)).join(' '), expected);
  });
});

describe('prices', () => {
  /** Regular and irregular by grade; a dash where there is none. */
  it.each([
    ['El', 'S -/20, O -/16, I -/14, X -/22'],
    ['Exp', 'O -/7'],
    ['Kn', 'S 15/12, O 12/10, I 10/8, F 11/9, X 13/11'],
    ['Cv', 'S 10/9, O 8/7, I 6/5'],
    ['LH', 'S 7/5, O 5/4, I 4/3, F 5/4'],
    ['Cm', 'S -/11, O -/5, I -/4, X -/9'],
    ['Sp', 'S 7/7, O 5/4, I 4/3'],
    ['Pk', 'S 5/-, O 4/-, I 3/3, X 4/4'],
    ['Bd', 'S 9/7, O 7/5, I 5/4, F 7/5, X 8/6'],
    ['Ax', 'S 5/4, O 4/3, I 3/2, X 4/3'],
    ['Ps', 'S 3/3, O 2/2, I 1/1, X 6/6'],
    ['Wb', 'S -/5, O -/3, I -/2, F -/3'],
    ['Bw', 'S 7/5, O 5/4, I 4/3, X 7/5'],
    ['Hd', 'S -/2, O -/1, I -/0.5, F -/1'],
    ['Art', 'S 10/-, O 8/-, I 4/-, F 10/-, X 4/-'],
    ['WWg', 'S 14/10, O 10/8, I 3/2, X 7/6'],
    ['Bg', 'O -/0, I -/0'],
    ['Gal', 'S 4/-, O 3/-, I 2/-, F 3/-'],
    ['Shp', 'S -/4, O -/3, I -/2, X -/5'],
    ['Bts', 'S -/3, O -/2, I -/1, F 2/-, X 4/-'],
  ])('%s: %s', (type, expected) => {
    const price = (text: string): string => {
      const read = parseTroop(text);
      return isTroopFault(read) ? '-' : `${costOf({ troop: read })}`;
    };
    const found = ['S', 'O', 'I', 'F', 'X']
      .map((grade) => [grade, price(`Reg ${type} (${grade})`), price(`Irr ${type} (${grade})`)])
      .filter(([, regular, irregular]) => regular !== '-' || irregular !== '-')
      .map(([grade, regular, irregular]) => `${grade} ${regular}/${irregular}`);
    expect(found.join(', ')).toBe(expected);
  });

  it.each<[DbmClause, string]>([
    ['dbm.el.5', 'Irr El (S)'],
    ['dbm.el.6', 'Irr El (O)'],
    ['dbm.el.7', 'Irr El (I)'],
    ['dbm.el.8', 'Irr El (X)'],
    ['dbm.kn.3', 'Reg Kn (S)'],
    ['dbm.kn.4', 'Reg Kn (O)'],
    ['dbm.kn.5', 'Reg Kn (I)'],
    ['dbm.kn.7', 'Reg Kn (F)'],
    ['dbm.kn.11', 'Reg Kn (X)'],
    ['dbm.sp.3', 'Reg Sp (S)'],
    ['dbm.sp.4', 'Reg Sp (O)'],
    ['dbm.sp.5', 'Reg Sp (I)'],
    ['dbm.pk.4', 'Reg Pk (S)'],
    ['dbm.pk.5', 'Reg Pk (O)'],
    ['dbm.pk.6', 'Reg Pk (I)'],
    ['dbm.pk.8', 'Reg Pk (X)'],
    ['dbm.bd.3', 'Reg Bd (S)'],
    ['dbm.bd.4', 'Reg Bd (O)'],
    ['dbm.bd.5', 'Reg Bd (I)'],
    ['dbm.bd.6', 'Reg Bd (X)'],
    ['dbm.ax.4', 'Reg Ax (S)'],
    ['dbm.ax.5', 'Reg Ax (O)'],
    ['dbm.ax.6', 'Reg Ax (I)'],
    ['dbm.ax.7', 'Reg Ax (X)'],
    ['dbm.ps.4', 'Reg Ps (S)'],
    ['dbm.ps.5', 'Reg Ps (O)'],
    ['dbm.ps.6', 'Reg Ps (I)'],
    ['dbm.ps.8', 'Reg Ps (X)'],
    ['dbm.hd.3', 'Irr Hd (S)'],
    ['dbm.hd.4', 'Irr Hd (O)'],
    ['dbm.hd.5', 'Irr Hd (I)'],
    ['dbm.hd.6', 'Irr Hd (F)'],
    ['dbm.wwg.6', 'Reg WWg (S)'],
    ['dbm.wwg.7', 'Reg WWg (O)'],
    ['dbm.wwg.8', 'Reg WWg (I)'],
    ['dbm.wwg.10', 'Reg WWg (X)'],
    ['dbm.ap.2', 'Reg Cv (O)'],
  ])('%s prices %s', (rule, text) => {
    const bought = { troop: troop(text) };
    shows(rule, () => costOf(bought), costOf(bought));
  });

  it('generals and mounts cost more', () => {
    const led = (text: string, general: 'c-in-c' | 'general' | 'ally-general') => () =>
      costOf({ troop: troop(text), general });
    shows('dbm.gen.6', led('Reg Cv (O)', 'c-in-c'), 28);
    shows('dbm.gen.6', led('Irr Cv (O)', 'c-in-c'), 17);
    shows('dbm.gen.7', led('Reg Bd (O)', 'general'), 27);
    shows('dbm.gen.7', led('Irr Kn (O)', 'general'), 20);
    shows('dbm.ally.3', led('Reg Cv (O)', 'ally-general'), 18);
    shows('dbm.ally.3', led('Irr Wb (O)', 'ally-general'), 8);
    shows('dbm.mtinf.6', () => costOf({ troop: troop('Reg mtd Bw (O)') }), 6);
  });
});

describe('what is lost', () => {
  it.each<[DbmClause, string, number]>([
    ['dbm.ee.1', 'Irr Bg (I)', 2],
    ['dbm.ee.6', 'Reg WWg (I)', 3],
    ['dbm.ee.7', 'Reg Bd (O)', 1],
    ['dbm.ee.8', 'Irr Ps (S)', 0.5],
    ['dbm.ee.8', 'Irr Hd (O)', 0.5],
    ['dbm.ee.9', 'Irr Hd (I)', 0],
    ['dbm.ee.10', 'Irr Exp (O)', 0],
  ])('%s: %s counts %d', (rule, text, ee) => {
    shows(rule, () => equivalentsOf(troop(text), true), ee);
  });

  it('baggage counts less where no close combat cost it', () => {
    expect(equivalentsOf(troop('Irr Bg (I)'), false)).toBe(1);
  });
});

describe('baggage', () => {
  const mobile =
    (text: string, flags: readonly string[] = []) =>
    () => {
      const found = muster(text, flags);
      if ('key' in found) throw new Error(found.key);
      return isMobile({ ...found, id: 'G', side: 'red', pose: null, start: null });
    };
  it('moves unless it is protected or said to stay', () => {
    expect(mobile('Irr Bg (I)')()).toBe(true);
    shows('dbm.bg.13', mobile('Irr Bg (O)'), false);
    shows('dbm.bg.13', mobile('Irr Bg (I)', ['immobile']), false);
  });
});
