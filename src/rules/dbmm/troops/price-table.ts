/** The price table. DBMM prints no prices: they are our own. Rulings 49 and 142. */
import type { Grade, TroopType } from '../../../debellis/troops/troop.ts';
import type { DbmmClause } from '../clauses/ids.ts';

/** The prices of a type in army points by grade. A grade without a price does not exist. */
export interface PriceRow {
  readonly rule: DbmmClause;
  readonly type: TroopType;
  /** Only of regulars, or only of irregulars. */
  readonly regular?: boolean;
  readonly ap: Readonly<Partial<Record<Grade, number>>>;
}

export const PRICES: readonly PriceRow[] = [
  { rule: 'dbmm.price.1', type: 'Kn', regular: true, ap: { S: 15, O: 12, I: 10, F: 11, X: 13 } },
  { rule: 'dbmm.price.2', type: 'Kn', regular: false, ap: { S: 12, O: 10, I: 8, F: 9, X: 11 } },
  { rule: 'dbmm.price.3', type: 'Cv', regular: true, ap: { S: 10, O: 8, I: 6 } },
  { rule: 'dbmm.price.4', type: 'Cv', regular: false, ap: { S: 9, O: 7, I: 5 } },
  { rule: 'dbmm.price.5', type: 'LH', regular: true, ap: { S: 7, O: 5, I: 4, F: 5 } },
  { rule: 'dbmm.price.6', type: 'LH', regular: false, ap: { S: 6, O: 4, I: 3, F: 4 } },
  { rule: 'dbmm.price.7', type: 'Cm', ap: { S: 8, O: 5, I: 4, X: 5 } },
  { rule: 'dbmm.price.8', type: 'El', ap: { S: 20, O: 16, I: 14, X: 22 } },
  { rule: 'dbmm.price.9', type: 'Exp', ap: { O: 7 } },
  { rule: 'dbmm.price.10', type: 'Sp', regular: true, ap: { S: 7, O: 5, I: 4 } },
  { rule: 'dbmm.price.11', type: 'Sp', regular: false, ap: { S: 5, O: 4, I: 3 } },
  { rule: 'dbmm.price.12', type: 'Pk', regular: true, ap: { S: 5, O: 4, I: 3, F: 4, X: 4 } },
  { rule: 'dbmm.price.13', type: 'Pk', regular: false, ap: { S: 4, O: 3, I: 3, F: 3, X: 4 } },
  { rule: 'dbmm.price.14', type: 'Bd', regular: true, ap: { S: 9, O: 7, I: 5, F: 7, X: 8 } },
  { rule: 'dbmm.price.15', type: 'Bd', regular: false, ap: { S: 7, O: 5, I: 4, F: 5, X: 6 } },
  { rule: 'dbmm.price.16', type: 'Ax', regular: true, ap: { S: 5, O: 4, I: 3, X: 4 } },
  { rule: 'dbmm.price.17', type: 'Ax', regular: false, ap: { S: 4, O: 3, I: 2, X: 3 } },
  { rule: 'dbmm.price.18', type: 'Ps', ap: { S: 3, O: 2, I: 1, X: 6 } },
  { rule: 'dbmm.price.19', type: 'Wb', ap: { S: 5, O: 3, I: 2, F: 3 } },
  { rule: 'dbmm.price.20', type: 'Hd', ap: { S: 2, O: 1, I: 0.5, F: 1 } },
  { rule: 'dbmm.price.21', type: 'Bw', regular: true, ap: { S: 7, O: 5, I: 4, X: 7 } },
  { rule: 'dbmm.price.22', type: 'Bw', regular: false, ap: { S: 5, O: 4, I: 3, X: 5 } },
  { rule: 'dbmm.price.23', type: 'Sh', regular: true, ap: { S: 8, O: 6, I: 5 } },
  { rule: 'dbmm.price.24', type: 'Sh', regular: false, ap: { S: 6, O: 5, I: 4 } },
  { rule: 'dbmm.price.25', type: 'Art', regular: true, ap: { S: 10, O: 8, I: 4, F: 10, X: 5 } },
  { rule: 'dbmm.price.26', type: 'Art', regular: false, ap: { S: 9, O: 7, I: 3, F: 9, X: 4 } },
  { rule: 'dbmm.price.27', type: 'WWg', regular: true, ap: { S: 14, O: 10, I: 3, X: 7 } },
  { rule: 'dbmm.price.28', type: 'WWg', regular: false, ap: { S: 10, O: 8, I: 2, X: 6 } },
  { rule: 'dbmm.price.29', type: 'Bge', ap: { S: 5, O: 2, I: 1, F: 3, X: 2 } },
  { rule: 'dbmm.price.30', type: 'Gal', ap: { S: 4, O: 3, I: 2, F: 4, X: 4 } },
  { rule: 'dbmm.price.31', type: 'Shp', ap: { S: 3, O: 2, I: 1, F: 2, X: 4 } },
  { rule: 'dbmm.price.32', type: 'Bts', ap: { S: 2, O: 1, I: 1, F: 2, X: 2 } },
];

/** What each stratagem of a list costs in army points: with an inert C-in-C, and with any other. */
export const STRATAGEMS: {
  readonly inert: { readonly rule: DbmmClause; readonly ap: number };
  readonly other: { readonly rule: DbmmClause; readonly ap: number };
  readonly free: { readonly rule: DbmmClause; readonly names: readonly string[] };
  readonly bought: readonly string[];
  /** A list may hold this many that cost something. Ruling 75. */
  readonly most: number;
} = {
  inert: { rule: 'dbmm.price.49', ap: 10 },
  other: { rule: 'dbmm.price.48', ap: 5 },
  free: { rule: 'dbmm.price.50', names: ['ambush', 'flank-march', 'delayed-command'] },
  bought: [
    'hidden-obstacles',
    'concealed-command',
    'guides',
    'scouting',
    'unusual-troops',
    'changing-deployment',
    'delaying-battle',
    'feigned-flight',
  ],
  most: 5,
};
