/** The tables of elements in Hordes of the Things: classes, costs, sizes, factors and moves. */
import type { HottClause } from '../clauses/ids.ts';

export type Element =
  | 'God'
  | 'Dragon'
  | 'Aerial Hero'
  | 'Airboat'
  | 'Flyers'
  | 'Hero'
  | 'Paladin'
  | 'Knights'
  | 'Riders'
  | 'Behemoth'
  | 'Beasts'
  | 'Blades'
  | 'Spears'
  | 'Shooters'
  | 'Warband'
  | 'Artillery'
  | 'Hordes'
  | 'Land Lurkers'
  | 'Water Lurkers'
  | 'Sneakers'
  | 'Magician'
  | 'Cleric';

export type ElementClass = 'aerial' | 'mounted' | 'foot';
export type FigureScale = '25mm' | '15mm' | '10mm' | '6mm';
export type MoveGround = 'road' | 'good' | 'bad' | 'river';

interface Row {
  readonly rule: HottClause;
  readonly elements: readonly Element[];
}

/** Hordes of the Things, Troop definitions. The rulebook has one type for both kinds of lurkers. */
export const CLASSES: readonly (Row & { readonly class: ElementClass })[] = [
  {
    rule: 'hott.troop.2',
    class: 'aerial',
    elements: ['God', 'Dragon', 'Aerial Hero', 'Airboat', 'Flyers'],
  },
  {
    rule: 'hott.troop.3',
    class: 'mounted',
    elements: ['Hero', 'Paladin', 'Knights', 'Riders', 'Behemoth', 'Beasts'],
  },
  {
    rule: 'hott.troop.4',
    class: 'foot',
    elements: [
      'Blades',
      'Spears',
      'Shooters',
      'Warband',
      'Artillery',
      'Hordes',
      'Land Lurkers',
      'Water Lurkers',
      'Sneakers',
      'Magician',
      'Cleric',
    ],
  },
];

/** All elements, in the order of the classes. */
export const ELEMENTS: readonly Element[] = CLASSES.flatMap(({ elements }) => elements);

/** The figure that is drawn for each element. */
export const FIGURES: Readonly<Record<Element, string>> = {
  God: 'god',
  Dragon: 'dragon',
  'Aerial Hero': 'aerial hero',
  Airboat: 'airboat',
  Flyers: 'flyers',
  Hero: 'hero',
  Paladin: 'paladin',
  Knights: 'knights',
  Riders: 'riders',
  Behemoth: 'behemoth',
  Beasts: 'beasts',
  Blades: 'blades',
  Spears: 'spears',
  Shooters: 'bows',
  Warband: 'warband',
  Artillery: 'artillery',
  Hordes: 'horde',
  'Land Lurkers': 'lurkers',
  'Water Lurkers': 'water lurkers',
  Sneakers: 'sneakers',
  Magician: 'magician',
  Cleric: 'cleric',
};

/** Army points of elements. Hordes of the Things, Element cost. */
export const COSTS: readonly (Row & { readonly ap: number })[] = [
  { rule: 'hott.cost.1', ap: 6, elements: ['Aerial Hero'] },
  { rule: 'hott.cost.2', ap: 4, elements: ['God', 'Dragon', 'Paladin', 'Behemoth', 'Magician', 'Hero'] },
  { rule: 'hott.cost.3', ap: 3, elements: ['Airboat', 'Artillery', 'Sneakers', 'Cleric'] },
  {
    rule: 'hott.cost.4',
    ap: 2,
    elements: ['Flyers', 'Knights', 'Riders', 'Beasts', 'Blades', 'Spears', 'Shooters', 'Warband'],
  },
  { rule: 'hott.cost.5', ap: 1, elements: ['Hordes', 'Land Lurkers', 'Water Lurkers'] },
];

/** Frontage of every element in millimetres. Hordes of the Things, Recommended basing conventions. */
export const FRONTAGE = {
  rule: 'hott.base.3',
  width: { '25mm': 60, '15mm': 40, '10mm': 40, '6mm': 40 },
} as const satisfies { rule: HottClause; width: Record<FigureScale, number> };

type Depths = Readonly<Record<FigureScale, number>>;

const DEPTHS_80: Depths = { '25mm': 80, '15mm': 60, '10mm': 60, '6mm': 30 };
const DEPTHS_60: Depths = { '25mm': 60, '15mm': 40, '10mm': 40, '6mm': 30 };
const DEPTHS_GOD: Depths = { '25mm': 60, '15mm': 30, '10mm': 30, '6mm': 20 };
const DEPTHS_40: Depths = { '25mm': 40, '15mm': 30, '10mm': 30, '6mm': 20 };
const DEPTHS_30: Depths = { '25mm': 30, '15mm': 20, '10mm': 20, '6mm': 15 };
const DEPTHS_20: Depths = { '25mm': 20, '15mm': 15, '10mm': 15, '6mm': 10 };

