/** The prices of bases in army points, and the reference level of an army. */
import { holds } from '../../../engine/effects.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { confidenceOf } from '../ending/points-of-confidence.ts';
import { PRICES } from './price-table.ts';
import type { Troop } from './troops.ts';

/** A base with the facts that affect its price: a C-in-C, or a Ps whose support its army list names. */
export interface BoughtBase {
  readonly troop: Troop;
  readonly general?: boolean;
  readonly support?: boolean;
}

export interface Part {
  readonly rule: BnbClause;
  readonly value: number;
}

interface Surcharge extends Part {
  readonly applies: (base: BoughtBase) => boolean;
}

const isPs = ({ troop }: BoughtBase): boolean => troop.type === 'Ps';
const isVehicled = ({ troop }: BoughtBase): boolean => troop.mounted === true;
const isSupporting = (base: BoughtBase): boolean => isPs(base) && base.support === true;

/** Blood and Blades, Army points: the extra prices. */
export const SURCHARGES: readonly Surcharge[] = [
  { rule: 'bnb.cost.2', value: 10, applies: (base) => base.general === true },
  { rule: 'bnb.cost.19', value: 1, applies: (base) => isVehicled(base) && !isPs(base) },
  {
    rule: 'bnb.cost.20',
    value: 0.5,
    applies: (base) => isVehicled(base) && isPs(base) && !isSupporting(base),
  },
  { rule: 'bnb.cost.21', value: 1, applies: (base) => isSupporting(base) && !isVehicled(base) },
  { rule: 'bnb.cost.22', value: 1, applies: (base) => isSupporting(base) && isVehicled(base) },
];

/** The usual army points of a side. */
export const BUDGET: Part = { rule: 'bnb.cost.1', value: 250 };

/** The price of a base part by part; empty for a troop without a price. */
export function costParts(base: BoughtBase): readonly Part[] {
  const { type, grade, regular } = base.troop;
  const row = PRICES.find((one) => one.type === type);
  const price = (regular ? row?.regular : row?.irregular)?.[grade];
  if (row === undefined || price === undefined || !holds(row.rule)) return [];
  const extra = SURCHARGES.filter((one) => one.applies(base) && holds(one.rule));
  return [{ rule: row.rule, value: price }, ...extra.map(({ rule, value }) => ({ rule, value }))];
}

/** The price of a base in army points. */
export function costOf(base: BoughtBase): number {
  return total(costParts(base));
}

/** The price of an army in army points. */
export function armyCost(bases: readonly BoughtBase[]): number {
  return bases.reduce((sum, base) => sum + costOf(base), 0);
}

/** Is an army within a budget? It may cost less, never more. */
export function withinBudget(cost: number, budget: number = BUDGET.value): boolean {
  return cost <= budget || !holds(BUDGET.rule);
}

/** An army's reference level: the points of confidence of its bases at the start, without Bg. */
export function referenceLevel(bases: readonly BoughtBase[]): number {
  const counted = bases.filter(({ troop }) => troop.type !== 'Bg' || !holds('bnb.poc.7'));
  return holds('bnb.moral.6')
    ? counted.reduce((sum, base) => sum + confidenceOf(base.troop, base.general === true), 0)
    : 0;
}

function total(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.value, 0);
}
