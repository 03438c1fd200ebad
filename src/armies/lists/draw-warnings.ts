/** Warnings about an army that draws on its list in a way that the list does not allow. */
import type { WrittenTroop } from '../../engine/army/troop-text.ts';
import type { Finding } from '../finding.ts';
import { finding } from './finding.ts';
import type { ListLine, ListPart, Offers, TroopBook, Upgrade } from './list-data.ts';
import { type MatchedLine, offeredTroops, upgradedPart } from './match-lines.ts';

/** The warnings about the lines of an army, and about the numbers, shares and upgrades of its list. */
export const drawWarnings = <Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  list: Offers<Troop>,
  matched: readonly MatchedLine<Troop>[],
): readonly Finding[] => [
  ...matched.flatMap((line) => lineWarnings(book, line, list, matched)),
  ...list.lines.flatMap((line) => [
    ...countWarnings(line, matched),
    ...line.parts.flatMap((part) => shareWarnings(book, line, part, matched)),
  ]),
  ...list.upgrades.flatMap((upgrade) => upgradeWarnings(book, upgrade, list, matched)),
];

function lineWarnings<Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  matched: MatchedLine<Troop>,
  list: Offers<Troop>,
  all: readonly MatchedLine<Troop>[],
): readonly Finding[] {
  const { order, troop, list: line, part } = matched;
  if (line === null) {
    const figures = { name: order.name, known: list.lines.map((one) => one.name) };
    return [finding('order.name-unknown', figures, matched.line)];
  }
  if (part === null) {
    const figures = { name: line.name, troop: book.format(troop), existing: offeredTroops(book, line, list) };
    return [finding('order.troop', figures, matched.line)];
  }
  return supportWarnings(book, matched, line, part, all);
}

function supportWarnings<Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  { order, troop, line: at, supporting }: MatchedLine<Troop>,
  line: ListLine<Troop>,
  part: ListPart<Troop>,
  all: readonly MatchedLine<Troop>[],
): readonly Finding[] {
  if (order.supporting && !book.givesSupport(troop)) {
    return [finding('order.supporter', { troop: book.format(troop) }, at)];
  }
  if (!supporting || part.supporting) return [];
  if (line.maySupport.length === 0) return [finding('order.support', { name: line.name }, at)];
  if (all.some((other) => line.maySupport.includes(other.list?.name ?? ''))) return [];
  return [finding('order.supported-missing', { name: line.name, known: line.maySupport }, at)];
}

const countOf = (lines: readonly { readonly order: { readonly count: number } }[]): number =>
  lines.reduce((sum, { order }) => sum + order.count, 0);

function countWarnings<Troop extends WrittenTroop>(
  line: ListLine<Troop>,
  all: readonly MatchedLine<Troop>[],
): readonly Finding[] {
  const drawn = all.filter((one) => one.list === line);
  const count = countOf(drawn);
  const { name, least, most } = line;
  if (count < least) return [finding('order.too-few', { name, count, least }, drawn[0]?.line)];
  if (count > most) return [finding('order.too-many', { name, count, most }, drawn.at(-1)?.line)];
  return [];
}

/** A share of an odd number may be rounded either way. */
function shareWarnings<Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  line: ListLine<Troop>,
  part: ListPart<Troop>,
  all: readonly MatchedLine<Troop>[],
): readonly Finding[] {
  if (line.parts.length === 1) return [];
  const drawn = all.filter((one) => one.list === line);
  const total = countOf(drawn);
  const count = countOf(drawn.filter((one) => one.part === part));
  const exact = (total * part.share.part) / part.share.whole;
  const [least, most] = [Math.floor(exact), Math.ceil(exact)];
  if (count >= least && count <= most) return [];
  const wanted = least === most ? [`${least}`] : [`${least}`, `${most}`];
  const figures = {
    total,
    name: line.name,
    count,
    existing: part.troops.map((troop) => book.format(troop)),
    wanted,
  };
  return [finding('order.share', figures, drawn[0]?.line)];
}

function upgradeWarnings<Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  upgrade: Upgrade<Troop>,
  list: Offers<Troop>,
  all: readonly MatchedLine<Troop>[],
): readonly Finding[] {
  const line = list.lines.find((one) => one.name === upgrade.name);
  const part = line === undefined ? null : upgradedPart(upgrade, line);
  const drawn = all.filter((one) => one.list === line && one.part === part);
  const upgraded = drawn.filter((one) => one.upgrade === upgrade);
  const count = countOf(upgraded);
  const { most: limit } = upgrade;
  const most = typeof limit === 'number' ? limit : Math.floor((countOf(drawn) * limit.part) / limit.whole);
  if (count <= most) return [];
  const figures = { name: upgrade.name, troop: book.format(upgrade.to), count, most };
  return [finding('order.upgrade', figures, upgraded[0]?.line)];
}
