/** The tables of troops: types, grades, classes, names, sizes and move distances. */
import type { BnbClause } from '../clauses/ids.ts';

export type TroopType =
  | 'Ax'
  | 'Bd'
  | 'Bg'
  | 'Bw'
  | 'Cm'
  | 'Cv'
  | 'El'
  | 'HCh'
  | 'Hd'
  | 'LCh'
  | 'LH'
  | 'Pk'
  | 'Ps'
  | 'Sp'
  | 'Wb';

export type Grade = 'S' | 'O' | 'I' | 'F' | 'X';
export type Weapon = 'bow' | 'crossbow' | 'sling' | 'javelins';
export type FigureScale = '6mm' | '15mm' | '25mm';
export type MoveGround = 'GGo' | 'RGo' | 'DGo' | 'road';
export type TroopClass =
  | 'infantry'
  | 'light-infantry'
  | 'heavy-infantry'
  | 'mounted'
  | 'skirmishers'
  | 'light-troops';

/**
 * The troop of a base. Every Bw and Ps read from text has a `weapon`, also the usual one; other types have none.
 * `mounted` marks mounted infantry.
 */
export interface Troop {
  readonly type: TroopType;
  readonly grade: Grade;
  readonly regular: boolean;
  readonly weapon?: Weapon;
  readonly mounted?: true;
}

/** Blood and Blades, The troop types. */
export const TROOP_TYPES: readonly TroopType[] = [
  'Ax',
  'Bd',
  'Bg',
  'Bw',
  'Cm',
  'Cv',
  'El',
  'HCh',
  'Hd',
  'LCh',
  'LH',
  'Pk',
  'Ps',
  'Sp',
  'Wb',
];

/** In the order in which alternatives are written. */
export const GRADES: readonly Grade[] = ['S', 'O', 'I', 'F', 'X'];

export const TROOP_NAMES: Readonly<Record<TroopType, { readonly rule: BnbClause; readonly name: string }>> = {
  Ax: { rule: 'bnb.troop.19', name: 'Auxilia' },
  Bd: { rule: 'bnb.troop.19', name: 'Blades' },
  Bg: { rule: 'bnb.troop.19', name: 'Baggage' },
  Bw: { rule: 'bnb.troop.20', name: 'Bow' },
  Cm: { rule: 'bnb.troop.21', name: 'Camels' },
  Cv: { rule: 'bnb.troop.21', name: 'Cavalry' },
  El: { rule: 'bnb.troop.21', name: 'Elephants' },
  HCh: { rule: 'bnb.troop.21', name: 'Heavy chariots' },
  Hd: { rule: 'bnb.troop.20', name: 'Horde' },
  LCh: { rule: 'bnb.troop.21', name: 'Light chariots' },
  LH: { rule: 'bnb.troop.21', name: 'Light Horse' },
  Pk: { rule: 'bnb.troop.20', name: 'Pike' },
  Ps: { rule: 'bnb.troop.20', name: 'Psiloi' },
  Sp: { rule: 'bnb.troop.20', name: 'Spear' },
  Wb: { rule: 'bnb.troop.20', name: 'Warband' },
};

export interface ClassRow {
  readonly rule: BnbClause;
  readonly types: readonly TroopType[];
}

export const TROOP_CLASSES: Readonly<Record<TroopClass, ClassRow>> = {
  infantry: { rule: 'bnb.troop.7', types: ['Bd', 'Bw', 'Hd', 'Pk', 'Sp', 'Wb', 'Ax', 'Ps', 'Bg'] },
  'light-infantry': { rule: 'bnb.troop.8', types: ['Ax', 'Ps'] },
  'heavy-infantry': { rule: 'bnb.troop.9', types: ['Bd', 'Bw', 'Hd', 'Pk', 'Sp', 'Wb'] },
  mounted: { rule: 'bnb.troop.10', types: ['Cm', 'Cv', 'El', 'HCh', 'LCh', 'LH'] },
  skirmishers: { rule: 'bnb.troop.11', types: ['Ps', 'LH'] },
  'light-troops': { rule: 'bnb.troop.12', types: ['Ps', 'LH', 'Ax'] },
};

/** Types with the grades of a row; all grades if it names none. */
export interface TroopKind {
  readonly types: readonly TroopType[];
  readonly grades?: readonly Grade[];
}

/** The weapons that a base of a type may carry; the first is the usual one. */
export const WEAPONS: readonly { rule: BnbClause; type: TroopType; weapons: readonly Weapon[] }[] = [
  { rule: 'bnb.troop.27', type: 'Bw', weapons: ['bow', 'crossbow'] },
  { rule: 'bnb.list.19', type: 'Ps', weapons: ['javelins', 'sling', 'bow', 'crossbow'] },
];

export interface FigureRow extends TroopKind {
  readonly weapon?: Weapon;
  readonly figure: string;
}

