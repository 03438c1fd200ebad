import { readArmyList } from '../../armies/dbm/army-book.ts';
import { BUNDLED } from '../../armies/dbm/bundled.ts';
import { readPastedArmy } from '../../armies/dbm/pasted.ts';
import { readSheet } from '../../armies/dbm/sheet.ts';
import { formatTroop } from '../../rules/dbm/troops/troops.ts';
import type { ArmyBook } from '../builder/army-book.ts';
import { ordersAmong } from '../builder/texts.ts';
import { own } from './own-files.ts';

const HEADINGS = { order: 'dbm order', list: 'dbm list' };

/** The armies of De Bellis Multitudinis. */
export const book: ArmyBook = {
  ruleset: 'dbm',
  headings: HEADINGS,
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
  teller: async () => (await import('../../armies/dbm/messages.ts')).tellFinding,
};
