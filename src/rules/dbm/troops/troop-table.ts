/** The tables of troops: types, grades, classes, sizes and moves. */
import type {
  Grade,
  Kind,
  MoveGround,
  TroopClass,
  TroopType,
  Weapon,
} from '../../../debellis/troops/troop.ts';
import type { DbmClause } from '../clauses/ids.ts';

/** In the order in which players list them. */
export const TROOP_TYPES: readonly TroopType[] = [
  'El',
  'Exp',
  'Kn',
  'Cv',
  'LH',
  'Cm',
  'Sp',
  'Pk',
  'Bd',
  'Ax',
  'Ps',
  'Wb',
  'Bw',
  'Hd',
  'Art',
  'WWg',
  'Bg',
  'Gal',
  'Shp',
  'Bts',
];

interface GradesRow {
  readonly rule: DbmClause;
  /** In the order in which alternatives are written. */
  readonly grades: readonly Grade[];
}

/** DBM, Troop grades. */
export const GRADES: GradesRow = { rule: 'dbm.grade.10', grades: ['S', 'O', 'I', 'F', 'X'] };

interface Row {
  readonly rule: DbmClause;
  readonly of: readonly Kind[];
}

/** DBM, Troop definitions. Only some artillery is train. */
export const CLASSES: Readonly<Record<TroopClass, Row>> = {
  mounted: { rule: 'dbm.grade.5', of: ['El', 'Kn', 'Cv', 'LH', 'Cm', 'Exp'] },
  foot: {
    rule: 'dbm.foot.1',
    of: ['Sp', 'Pk', 'Bd', 'Wb', 'Ax', 'Bw', 'Ps', 'Art', 'WWg', 'Hd', 'Bg'],
  },
  train: { rule: 'dbm.train.1', of: ['Art(S)', 'Art(O)', 'Art(I)', 'Art(F)', 'WWg', 'Bg'] },
  infantry: { rule: 'dbm.foot.2', of: ['Sp', 'Pk', 'Bd', 'Wb', 'Ax', 'Bw', 'Ps', 'Art(X)', 'Hd'] },
  light: { rule: 'dbm.grade.4', of: ['LH', 'Ps', 'Ax'] },
  skirmishers: { rule: 'dbm.grade.9', of: ['LH', 'Ps'] },
  naval: { rule: 'dbm.naval.1', of: ['Gal', 'Shp', 'Bts'] },
};

/** Troops that are always regular, or always irregular. DBM, the sheets of the troop types; rulings 40 and 41. */
export const REGULARITY: readonly (Row & { readonly regular: boolean })[] = [
  { rule: 'dbm.el.1', regular: false, of: ['El'] },
  { rule: 'dbm.exp.1', regular: false, of: ['Exp'] },
  { rule: 'dbm.cm.1', regular: false, of: ['Cm'] },
  { rule: 'dbm.pk.4', regular: true, of: ['Pk(S)'] },
  { rule: 'dbm.pk.5', regular: true, of: ['Pk(O)'] },
  { rule: 'dbm.wb.1', regular: false, of: ['Wb'] },
  { rule: 'dbm.hd.1', regular: false, of: ['Hd'] },
  { rule: 'dbm.art.1', regular: true, of: ['Art'] },
  { rule: 'dbm.bg.1', regular: false, of: ['Bg'] },
  { rule: 'dbm.gal.1', regular: true, of: ['Gal'] },
  { rule: 'dbm.shp.1', regular: false, of: ['Shp'] },
  { rule: 'dbm.bts.5', regular: false, of: ['Bts(S)'] },
  { rule: 'dbm.bts.7', regular: false, of: ['Bts(O)'] },
  { rule: 'dbm.bts.8', regular: false, of: ['Bts(I)'] },
  { rule: 'dbm.bts.9', regular: true, of: ['Bts(X)'] },
  { rule: 'dbm.bts.10', regular: true, of: ['Bts(F)'] },
];

