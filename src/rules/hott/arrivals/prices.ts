/** The price of arrivals in PIPs, and how it is paid. Hordes of the Things, PIPs and sequence of play. */

import { paid, pointsLeft } from '../../../engine/army/commands.ts';
import type { Base, Battle } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change, Reason } from '../../../engine/event.ts';
import type { HottClause } from '../clauses/ids.ts';
import { purseOf } from '../mass/commands.ts';
import { elementOf, isLurker } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

export interface Price {
  readonly rule: HottClause;
  readonly pips: number;
}

const SIX = 6;

const PRICES = {
  God: { rule: 'hott.god.1', pips: SIX },
  Dragon: { rule: 'hott.dragon.1', pips: SIX },
  Hordes: { rule: 'hott.horde.1', pips: 1 },
  captive: { rule: 'hott.desorcel.1', pips: SIX },
} as const satisfies Record<string, Price>;

/** The price of a lurker's first, second and third appearance. */
export const APPEARANCES: readonly Price[] = [
  { rule: 'hott.lurker.7', pips: 1 },
  { rule: 'hott.lurker.12', pips: 2 },
  { rule: 'hott.lurker.12', pips: 3 },
];

/** How often a lurker has been on the table. */
export const appearancesOf = (base: Base): number => figure(base.marks, 'deployments');

/** Has its command summoned its dragons in this bound? */
export const isSummoned = (battle: Battle, dragon: Base): boolean =>
  battle.bases.some(
    (other) =>
      elementOf(other) === 'Dragon' &&
      other.side === dragon.side &&
      other.command === dragon.command &&
      figure(other.bound, 'deployed') > 0,
  );

const FREE: Price = { rule: 'hott.dragon.2', pips: 0 };

function listedPrice(battle: Battle, base: Base): Price | null {
  if (base.place === 'ensorcelled') return PRICES.captive;
  if (isLurker(base)) return APPEARANCES[appearancesOf(base)] ?? null;
  switch (elementOf(base)) {
    case 'God':
      return PRICES.God;
    case 'Dragon':
      return isSummoned(battle, base) && holds(FREE.rule) ? FREE : PRICES.Dragon;
    case 'Hordes':
      return PRICES.Hordes;
    default:
      return null;
  }
}

/** The price of bringing this base onto the table; null if nothing brings it. */
export function priceOf(battle: Battle, base: Base): Price | null {
  const price = listedPrice(battle, base);
  return price && !holds(price.rule) ? { ...price, pips: 0 } : price;
}

/** The reason that forbids paying more PIPs than are left. */
export function payReasons(battle: Battle, base: Base, price: Price): readonly Reason[] {
  const left = pointsLeft(battle, purseOf(battle, base));
  if (price.pips <= left) return [];
  return [
    {
      rule: price.rule,
      key: 'hott.arrival.too-few-pips',
      figures: { base: base.id, price: price.pips, left },
    },
  ];
}

export const payment = (battle: Battle, base: Base, { pips }: Price): Change =>
  paid(battle, purseOf(battle, base), pips);
