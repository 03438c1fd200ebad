/** Matches each line of an order with the line, the part and the upgrade of its list that it draws on. */
import type { WrittenTroop } from '../../engine/army/troop-text.ts';
import { sameName } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import { finding } from './finding.ts';
import type { ListLine, ListPart, Offers, OrderLine, TroopBook, Upgrade } from './list-data.ts';
import { sameTroop } from './troop-text.ts';

/** A line of an order, and the line and part of its list that it draws on, if they exist. */
export interface MatchedLine<Troop> {
  readonly order: OrderLine<Troop>;
  readonly troop: Troop;
  readonly supporting: boolean;
  readonly list: ListLine<Troop> | null;
  readonly part: ListPart<Troop> | null;
  readonly upgrade: Upgrade<Troop> | null;
  readonly line: number | undefined;
}

/** The line with its troop from the list; null with a fault if the troop is unknown. */
export function matchLine<Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  order: OrderLine<Troop>,
  list: Offers<Troop> | null,
  line: number | undefined,
  faults: Finding[],
): MatchedLine<Troop> | null {
  const found = list?.lines.find((one) => sameName(one.name, order.name)) ?? null;
  const troop = order.troop ?? onlyTroop(found);
  if (troop === null) {
    faults.push(troopless(book, order, list, found, line));
    return null;
  }
  const offers = (part: ListPart<Troop>) => part.troops.some((one) => sameTroop(one, troop));
  const offering = found?.parts.filter(offers) ?? [];
  const upgrade = offering.length > 0 ? null : upgradeTo(troop, found, list);
  const part =
    offering.find((one) => one.supporting === order.supporting) ??
    offering[0] ??
    (found === null || upgrade === null ? null : upgradedPart(upgrade, found));
  const supporting = (order.supporting && book.givesSupport(troop)) || (part?.supporting ?? false);
  return { order, troop, supporting, list: found, part, upgrade, line };
}

function onlyTroop<Troop extends WrittenTroop>(line: ListLine<Troop> | null): Troop | null {
  const troops = line?.parts.flatMap((part) => part.troops) ?? [];
  return troops.length === 1 ? (troops[0] ?? null) : null;
}

function troopless<Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  order: OrderLine<Troop>,
  list: Offers<Troop> | null,
  found: ListLine<Troop> | null,
  line: number | undefined,
): Finding {
  const { name } = order;
  if (found === null) {
    const known = list?.lines.map((one) => one.name) ?? [];
    return finding('order.troop-unknown', { name, known }, line);
  }
  return finding('order.troop-missing', { name, existing: offeredTroops(book, found, list) }, line);
}

/** All troops that a line of a list may be, including upgrades, and whether they support another line. */
export function offeredParts<Troop extends WrittenTroop>(
  line: ListLine<Troop>,
  list: Offers<Troop> | null,
): readonly { readonly troop: Troop; readonly supporting: boolean }[] {
  const upgrades = list?.upgrades.filter((upgrade) => upgrade.name === line.name) ?? [];
  return [
    ...line.parts.flatMap(({ troops, supporting }) => troops.map((troop) => ({ troop, supporting }))),
    ...upgrades.map(({ to }) => ({ troop: to, supporting: false })),
  ];
}

/** All troops that a line of a list may be, in the notation of players. */
export const offeredTroops = <Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  line: ListLine<Troop>,
  list: Offers<Troop> | null,
): readonly string[] => offeredParts(line, list).map(({ troop }) => book.format(troop));

function upgradeTo<Troop extends WrittenTroop>(
  troop: Troop,
  line: ListLine<Troop> | null,
  list: Offers<Troop> | null,
): Upgrade<Troop> | null {
  return list?.upgrades.find((one) => one.name === line?.name && sameTroop(one.to, troop)) ?? null;
}

/** The part of a line that an upgrade changes. */
export function upgradedPart<Troop extends WrittenTroop>(
  upgrade: Upgrade<Troop>,
  line: ListLine<Troop>,
): ListPart<Troop> | null {
  const { from } = upgrade;
  const found = line.parts.find((part) => from === null || part.troops.some((one) => sameTroop(one, from)));
  return found ?? null;
}
