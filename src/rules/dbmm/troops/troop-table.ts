/** The tables of troops: types, grades, classes, sizes and moves. DBMM, Troop types; Bases; Moves. */
import type { Classes } from '../../../debellis/troops/kinds.ts';
import type { DepthRow, FigureRow, MoveRow } from '../../../debellis/troops/tables.ts';
import type { Grade, Kind, TroopType, Weapon } from '../../../debellis/troops/troop.ts';
import type { DbmmClause } from '../clauses/ids.ts';

const MOUNTED: readonly TroopType[] = ['El', 'Exp', 'Kn', 'Cv', 'LH', 'Cm'];
const FOOT: readonly TroopType[] = ['Sp', 'Pk', 'Bd', 'Ax', 'Ps', 'Wb', 'Bw', 'Sh', 'Hd'];
const NAVAL: readonly TroopType[] = ['Gal', 'Shp', 'Bts'];

/** In the order in which players list them. */
export const TROOP_TYPES: readonly TroopType[] = [...MOUNTED, ...FOOT, 'Art', 'WWg', 'Bge', ...NAVAL];

interface Row {
  readonly rule: DbmmClause;
  readonly of: readonly Kind[];
}

/** Every element has one of these, in the order in which alternatives are written. */
export const GRADES: { readonly rule: DbmmClause; readonly grades: readonly Grade[] } = {
  rule: 'dbmm.class.11',
  grades: ['S', 'O', 'I', 'F', 'X'],
};

const ON_FOOT: Row = { rule: 'dbmm.class.2', of: [...FOOT, 'Art(X)'] };

/** Train is no foot. */
export const CLASSES: Classes = {
  mounted: { rule: 'dbmm.class.1', of: MOUNTED },
  foot: ON_FOOT,
  infantry: ON_FOOT,
  train: { rule: 'dbmm.class.3', of: ['Art(S)', 'Art(O)', 'Art(I)', 'Art(F)', 'WWg', 'Bge'] },
  naval: { rule: 'dbmm.class.4', of: NAVAL },
  light: { rule: 'dbmm.class.6', of: ['LH', 'Ps', 'Ax'] },
  skirmishers: { rule: 'dbmm.class.7', of: ['LH', 'Ps'] },
};

/** Troops that are always irregular. */
export const IRREGULAR: Row = { rule: 'dbmm.class.13', of: ['El', 'Exp', 'Cm', 'Wb', 'Hd'] };

/** Troops that exist without a price. */
export const UNPRICED: readonly Row[] = [{ rule: 'dbmm.class.18', of: ['Ax(F)', 'Wb(X)', 'Hd(X)'] }];

/** Irregulars that exist only because a clause says so. */
export const IRREGULAR_ENGINES: Row = { rule: 'dbmm.class.17', of: ['Art'] };

/** The weapons that a type may be written with. On Bw, Sh and Art they change nothing. */
export const WEAPONS: readonly {
  readonly types: readonly TroopType[];
  readonly weapons: readonly Weapon[];
}[] = [
  { types: ['Bw', 'Sh', 'Art', 'Ps'], weapons: ['bow', 'crossbow', 'sling', 'javelins', 'handgun'] },
  { types: ['El', 'Kn', 'Cv', 'LH', 'Cm'], weapons: ['bow', 'crossbow', 'javelins', 'handgun'] },
];

/** Width of every element in millimetres. */
export const WIDTH = { rule: 'dbmm.base.1', width: 40 } as const satisfies {
  rule: DbmmClause;
  width: number;
};

/** Depths in millimetres; the first row that fits. A wedge is as deep as a chariot. */
export const DEPTHS: readonly DepthRow[] = [
  { rule: 'dbmm.base.2', depth: 80, of: ['Art(O)'], on: 'wagon' },
  { rule: 'dbmm.base.2', depth: 80, of: ['WWg', 'Bge(S)', 'naval'] },
  { rule: 'dbmm.base.3', depth: 40, of: ['Kn', 'Cv', 'Exp'], on: 'chariot' },
  { rule: 'dbmm.base.3', depth: 40, of: ['El', 'Exp', 'Art(S)', 'Art(F)', 'Art(I)', 'Art(X)'] },
  { rule: 'dbmm.base.3', depth: 40, of: ['Bge(O)', 'Bge(F)', 'Bge(I)'] },
  { rule: 'dbmm.base.12', depth: 40, of: ['Art(O)', 'Bge(X)'] },
  { rule: 'dbmm.base.4', depth: 30, of: ['Kn', 'Cv', 'LH', 'Cm', 'Hd'] },
  { rule: 'dbmm.base.5', depth: 20, of: ['Pk(F)', 'Bd(F)', 'Bd(X)', 'Ax', 'Wb(F)', 'Ps', 'Bw', 'Sh'] },
  { rule: 'dbmm.base.6', depth: 15, of: ['Sp', 'Pk', 'Bd', 'Wb'] },
];