/** The weapons that a type may be written with. */
export const WEAPONS: readonly {
  readonly types: readonly TroopType[];
  readonly weapons: readonly Weapon[];
}[] = [
  { types: ['Bw', 'Ps'], weapons: ['bow', 'crossbow', 'sling', 'javelins', 'handgun'] },
  { types: ['El', 'Kn', 'Cv', 'LH', 'Cm'], weapons: ['bow', 'crossbow', 'javelins', 'handgun'] },
];

/** Width of every element in millimetres. DBM, Scales; ruling 98. */
export const WIDTH = { rule: 'dbm.unit.2', width: 40 } as const satisfies { rule: DbmClause; width: number };

interface DepthRow extends Row {
  readonly depth: number;
  /** Only for troops on this mount. */
  readonly on?: 'chariot' | 'wagon';
}

/** Depths in millimetres; the first row that fits. The sheets of the troop types; ruling 98 for models. */
export const DEPTHS: readonly DepthRow[] = [
  { rule: 'dbm.chariot.2', depth: 40, of: ['Kn', 'Cv'], on: 'chariot' },
  { rule: 'dbm.art.22', depth: 80, of: ['Art'], on: 'wagon' },
  { rule: 'dbm.sp.1', depth: 15, of: ['Sp'] },
  { rule: 'dbm.pk.1', depth: 15, of: ['Pk'] },
  { rule: 'dbm.bd.3', depth: 15, of: ['Bd(S)'] },
  { rule: 'dbm.bd.4', depth: 15, of: ['Bd(O)'] },
  { rule: 'dbm.bd.5', depth: 15, of: ['Bd(I)'] },
  { rule: 'dbm.bd.6', depth: 20, of: ['Bd(X)'] },
  { rule: 'dbm.bd.8', depth: 20, of: ['Bd(F)'] },
  { rule: 'dbm.ax.2', depth: 20, of: ['Ax'] },
  { rule: 'dbm.ps.1', depth: 20, of: ['Ps'] },
  { rule: 'dbm.wb.3', depth: 15, of: ['Wb(S)'] },
  { rule: 'dbm.wb.4', depth: 15, of: ['Wb(O)'] },
  { rule: 'dbm.wb.5', depth: 15, of: ['Wb(I)'] },
  { rule: 'dbm.wb.6', depth: 20, of: ['Wb(F)'] },
  { rule: 'dbm.bw.1', depth: 20, of: ['Bw'] },
  { rule: 'dbm.hd.1', depth: 30, of: ['Hd'] },
  { rule: 'dbm.kn.1', depth: 30, of: ['Kn'] },
  { rule: 'dbm.cv.1', depth: 30, of: ['Cv'] },
  { rule: 'dbm.lh.1', depth: 30, of: ['LH'] },
  { rule: 'dbm.cm.5', depth: 40, of: ['Cm(X)'] },
  { rule: 'dbm.cm.1', depth: 30, of: ['Cm'] },
  { rule: 'dbm.el.1', depth: 40, of: ['El'] },
  { rule: 'dbm.exp.1', depth: 40, of: ['Exp'] },
  { rule: 'dbm.art.10', depth: 40, of: ['Art(S)'] },
  { rule: 'dbm.art.15', depth: 40, of: ['Art(I)'] },
  { rule: 'dbm.art.18', depth: 20, of: ['Art(X)'] },
  { rule: 'dbm.art.13', depth: 40, of: ['Art(O)', 'Art(F)'] },
  { rule: 'dbm.wwg.1', depth: 80, of: ['WWg'] },
  { rule: 'dbm.bg.4', depth: 40, of: ['Bg'] },
  { rule: 'dbm.naval.1', depth: 80, of: ['naval'] },
];

