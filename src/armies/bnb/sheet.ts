/** The sheet of an army of Blood and Blades. */

import { costOf } from '../../rules/bnb/troops/prices.ts';
import type { Troop } from '../../rules/bnb/troops/troop-table.ts';
import { formatTroop } from '../../rules/bnb/troops/troops.ts';
import { noListKey } from '../lists/no-list.ts';
import { type SheetReading, sheetLines, sheetOffers } from '../lists/sheet.ts';
import type { ArmyList } from './army-data.ts';
import { finding } from './finding.ts';
import { muster } from './muster.ts';
import { readArmyOrder } from './order-reader.ts';
import { BOOK } from './troop-book.ts';

const priceOf = (troop: Troop, support: boolean): number => costOf({ troop, support });

const HEADING = 'C-in-C';

/** Reads the text of an order of battle that may draw on these lists. */
export function readSheet(text: string, lists: readonly ArmyList[]): SheetReading {
  const { order, faults, places } = readArmyOrder(text);
  if (order === null) return { ok: false, faults };
  const list = lists.find(({ id }) => id === order.list) ?? null;
  const { points, warnings, faults: missing } = muster(order, list, places);
  const lines = order.lines.map((each, at) => ({ order: each, line: places.lines[at] ?? 0 }));
  const known = lists.map(({ id }) => id);
  const unknown = list === null ? [finding(noListKey(order.list), { list: order.list, known })] : [];
  return {
    ok: true,
    sheet: {
      name: order.name,
      list: order.list,
      budget: order.budget,
      points,
      commands: [
        {
          heading: HEADING,
          line: places.headings.get(HEADING) ?? 0,
          general: formatTroop(order.general),
          generals: (list?.generals ?? []).map(({ troop }) => formatTroop(troop)),
          points,
          equivalents: null,
          lines: sheetLines(BOOK, lines, list, priceOf),
          offers: sheetOffers(BOOK, list, lines, priceOf),
        },
      ],
      further: [],
      warnings: [...unknown, ...missing, ...warnings],
    },
  };
}
