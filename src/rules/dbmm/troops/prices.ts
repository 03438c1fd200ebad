/** The prices of elements and of stratagems. DBMM prints no prices: all are our own. Rulings 49, 75, 142 and 152. */
import type { Troop } from '../../../debellis/troops/troop.ts';
import { type FactorRow, linesOf, sumOf } from '../../../engine/combat/sums.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { PRICES, type PriceRow, STRATAGEMS } from './price-table.ts';

export type GeneralRank = 'c-in-c' | 'general' | 'ally-general';

/** A bought element. It may be that of a general. */
export interface BoughtElement {
  readonly troop: Troop;
  readonly general?: GeneralRank;
  readonly brilliant?: boolean;
  readonly inert?: boolean;
  /** The rear half of a double base. */
  readonly rear?: boolean;
  /** It may set portable obstacles. */
  readonly obstacles?: boolean;
}

/** The prices of troops of this kind; null if they have none. */
export const priceRowOf = ({ type, grade, regular }: Troop): PriceRow | null =>
  PRICES.find(
    (row) =>
      row.type === type &&
      (row.regular ?? regular) === regular &&
      row.ap[grade] !== undefined &&
      holds(row.rule),
  ) ?? null;

const general = (
  rule: DbmmClause,
  regular: boolean,
  ranks: readonly GeneralRank[],
  value: number,
): FactorRow<BoughtElement> => ({
  rule,
  value,
  key: 'dbmm.price.general',
  applies: (bought) =>
    bought.general !== undefined && ranks.includes(bought.general) && bought.troop.regular === regular,
});

/** The additions to the price of an element. */
export const SURCHARGES: readonly FactorRow<BoughtElement>[] = [
  general('dbmm.price.34', true, ['c-in-c', 'general'], 20),
  general('dbmm.price.35', false, ['c-in-c', 'general'], 10),
  general('dbmm.price.36', true, ['ally-general'], 10),
  general('dbmm.price.37', false, ['ally-general'], 5),
  {
    rule: 'dbmm.price.38',
    value: 10,
    key: 'dbmm.price.brilliant',
    applies: (bought) => bought.general !== undefined && bought.brilliant === true,
  },
  {
    rule: 'dbmm.price.33',
    value: 1,
    key: 'dbmm.price.mounted-infantry',
    applies: ({ troop }) => troop.mounted === true,
  },
  {
    rule: 'dbmm.price.45',
    value: 1,
    key: 'dbmm.price.obstacles',
    applies: ({ obstacles }) => obstacles === true,
  },
];

/** The price of an element in army points; null if it cannot be bought. */
export function costOf(bought: BoughtElement): number | null {
  const price = priceRowOf(bought.troop)?.ap[bought.troop.grade];
  return price === undefined ? null : price + sumOf(linesOf(SURCHARGES, bought));
}

/** The price of these stratagems for an army whose C-in-C is inert or not. */
export function costOfStratagems(names: readonly string[], inert: boolean): number {
  const bought = names.filter(
    (name) => !(STRATAGEMS.free.names.includes(name) && holds(STRATAGEMS.free.rule)),
  );
  const { rule, ap } = inert && holds(STRATAGEMS.inert.rule) ? STRATAGEMS.inert : STRATAGEMS.other;
  return holds(rule) ? bought.length * ap : 0;
}
