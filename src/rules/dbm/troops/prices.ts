/** The prices of elements, and their element equivalents when they are lost. DBM, Army points, Element equivalents. */

import type { Kind, Troop } from '../../../debellis/troops/troop.ts';
import { type FactorRow, linesOf, sumOf } from '../../../engine/combat/sums.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { PRICES } from './price-table.ts';
import { isOneOf } from './troops.ts';

/** A bought element. It may be that of a general. */
export interface BoughtElement {
  readonly troop: Troop;
  readonly general?: 'c-in-c' | 'general' | 'ally-general';
}

const costs = (
  rule: DbmClause,
  general: BoughtElement['general'],
  regular: number,
  irregular: number,
): readonly FactorRow<BoughtElement>[] =>
  [true, false].map((asked) => ({
    rule,
    value: asked ? regular : irregular,
    key: 'dbm.price.general',
    applies: (bought) => bought.general === general && bought.troop.regular === asked,
  }));

/** The additions to the price of an element. */
const SURCHARGES: readonly FactorRow<BoughtElement>[] = [
  ...costs('dbm.gen.6', 'c-in-c', 20, 10),
  ...costs('dbm.gen.7', 'general', 20, 10),
  ...costs('dbm.ally.3', 'ally-general', 10, 5),
  {
    rule: 'dbm.mtinf.6',
    value: 1,
    key: 'dbm.price.mounted-infantry',
    applies: ({ troop }) => troop.mounted === true,
  },
];

/** The price of an element in army points. */
export function costOf(bought: BoughtElement): number {
  const { type, grade, regular } = bought.troop;
  const row = PRICES.find((each) => each.type === type && each.grades.includes(grade) && holds(each.rule));
  const price = row ? (regular ? row.regular : row.irregular) : 0;
  return price + sumOf(linesOf(SURCHARGES, bought));
}

/** Element equivalents of lost elements; the first row that fits. */
const EQUIVALENTS: readonly {
  readonly rule: DbmClause;
  readonly ee: number;
  readonly of?: readonly Kind[];
  readonly inCloseCombat?: true;
}[] = [
  { rule: 'dbm.ee.1', ee: 2, of: ['Bg'], inCloseCombat: true },
  { rule: 'dbm.ee.6', ee: 3, of: ['WWg(I)'] },
  { rule: 'dbm.ee.8', ee: 0.5, of: ['Ps', 'Hd(S)', 'Hd(O)', 'Hd(F)', 'Bts(F)'] },
  { rule: 'dbm.ee.9', ee: 0, of: ['Hd(I)'] },
  { rule: 'dbm.ee.10', ee: 0, of: ['Exp'] },
  { rule: 'dbm.ee.7', ee: 1 },
];

/** The element equivalents of a lost element, in close combat or otherwise. */
export const equivalentsOf = (troop: Troop, inCloseCombat: boolean): number =>
  EQUIVALENTS.find(
    (row) =>
      (row.of === undefined || isOneOf(troop, row.of)) &&
      (!row.inCloseCombat || inCloseCombat || !holds('dbm.ee.2')) &&
      holds(row.rule),
  )?.ee ?? 0;
