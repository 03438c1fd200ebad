import type { Troop } from '../../debellis/troops/troop.ts';
import { formatTroop, parseTroop } from '../../rules/dbmm/troops/troops.ts';
import type { TroopBook } from '../lists/list-data.ts';

/** The troops of DBMM in army lists. Lists say which Ps, Sp, Bd and Bw may support. */
export const BOOK: TroopBook<Troop> = {
  parse: parseTroop,
  format: formatTroop,
  givesSupport: ({ type }) => ['Ps', 'Sp', 'Bd', 'Bw'].includes(type),
  flags: [
    ...['chariot', 'wedge', 'double-based', 'double-based-rear'],
    ...['elephant-killer', 'obstacles', 'feigns'],
  ],
};
