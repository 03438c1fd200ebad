import { readArmyList, readArmyOrder } from '../../armies/dbm/army-book.ts';
import { armyIndex } from '../../armies/dbm/army-index.ts';
import { muster } from '../../armies/dbm/muster.ts';
import { TARGET } from '../../armies/dbm/translating.ts';
import { formatTroop } from '../../rules/dbm/troops/troops.ts';
import { armiesBy } from '../debellis/army.ts';
import type { RulesetCli } from '../types.ts';
import { odds } from './odds.ts';

/** De Bellis Multitudinis on the command line. */
export const dbm: RulesetCli = {
  odds,
  armies: armiesBy({
    listHeading: 'dbm list',
    counted: 'element equivalents',
    list: readArmyList,
    order: readArmyOrder,
    lists: (files) => armyIndex(files).lists,
    muster,
    format: formatTroop,
    target: TARGET,
  }),
};
