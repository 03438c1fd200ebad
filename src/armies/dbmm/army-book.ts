import { holds } from '../../engine/effects.ts';
import { ARMY_POINTS } from '../../rules/dbmm/options.ts';
import { KINDS } from '../../rules/dbmm/setup/terrain-kinds.ts';
import { STRATAGEMS } from '../../rules/dbmm/troops/price-table.ts';
import type { ArmyBook } from '../debellis/army-book.ts';
import { ABILITIES } from '../debellis/army-data.ts';
import { readArmyList as listBy } from '../debellis/list-reader.ts';
import { readArmyOrder as orderBy } from '../debellis/order-reader.ts';
import { WALLS } from './purchases.ts';
import { BOOK } from './troop-book.ts';

/** How army files of DBMM are read. */
export const ARMIES: ArmyBook = {
  name: 'dbmm',
  troops: BOOK,
  terrain: [...KINDS.keys()],
  usualPoints: ARMY_POINTS.usual,
  mostAggression: () => (holds('dbmm.army.8') ? 4 : 100),
  abilities: ABILITIES,
  walls: WALLS,
  stratagems: { heading: 'stratagems', known: STRATAGEMS.bought },
  gathersBaggage: true,
  frontiers: true,
};

/** Reads the text of an army list of DBMM. */
export const readArmyList = (text: string): ReturnType<typeof listBy> => listBy(ARMIES, text);

/** Reads the text of an order of battle of DBMM. */
export const readArmyOrder = (text: string): ReturnType<typeof orderBy> => orderBy(ARMIES, text);
