/** The table of prices of bases. Blood and Blades, Army points. */
import type { BnbClause } from '../clauses/ids.ts';
import type { Grade, TroopType } from './troop-table.ts';

type Prices = Readonly<Partial<Record<Grade, number>>>;

export interface PriceRow {
  readonly rule: BnbClause;
  readonly type: TroopType;
  readonly regular: Prices;
  readonly irregular: Prices;
}

const LH_PRICES: Prices = { S: 10, O: 8, I: 6, F: 8, X: 6 };
const PS_PRICES: Prices = { S: 4, O: 3, I: 2 };

/** Prices in army points. A troop without a price does not exist. */
export const PRICES: readonly PriceRow[] = [
  { rule: 'bnb.cost.3', type: 'Ax', regular: { S: 7, O: 5, I: 4 }, irregular: { S: 6, O: 4, I: 3 } },
  { rule: 'bnb.cost.4', type: 'Bd', regular: { O: 10, I: 8, F: 9 }, irregular: { O: 8, I: 6, F: 7 } },
  { rule: 'bnb.cost.5', type: 'Bg', regular: {}, irregular: { O: 0 } },
  { rule: 'bnb.cost.6', type: 'Bw', regular: { S: 10, O: 8, I: 6 }, irregular: { S: 9, O: 7, I: 5 } },
  { rule: 'bnb.cost.7', type: 'Cv', regular: { S: 13, O: 11, I: 9 }, irregular: { S: 12, O: 10, I: 8 } },
  { rule: 'bnb.cost.8', type: 'Cm', regular: {}, irregular: { O: 7 } },
  { rule: 'bnb.cost.9', type: 'El', regular: {}, irregular: { S: 28, O: 24, I: 21 } },
  {
    rule: 'bnb.cost.10',
    type: 'HCh',
    regular: { S: 17, O: 14, I: 12, F: 15 },
    irregular: { S: 16, O: 13, I: 11, F: 14 },
  },
  { rule: 'bnb.cost.11', type: 'Hd', regular: {}, irregular: { S: 4, O: 2, F: 3 } },
  { rule: 'bnb.cost.12', type: 'LCh', regular: { S: 12, O: 10, I: 8 }, irregular: { S: 11, O: 9, I: 7 } },
  { rule: 'bnb.cost.13', type: 'LH', regular: LH_PRICES, irregular: LH_PRICES },
  { rule: 'bnb.cost.14', type: 'Pk', regular: { I: 4, F: 5, X: 5 }, irregular: { I: 3, F: 4 } },
  { rule: 'bnb.cost.15', type: 'Ps', regular: PS_PRICES, irregular: PS_PRICES },
  { rule: 'bnb.cost.16', type: 'Sp', regular: { O: 7, I: 6 }, irregular: { O: 5, I: 4 } },
  { rule: 'bnb.cost.17', type: 'Wb', regular: {}, irregular: { S: 8, O: 6, F: 6 } },
];