/** Tactical moves in paces; 0 is no move at all. DBM, Tactical moves. */
export const MOVES: readonly (Row & { readonly paces: Readonly<Record<MoveGround, number>> })[] = [
  { rule: 'dbm.move.3', of: ['LH'], paces: { road: 250, GGo: 250, RGo: 200, DGo: 100 } },
  // Pack camels move as baggage does.
  { rule: 'dbm.cm.6', of: ['Cm(X)'], paces: { road: 150, GGo: 100, RGo: 50, DGo: 50 } },
  { rule: 'dbm.move.4', of: ['Cv', 'Exp', 'Cm'], paces: { road: 200, GGo: 200, RGo: 150, DGo: 100 } },
  { rule: 'dbm.move.5', of: ['Kn', 'El'], paces: { road: 200, GGo: 150, RGo: 150, DGo: 100 } },
  { rule: 'dbm.move.6', of: ['Ax', 'Ps'], paces: { road: 200, GGo: 150, RGo: 150, DGo: 150 } },
  { rule: 'dbm.move.7', of: ['Sp', 'Pk', 'Bd'], paces: { road: 200, GGo: 100, RGo: 100, DGo: 100 } },
  { rule: 'dbm.x.3', of: ['Art(X)'], paces: { road: 200, GGo: 100, RGo: 100, DGo: 100 } },
  { rule: 'dbm.move.8', of: ['Bw', 'Wb', 'Hd'], paces: { road: 200, GGo: 100, RGo: 100, DGo: 100 } },
  { rule: 'dbm.move.10', of: ['Art(S)'], paces: { road: 100, GGo: 50, RGo: 50, DGo: 0 } },
  { rule: 'dbm.move.9', of: ['WWg', 'Art', 'Bg'], paces: { road: 150, GGo: 100, RGo: 50, DGo: 50 } },
  { rule: 'dbm.move.12', of: ['Gal(X)', 'Shp(X)', 'Bts(X)'], paces: { road: 0, GGo: 100, RGo: 0, DGo: 50 } },
  { rule: 'dbm.move.11', of: ['naval'], paces: { road: 0, GGo: 200, RGo: 0, DGo: 100 } },
];

/** The addition of fast troops to a move off the road, in paces, by going. */
export const FAST: { readonly rule: DbmClause; readonly paces: number; readonly onlyGood: readonly Kind[] } =
  {
    rule: 'dbm.move.13',
    paces: 50,
    onlyGood: ['mounted', 'Art', 'naval'],
  };

/** The figures that troops are drawn with; the first row that fits. */
export const FIGURES: readonly {
  readonly of: readonly Kind[];
  readonly weapon?: Weapon;
  readonly mount?: 'chariot';
  readonly figure: string;
}[] = [
  { of: ['Kn'], mount: 'chariot', figure: 'heavy chariot' },
  { of: ['Cv'], mount: 'chariot', figure: 'light chariot' },
  { of: ['El'], figure: 'elephant' },
  { of: ['Exp'], figure: 'scythed chariot' },
  { of: ['Kn'], figure: 'knights' },
  { of: ['Cv'], figure: 'cavalry' },
  { of: ['LH'], weapon: 'bow', figure: 'horse archers' },
  { of: ['LH'], figure: 'light horse' },
  { of: ['Cm'], figure: 'camels' },
  { of: ['Sp'], figure: 'spears' },
  { of: ['Pk'], figure: 'pikes' },
  { of: ['Bd'], figure: 'blades' },
  { of: ['Ax'], figure: 'auxilia' },
  { of: ['Ps'], weapon: 'bow', figure: 'skirmishing bows' },
  { of: ['Ps'], weapon: 'crossbow', figure: 'skirmishing crossbows' },
  { of: ['Ps'], weapon: 'sling', figure: 'slings' },
  { of: ['Ps'], figure: 'javelins' },
  { of: ['Wb'], figure: 'warband' },
  { of: ['Bw'], weapon: 'crossbow', figure: 'crossbows' },
  { of: ['Bw'], weapon: 'handgun', figure: 'handguns' },
  { of: ['Bw'], figure: 'bows' },
  { of: ['Hd'], figure: 'horde' },
  { of: ['Art'], figure: 'artillery' },
  { of: ['WWg'], figure: 'war wagon' },
  { of: ['Bg'], figure: 'baggage' },
  { of: ['Gal'], figure: 'galley' },
  { of: ['Shp'], figure: 'ship' },
  { of: ['Bts'], figure: 'boats' },
];
