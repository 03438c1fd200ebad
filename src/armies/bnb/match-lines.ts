/** Matches each line of an order with the line, the part and the upgrade of its list that it draws on. */
import { formatTroop, type Troop } from '../../rules/bnb/troops.ts';
import { sameName } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import type { ArmyList, ListLine, ListPart, OrderLine, Upgrade } from './army-data.ts';
import { finding } from './finding.ts';
import { givesSupport } from './list-lines.ts';
import { sameTroop } from './troop-text.ts';

/** A line of an order, and the line and part of its list that it draws on, if they exist. */
export interface MatchedLine {
  readonly order: OrderLine;
  readonly troop: Troop;
  readonly supporting: boolean;
  readonly list: ListLine | null;
  readonly part: ListPart | null;
  readonly upgrade: Upgrade | null;
  readonly line: number | undefined;
}

/** The line with its troop from the list; null with a fault if the troop is unknown. */
export function matchLine(
  order: OrderLine,
  list: ArmyList | null,
  line: number | undefined,
  faults: Finding[],
): MatchedLine | null {
  const found = list?.lines.find((one) => sameName(one.name, order.name)) ?? null;
  const troop = order.troop ?? onlyTroop(found);
  if (troop === null) {
    faults.push(troopless(order, list, found, line));
    return null;
  }
  const offers = (part: ListPart) => part.troops.some((one) => sameTroop(one, troop));
  const offering = found?.parts.filter(offers) ?? [];
  const upgrade = offering.length > 0 ? null : upgradeTo(troop, found, list);
  const part =
    offering.find((one) => one.supporting === order.supporting) ??
    offering[0] ??
    (found === null || upgrade === null ? null : upgradedPart(upgrade, found));
  const supporting = (order.supporting && givesSupport(troop)) || (part?.supporting ?? false);
  return { order, troop, supporting, list: found, part, upgrade, line };
}

function onlyTroop(line: ListLine | null): Troop | null {
  const troops = line?.parts.flatMap((part) => part.troops) ?? [];
  return troops.length === 1 ? (troops[0] ?? null) : null;
}

function troopless(
  order: OrderLine,
  list: ArmyList | null,
  found: ListLine | null,
  line: number | undefined,
): Finding {
  const { name } = order;
  if (found === null) {
    const known = list?.lines.map((one) => one.name) ?? [];
    return finding('order.troop-unknown', { name, known }, line);
  }
  return finding('order.troop-missing', { name, existing: offeredTroops(found, list) }, line);
}

/** All troops that a line of a list may be, including upgrades, in the notation of players. */
export function offeredTroops(line: ListLine, list: ArmyList | null): readonly string[] {
  const upgrades = list?.upgrades.filter((upgrade) => upgrade.name === line.name) ?? [];
  return [...line.parts.flatMap((part) => part.troops), ...upgrades.map((upgrade) => upgrade.to)].map(
    formatTroop,
  );
}

function upgradeTo(troop: Troop, line: ListLine | null, list: ArmyList | null): Upgrade | null {
  return list?.upgrades.find((one) => one.name === line?.name && sameTroop(one.to, troop)) ?? null;
}

/** The part of a line that an upgrade changes. */
export function upgradedPart(upgrade: Upgrade, line: ListLine): ListPart | null {
  const { from } = upgrade;
  const found = line.parts.find((part) => from === null || part.troops.some((one) => sameTroop(one, from)));
  return found ?? null;
}
