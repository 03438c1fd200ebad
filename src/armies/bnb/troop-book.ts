import { formatTroop, parseTroop, type Troop } from '../../rules/bnb/troops/troops.ts';
import type { TroopBook } from '../lists/list-data.ts';

/** The troops of Blood and Blades in army lists. Support has a price, and only Ps (O) give it. */
export const BOOK: TroopBook<Troop> = {
  parse: parseTroop,
  format: formatTroop,
  givesSupport: ({ type, grade }) => type === 'Ps' && grade === 'O',
};
