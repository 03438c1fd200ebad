import { costOf } from '../../rules/dbm/troops/prices.ts';
import type { ArmyList } from '../debellis/army-data.ts';
import { readSheetBy } from '../debellis/sheet.ts';
import { noListKey } from '../lists/no-list.ts';
import type { SheetReading } from '../lists/sheet.ts';
import { readArmyOrder } from './army-book.ts';
import { contingentOf } from './contingent.ts';
import { finding } from './finding.ts';
import { muster } from './muster.ts';
import { BOOK } from './troop-book.ts';

/** Reads the text of an order of battle of DBM that may draw on these lists. */
export const readSheet = (text: string, lists: readonly ArmyList[]): SheetReading =>
  readSheetBy(
    {
      troops: BOOK,
      readOrder: readArmyOrder,
      muster,
      priceOf: (troop) => costOf({ troop }),
      contingentOf,
      abilities: [],
      unknownList: (list, known) => finding(noListKey(list), { list, known }),
    },
    text,
    lists,
  );