/** Least depths of bases in millimetres. Hordes of the Things, Recommended basing conventions. */
export const DEPTHS: readonly (Row & { readonly depth: Depths })[] = [
  { rule: 'hott.base.4', depth: DEPTHS_80, elements: ['Dragon'] },
  { rule: 'hott.base.5', depth: DEPTHS_80, elements: ['Airboat'] },
  { rule: 'hott.base.6', depth: DEPTHS_60, elements: ['Behemoth'] },
  { rule: 'hott.base.7', depth: DEPTHS_60, elements: ['Artillery'] },
  { rule: 'hott.base.8', depth: DEPTHS_60, elements: ['Beasts'] },
  { rule: 'hott.base.9', depth: DEPTHS_60, elements: ['Magician'] },
  { rule: 'hott.base.10', depth: DEPTHS_GOD, elements: ['God'] },
  { rule: 'hott.base.11', depth: DEPTHS_40, elements: ['Hordes'] },
  { rule: 'hott.base.12', depth: DEPTHS_40, elements: ['Flyers'] },
  { rule: 'hott.base.13', depth: DEPTHS_40, elements: ['Hero', 'Aerial Hero'] },
  { rule: 'hott.base.14', depth: DEPTHS_40, elements: ['Paladin'] },
  { rule: 'hott.base.15', depth: DEPTHS_40, elements: ['Cleric'] },
  { rule: 'hott.base.16', depth: DEPTHS_40, elements: ['Knights'] },
  { rule: 'hott.base.17', depth: DEPTHS_40, elements: ['Riders'] },
  { rule: 'hott.base.18', depth: DEPTHS_40, elements: ['Land Lurkers', 'Water Lurkers'] },
  { rule: 'hott.base.19', depth: DEPTHS_30, elements: ['Shooters'] },
  { rule: 'hott.base.20', depth: DEPTHS_30, elements: ['Warband'] },
  { rule: 'hott.base.21', depth: DEPTHS_30, elements: ['Sneakers'] },
  { rule: 'hott.base.22', depth: DEPTHS_20, elements: ['Blades'] },
  { rule: 'hott.base.23', depth: DEPTHS_20, elements: ['Spears'] },
];

export interface FactorRowOfTable extends Row {
  /** Against foot and strongholds; the next against all others. */
  readonly vFoot: number;
  readonly vOthers: number;
  /** Strongholds fight with this row's factors too. */
  readonly stronghold?: true;
}

/** Combat factors. Hordes of the Things, Resolving combat. */
export const FACTORS: readonly FactorRowOfTable[] = [
  { rule: 'hott.cf.2', vFoot: 6, vOthers: 6, elements: ['God', 'Paladin', 'Dragon'], stronghold: true },
  { rule: 'hott.cf.3', vFoot: 5, vOthers: 5, elements: ['Hero', 'Aerial Hero'] },
  { rule: 'hott.cf.4', vFoot: 5, vOthers: 3, elements: ['Blades', 'Airboat', 'Sneakers'] },
  { rule: 'hott.cf.5', vFoot: 4, vOthers: 5, elements: ['Behemoth'] },
  { rule: 'hott.cf.6', vFoot: 4, vOthers: 4, elements: ['Spears', 'Artillery', 'Magician', 'Cleric'] },
  { rule: 'hott.cf.7', vFoot: 3, vOthers: 4, elements: ['Knights', 'Beasts', 'Shooters'] },
  { rule: 'hott.cf.8', vFoot: 3, vOthers: 3, elements: ['Riders', 'Warband'] },
  {
    rule: 'hott.cf.9',
    vFoot: 2,
    vOthers: 2,
    elements: ['Flyers', 'Hordes', 'Land Lurkers', 'Water Lurkers'],
  },
];

/** Tactical move distances in paces; 0 means no move. Hordes of the Things, Tactical move distances. */
export const MOVES: readonly (Row & { readonly paces: Readonly<Record<MoveGround, number>> })[] = [
  {
    rule: 'hott.move.6',
    paces: { road: 1200, good: 1200, bad: 1200, river: 1200 },
    elements: ['Dragon', 'Flyers', 'Aerial Hero', 'God'],
  },
  { rule: 'hott.move.7', paces: { road: 500, good: 500, bad: 500, river: 500 }, elements: ['Airboat'] },
  {
    rule: 'hott.move.8',
    paces: { road: 500, good: 500, bad: 200, river: 100 },
    elements: ['Hero', 'Paladin', 'Riders', 'Magician'],
  },
  { rule: 'hott.move.9', paces: { road: 400, good: 400, bad: 400, river: 100 }, elements: ['Beasts'] },
  {
    rule: 'hott.move.10',
    paces: { road: 400, good: 300, bad: 200, river: 100 },
    elements: ['Knights', 'Behemoth'],
  },
  {
    rule: 'hott.move.11',
    paces: { road: 400, good: 300, bad: 300, river: 100 },
    elements: ['Sneakers', 'Warband'],
  },
  {
    rule: 'hott.move.12',
    paces: { road: 400, good: 200, bad: 200, river: 100 },
    elements: ['Blades', 'Spears', 'Hordes', 'Cleric', 'Shooters'],
  },
  { rule: 'hott.move.13', paces: { road: 200, good: 200, bad: 200, river: 100 }, elements: ['Land Lurkers'] },
  {
    rule: 'hott.move.14',
    paces: { road: 200, good: 200, bad: 200, river: 200 },
    elements: ['Water Lurkers'],
  },
  { rule: 'hott.move.15', paces: { road: 300, good: 200, bad: 0, river: 100 }, elements: ['Artillery'] },
];