/** The figures that are drawn for troops; the first row that fits counts. */
export const FIGURES: readonly FigureRow[] = [
  { types: ['Ax'], figure: 'auxilia' },
  { types: ['Bd'], figure: 'blades' },
  { types: ['Bg'], figure: 'baggage' },
  { types: ['Bw'], weapon: 'crossbow', figure: 'crossbows' },
  { types: ['Bw'], figure: 'bows' },
  { types: ['Cm'], figure: 'camels' },
  { types: ['Cv'], figure: 'cavalry' },
  { types: ['El'], figure: 'elephant' },
  { types: ['HCh'], figure: 'heavy chariot' },
  { types: ['Hd'], figure: 'horde' },
  { types: ['LCh'], figure: 'light chariot' },
  { types: ['LH'], figure: 'light horse' },
  { types: ['Pk'], figure: 'pikes' },
  { types: ['Ps'], weapon: 'sling', figure: 'slings' },
  { types: ['Ps'], weapon: 'bow', figure: 'skirmishing bows' },
  { types: ['Ps'], weapon: 'crossbow', figure: 'skirmishing crossbows' },
  { types: ['Ps'], figure: 'javelins' },
  { types: ['Sp'], figure: 'spears' },
  { types: ['Wb'], figure: 'warband' },
];

export interface DepthRow {
  readonly rule: BnbClause;
  readonly kinds: readonly TroopKind[];
  readonly depth: Readonly<Record<FigureScale, number>>;
}

/** Depths in millimetres. Blood and Blades, Base dimensions. */
export const DEPTHS: readonly DepthRow[] = [
  {
    rule: 'bnb.base.1',
    kinds: [
      { types: ['Bd'], grades: ['O', 'I'] },
      { types: ['Pk'], grades: ['I', 'X'] },
      { types: ['Sp'] },
      { types: ['Wb'], grades: ['S', 'O'] },
    ],
    depth: { '6mm': 7.5, '15mm': 15, '25mm': 20 },
  },
  {
    rule: 'bnb.base.2',
    kinds: [{ types: ['Ax', 'Bw', 'Ps'] }, { types: ['Bd', 'Pk', 'Wb'], grades: ['F'] }],
    depth: { '6mm': 10, '15mm': 20, '25mm': 30 },
  },
  {
    rule: 'bnb.base.3',
    kinds: [{ types: ['Cv', 'Cm', 'Hd', 'LH'] }],
    depth: { '6mm': 15, '15mm': 30, '25mm': 40 },
  },
  {
    rule: 'bnb.base.4',
    kinds: [{ types: ['Bg', 'El', 'HCh', 'LCh'] }],
    depth: { '6mm': 20, '15mm': 40, '25mm': 60 },
  },
];

/** Widths in millimetres; battles are played at the 15 mm scale, with 40. */
export const WIDTHS: Readonly<Record<FigureScale, { readonly rule: BnbClause; readonly width: number }>> = {
  '6mm': { rule: 'bnb.setup.17', width: 20 },
  '15mm': { rule: 'bnb.base.9', width: 40 },
  '25mm': { rule: 'bnb.setup.19', width: 60 },
};

export interface MoveRow extends TroopKind {
  readonly rule: BnbClause;
  readonly distance: Readonly<Record<MoveGround, number>>;
}

/** Move distances in MU. Blood and Blades, Move distances. */
export const MOVES: readonly MoveRow[] = [
  { rule: 'bnb.distance.2', types: ['LH'], distance: { GGo: 5, RGo: 3, DGo: 2, road: 4 } },
  { rule: 'bnb.distance.3', types: ['Cv', 'Cm'], distance: { GGo: 4, RGo: 3, DGo: 2, road: 4 } },
  { rule: 'bnb.distance.4', types: ['LCh'], distance: { GGo: 4, RGo: 2, DGo: 1, road: 4 } },
  { rule: 'bnb.distance.5', types: ['HCh'], distance: { GGo: 3, RGo: 2, DGo: 1, road: 4 } },
  { rule: 'bnb.distance.6', types: ['Ax', 'Ps'], distance: { GGo: 3, RGo: 3, DGo: 3, road: 4 } },
  {
    rule: 'bnb.distance.7',
    types: ['Bw', 'Bd', 'Sp', 'Pk', 'Wb'],
    distance: { GGo: 2, RGo: 2, DGo: 2, road: 4 },
  },
  { rule: 'bnb.distance.8', types: ['El'], distance: { GGo: 3, RGo: 2, DGo: 1, road: 4 } },
  { rule: 'bnb.distance.8', types: ['Hd'], distance: { GGo: 2, RGo: 2, DGo: 2, road: 4 } },
  { rule: 'bnb.distance.8', types: ['Bg'], distance: { GGo: 0, RGo: 0, DGo: 0, road: 0 } },
];

export interface MoveBonus {
  readonly rule: BnbClause;
  readonly grade: Grade;
  readonly only?: TroopClass;
  readonly grounds: readonly MoveGround[];
  readonly value: number;
}

/** Additions to move distances, in MU. */
export const MOVE_BONUSES: readonly MoveBonus[] = [
  { rule: 'bnb.distance.9', grade: 'F', grounds: ['GGo'], value: 1 },
  { rule: 'bnb.distance.10', grade: 'F', only: 'infantry', grounds: ['RGo', 'DGo'], value: 1 },
];
