import { holds } from '../../engine/effects.ts';
import { ARMY_POINTS } from '../../rules/dbm/options.ts';
import { KINDS } from '../../rules/dbm/setup/terrain-kinds.ts';
import type { ArmyBook } from '../debellis/army-book.ts';
import { readArmyList as listBy } from '../debellis/list-reader.ts';
import { readArmyOrder as orderBy } from '../debellis/order-reader.ts';
import { readDoubleOffer, readDoubles } from './doubles.ts';
import { BOOK } from './troop-book.ts';
import { WALLS } from './walls.ts';

/** How army files of DBM are read. */
export const ARMIES: ArmyBook = {
  name: 'dbm',
  troops: BOOK,
  terrain: Object.keys(KINDS),
  usualPoints: ARMY_POINTS.usual,
  mostAggression: () => (holds('dbm.agg.1') ? 4 : 100),
  abilities: [],
  walls: WALLS,
  doubles: { offer: readDoubleOffer, read: readDoubles },
};

/** Reads the text of an army list of DBM. */
export const readArmyList = (text: string): ReturnType<typeof listBy> => listBy(ARMIES, text);

/** Reads the text of an order of battle of DBM. */
export const readArmyOrder = (text: string): ReturnType<typeof orderBy> => orderBy(ARMIES, text);
