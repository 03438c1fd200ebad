import { readArmyList, readArmyOrder } from '../../armies/dbmm/army-book.ts';
import { armyIndex } from '../../armies/dbmm/army-index.ts';
import { muster } from '../../armies/dbmm/muster.ts';
import { TARGET } from '../../armies/dbmm/translating.ts';
import { formatTroop } from '../../rules/dbmm/troops/troops.ts';
import { armiesBy } from '../debellis/army.ts';
import type { RulesetCli } from '../types.ts';
import { odds } from './odds.ts';

/** De Bellis Magistrorum Militum on the command line. */
export const dbmm: RulesetCli = {
  odds,
  armies: armiesBy({
    listHeading: 'dbmm list',
    counted: 'morale equivalents',
    note: 'all prices are our own rulings',
    list: readArmyList,
    order: readArmyOrder,
    lists: (files) => armyIndex(files).lists,
    muster,
    format: formatTroop,
    target: TARGET,
  }),
};
