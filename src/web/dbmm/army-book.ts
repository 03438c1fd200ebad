import { readArmyList } from '../../armies/dbmm/army-book.ts';
import { BUNDLED } from '../../armies/dbmm/bundled.ts';
import { readPastedArmy } from '../../armies/dbmm/pasted.ts';
import { readSheet } from '../../armies/dbmm/sheet.ts';
import { formatTroop } from '../../rules/dbmm/troops/troops.ts';
import type { ArmyBook } from '../builder/army-book.ts';
import { ordersAmong } from '../builder/texts.ts';
import { own } from './own-files.ts';

const HEADINGS = { order: 'dbmm order', list: 'dbmm list' };

/** The armies of De Bellis Magistrorum Militum. */
export const book: ArmyBook = {
  ruleset: 'dbmm',
  headings: HEADINGS,
  hasOwnPrices: true,
  files: own.files,
  lists: own.lists,
  read: (text) => readSheet(text, own.lists()),
  listFaults: (text) => readArmyList(text).faults,
  paste: (text, name) => readPastedArmy(text, own.lists(), name),
  examples: () => ordersAmong(BUNDLED, HEADINGS.order),
  firstGeneral(id) {
    const [general] = own.lists().find((list) => list.id === id)?.generals ?? [];
    return `command: C-in-C ${general ? formatTroop(general.troop) : 'Reg Cv (O)'}`;
  },
  teller: async () => (await import('../../armies/dbmm/messages.ts')).tellFinding,
};
