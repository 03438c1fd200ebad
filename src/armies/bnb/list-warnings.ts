/** Warnings about an army that breaks its list, its budget, or the sums that its order states. They never block it. */
import { holds } from '../../engine/effects.ts';
import { withinBudget } from '../../rules/bnb/prices.ts';
import { formatTroop } from '../../rules/bnb/troops.ts';
import type { TextPlaces } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import type { ArmyList, ArmyOrder, ListLine, ListPart, Upgrade } from './army-data.ts';
import { finding } from './finding.ts';
import { givesSupport } from './list-lines.ts';
import { type MatchedLine, offeredTroops, upgradedPart } from './match-lines.ts';
import { sameTroop } from './troop-text.ts';

export interface ArmyFacts {
  readonly order: ArmyOrder;
  readonly list: ArmyList | null;
  readonly matched: readonly MatchedLine[];
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
          ...matched.flatMap((line) => lineWarnings(line, list, matched)),
          ...list.lines.flatMap((line) => [
            ...countWarnings(line, matched),
            ...line.parts.flatMap((part) => shareWarnings(line, part, matched)),
          ]),
          ...list.upgrades.flatMap((upgrade) => upgradeWarnings(upgrade, list, matched)),
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

function lineWarnings(matched: MatchedLine, list: ArmyList, all: readonly MatchedLine[]): readonly Finding[] {
  const { order, troop, list: line, part } = matched;
  if (line === null) {
    const figures = { name: order.name, known: list.lines.map((one) => one.name) };
    return [finding('order.name-unknown', figures, matched.line)];
  }
  if (part === null) {
    const figures = { name: line.name, troop: formatTroop(troop), existing: offeredTroops(line, list) };
    return [finding('order.troop', figures, matched.line)];
  }
  return supportWarnings(matched, line, part, all);
}

function supportWarnings(
  { order, troop, line: at, supporting }: MatchedLine,
  line: ListLine,
  part: ListPart,
  all: readonly MatchedLine[],
): readonly Finding[] {
  if (order.supporting && !givesSupport(troop)) {
    return [finding('order.supporter', { troop: formatTroop(troop) }, at)];
  }
  if (!supporting || part.supporting) return [];
  if (line.maySupport.length === 0) return [finding('order.support', { name: line.name }, at)];
  if (all.some((other) => line.maySupport.includes(other.list?.name ?? ''))) return [];
  return [finding('order.supported-missing', { name: line.name, known: line.maySupport }, at)];
}

const countOf = (lines: readonly MatchedLine[]): number =>
  lines.reduce((sum, { order }) => sum + order.count, 0);

function countWarnings(line: ListLine, all: readonly MatchedLine[]): readonly Finding[] {
  const drawn = all.filter((one) => one.list === line);
  const count = countOf(drawn);
  const { name, least, most } = line;
  if (count < least) return [finding('order.too-few', { name, count, least }, drawn[0]?.line)];
  if (count > most) return [finding('order.too-many', { name, count, most }, drawn.at(-1)?.line)];
  return [];
}

/** A share of an odd number may be rounded either way. */
function shareWarnings(line: ListLine, part: ListPart, all: readonly MatchedLine[]): readonly Finding[] {
  if (line.parts.length === 1) return [];
  const drawn = all.filter((one) => one.list === line);
  const total = countOf(drawn);
  const count = countOf(drawn.filter((one) => one.part === part));
  const exact = (total * part.share.part) / part.share.whole;
  const [least, most] = [Math.floor(exact), Math.ceil(exact)];
  if (count >= least && count <= most) return [];
  const wanted = least === most ? [`${least}`] : [`${least}`, `${most}`];
  const figures = { total, name: line.name, count, existing: part.troops.map(formatTroop), wanted };
  return [finding('order.share', figures, drawn[0]?.line)];
}

function upgradeWarnings(upgrade: Upgrade, list: ArmyList, all: readonly MatchedLine[]): readonly Finding[] {
  const line = list.lines.find((one) => one.name === upgrade.name);
  const part = line === undefined ? null : upgradedPart(upgrade, line);
  const drawn = all.filter((one) => one.list === line && one.part === part);
  const upgraded = drawn.filter((one) => one.upgrade === upgrade);
  const count = countOf(upgraded);
  const { most: limit } = upgrade;
  const most = typeof limit === 'number' ? limit : Math.floor((countOf(drawn) * limit.part) / limit.whole);
  if (count <= most) return [];
  const figures = { name: upgrade.name, troop: formatTroop(upgrade.to), count, most };
  return [finding('order.upgrade', figures, upgraded[0]?.line)];
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
