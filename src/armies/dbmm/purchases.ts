/** What an army buys besides troops: fortifications, obstacles and stratagems. All prices are ours. DBMM, rulings 49, 50 and 75. */
import { priceOfSections, type SectionCounts } from '../../debellis/walls/bought.ts';
import { holds } from '../../engine/effects.ts';
import { STRATAGEMS } from '../../rules/dbmm/troops/price-table.ts';
import { costOfStratagems } from '../../rules/dbmm/troops/prices.ts';
import { SECTIONS } from '../../rules/dbmm/walls/buying.ts';
import type { ArmyList, ArmyOrder } from '../debellis/army-data.ts';
import { finding } from '../debellis/finding.ts';
import { unlistedWalls, type WallBook } from '../debellis/walls.ts';
import type { Finding } from '../finding.ts';
import { finding as ownFinding } from './finding.ts';

/** A list gives by name all that its armies may buy. */
export const WALLS: WallBook = { sections: SECTIONS, listed: SECTIONS.map(({ name }) => name) };

const hasInertChief = ({ commands }: ArmyOrder): boolean =>
  commands.some(({ role, ability }) => role === 'C-in-C' && ability === 'inert');

/** The price of all that an order buys besides troops. */
export const priceOfPurchases = (order: ArmyOrder): number =>
  priceOfSections(SECTIONS, order.fortifications) + costOfStratagems(order.stratagems, hasInertChief(order));

const strange = (order: ArmyOrder, list: ArmyList | null): readonly string[] =>
  list && holds('dbmm.army.10') ? order.stratagems.filter((name) => !list.stratagems.includes(name)) : [];

const unlisted = (order: ArmyOrder, list: ArmyList | null): readonly string[] =>
  list && holds('dbmm.army.11') ? unlistedWalls(WALLS, order, list) : [];

/** Warnings about what the list does not permit, and about too many stratagems. */
export function purchaseWarnings(order: ArmyOrder, list: ArmyList | null): readonly Finding[] {
  const count = order.stratagems.length;
  const { most } = STRATAGEMS;
  return [
    ...unlisted(order, list).map((name) => finding('debellis.order.walls', { name })),
    ...strange(order, list).map((name) => ownFinding('dbmm.order.stratagem', { name })),
    ...(count > most && holds('dbmm.strat.12') ? [ownFinding('dbmm.order.stratagems', { count, most })] : []),
  ];
}

/** What an army takes to the battle: it uses nothing that its list does not permit. */
export function purchasesOf(
  order: ArmyOrder,
  list: ArmyList | null,
): {
  readonly fortifications: SectionCounts;
  readonly hidden: number;
  readonly stratagems: readonly string[];
} {
  const barred = [...unlisted(order, list), ...strange(order, list)];
  const { HO = 0, ...open } = Object.fromEntries(
    Object.entries(order.fortifications).filter(([name]) => !barred.includes(name)),
  );
  const permitted = order.stratagems.filter((name) => !barred.includes(name));
  const stratagems = holds('dbmm.strat.12') ? permitted.slice(0, STRATAGEMS.most) : permitted;
  return { fortifications: open, hidden: HO, stratagems };
}
