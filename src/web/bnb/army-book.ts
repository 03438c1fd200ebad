import { BUNDLED } from '../../armies/bnb/bundled.ts';
import { readArmyList } from '../../armies/bnb/list-reader.ts';
import { readSheet } from '../../armies/bnb/sheet.ts';
import { formatTroop } from '../../rules/bnb/troops/troops.ts';
import type { ArmyBook } from '../builder/army-book.ts';
import { ordersAmong } from '../builder/texts.ts';
import { knownLists, ownFiles } from './own-files.ts';

const HEADINGS = { order: 'order', list: 'list' };

/** The armies of Blood and Blades. */
export const book: ArmyBook = {
  ruleset: 'bnb',
  headings: HEADINGS,
  files: ownFiles,
  lists: knownLists,
  read: (text) => readSheet(text, knownLists()),
  listFaults: (text) => readArmyList(text).faults,
  examples: () => ordersAmong(BUNDLED, HEADINGS.order),
  firstGeneral(id) {
    const [general] = knownLists().find((list) => list.id === id)?.generals ?? [];
    return `C-in-C: ${general ? formatTroop(general.troop) : 'Reg Cv (O)'}`;
  },
  teller: async () => (await import('../../armies/bnb/messages.ts')).tellFinding,
};