const row = (
  rule: DbmmClause,
  of: readonly Kind[],
  GGo: number,
  RGo: number,
  DGo: number,
  road: number,
): MoveRow => ({ rule, of, paces: { GGo, RGo, DGo, road } });

/** Tactical and march moves in paces: in good, rough and difficult going, and by road; 0 is no move at all. */
export const MOVES: readonly MoveRow[] = [
  row('dbmm.move.7', ['Kn'], 200, 160, 80, 400),
  row('dbmm.move.8', ['Cv'], 240, 160, 80, 480),
  row('dbmm.move.9', ['LH'], 320, 240, 160, 640),
  row('dbmm.move.10', ['El'], 200, 160, 80, 400),
  row('dbmm.move.11', ['Cm'], 240, 160, 80, 480),
  row('dbmm.move.12', ['Exp'], 240, 160, 80, 480),
  row('dbmm.move.13', ['Pk'], 160, 160, 80, 400),
  row('dbmm.move.14', ['Sp'], 160, 160, 80, 400),
  row('dbmm.move.15', ['Bd'], 160, 160, 80, 400),
  row('dbmm.move.16', ['Ax'], 200, 200, 160, 400),
  row('dbmm.move.17', ['Ps'], 200, 200, 160, 400),
  row('dbmm.move.18', ['Wb'], 160, 160, 80, 400),
  row('dbmm.move.19', ['Hd'], 160, 160, 80, 400),
  row('dbmm.move.20', ['Art(S)'], 80, 40, 0, 240),
  row('dbmm.move.21', ['Art'], 160, 80, 0, 400),
  row('dbmm.move.22', ['Sh'], 160, 160, 80, 400),
  row('dbmm.move.23', ['Bw'], 160, 160, 80, 400),
  row('dbmm.move.24', ['WWg'], 160, 80, 0, 400),
  row('dbmm.move.25', ['Bge'], 160, 80, 0, 400),
  row('dbmm.move.27', ['Gal(X)', 'Shp(X)', 'Bts(X)'], 160, 0, 80, 0),
  row('dbmm.move.26', ['naval'], 320, 0, 160, 0),
];

/** What fast troops add to a move off the road, in paces: mounted only in good going. */
export const FAST = {
  rule: 'dbmm.move.28',
  paces: 40,
  onlyGood: ['mounted'],
} as const satisfies { rule: DbmmClause; paces: number; onlyGood: readonly Kind[] };

/** The figures that troops are drawn with; the first row that fits. */
export const FIGURES: readonly FigureRow[] = [
  { of: ['Kn'], mount: 'chariot', figure: 'heavy chariot' },
  { of: ['Cv'], mount: 'chariot', figure: 'light chariot' },
  ...(
    [
      ['LH', 'bow', 'horse archers'],
      ['Ps', 'bow', 'skirmishing bows'],
      ['Ps', 'crossbow', 'skirmishing crossbows'],
      ['Ps', 'sling', 'slings'],
      ['Bw', 'crossbow', 'crossbows'],
      ['Bw', 'handgun', 'handguns'],
    ] as const
  ).map(([type, weapon, figure]): FigureRow => ({ of: [type], weapon, figure })),
  ...Object.entries({
    El: 'elephant',
    Exp: 'scythed chariot',
    Kn: 'knights',
    Cv: 'cavalry',
    LH: 'light horse',
    Cm: 'camels',
    Sp: 'spears',
    Pk: 'pikes',
    Bd: 'blades',
    Ax: 'auxilia',
    Ps: 'javelins',
    Wb: 'warband',
    Bw: 'bows',
    Sh: 'handguns',
    Hd: 'horde',
    Art: 'artillery',
    WWg: 'war wagon',
    Bge: 'baggage',
    Gal: 'galley',
    Shp: 'ship',
    Bts: 'boats',
  }).map(([type, figure]): FigureRow => ({ of: [type as TroopType], figure })),
];
