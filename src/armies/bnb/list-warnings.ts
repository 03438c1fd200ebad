/** Warnings about an army that breaks its list, its budget, or the sums that its order states. They never block it. */
import { holds } from '../../engine/effects.ts';
import { withinBudget } from '../../rules/bnb/troops/prices.ts';
import { formatTroop, type Troop } from '../../rules/bnb/troops/troops.ts';
import type { TextPlaces } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import { drawWarnings } from '../lists/draw-warnings.ts';
import type { MatchedLine } from '../lists/match-lines.ts';
import { sameTroop } from '../lists/troop-text.ts';
import type { ArmyList, ArmyOrder } from './army-data.ts';
import { finding } from './finding.ts';
import { BOOK } from './troop-book.ts';

export interface ArmyFacts {
  readonly order: ArmyOrder;
  readonly list: ArmyList | null;
  readonly matched: readonly MatchedLine<Troop>[];
  readonly places: TextPlaces;
  readonly points: number;
  readonly confidence: number;
  readonly routing: number;
}

/** All warnings, in the order of their lines. */
export function listWarnings(facts: ArmyFacts): readonly Finding[] {
  const { list, matched } = facts;
  const ofList =
    list === null || !holds('bnb.list.13')
      ? []
      : [
          ...generalWarnings(facts, list),
          ...drawWarnings(BOOK, list, matched),
          ...baggageWarnings(facts, list),
        ];
  const all = [...ofList, ...budgetWarnings(facts), ...statedWarnings(facts)];
  return all.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

function generalWarnings({ order, places }: ArmyFacts, list: ArmyList): readonly Finding[] {
  const offered = list.generals.some((option) => sameTroop(option.troop, order.general));
  if (offered || !holds('bnb.army.6')) return [];
  const figures = {
    troop: formatTroop(order.general),
    existing: list.generals.map((option) => formatTroop(option.troop)),
  };
  return [finding('order.general', figures, places.headings.get('C-in-C'))];
}

function baggageWarnings({ order, places }: ArmyFacts, list: ArmyList): readonly Finding[] {
  const count = order.baggage ?? list.baggage;
  if (count === list.baggage || !holds('bnb.army.9')) return [];
  return [finding('order.baggage', { count, wanted: list.baggage }, places.headings.get('baggage'))];
}

function budgetWarnings({ order, points, places }: ArmyFacts): readonly Finding[] {
  const { budget } = order;
  if (withinBudget(points, budget)) return [];
  return [
    finding('order.budget', { points, budget, excess: points - budget }, places.headings.get('budget')),
  ];
}

// A routing level is a third, and players write two or three digits of it.
const STATED_SLACK = 0.01;

function statedWarnings(facts: ArmyFacts): readonly Finding[] {
  return (['points', 'confidence', 'routing'] as const).flatMap((name) => {
    const stated = facts.order.stated[name];
    const computed = facts[name];
    if (stated === null || Math.abs(stated - computed) <= STATED_SLACK) return [];
    const shown = Math.round(computed * 1000) / 1000;
    return [finding(`order.${name}`, { stated, computed: shown }, facts.places.headings.get(name))];
  });
}
