import type { Troop } from '../../debellis/troops/troop.ts';
import { formatTroop, parseTroop } from '../../rules/dbm/troops/troops.ts';
import type { TroopBook } from '../lists/list-data.ts';

/** The troops of DBM in army lists. Lists say which Ps may support. */
export const BOOK: TroopBook<Troop> = {
  parse: parseTroop,
  format: formatTroop,
  givesSupport: ({ type }) => type === 'Ps',
};
