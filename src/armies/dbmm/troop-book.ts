import type { Troop } from '../../debellis/troops/troop.ts';
import { holds } from '../../engine/effects.ts';
import { MOUNTED_ON } from '../../rules/dbmm/troops/muster.ts';
import { formatTroop, isOneOf, parseTroop } from '../../rules/dbmm/troops/troops.ts';
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
  mayBe: (troop, flag) =>
    MOUNTED_ON.every(({ mark, of, rule }) => mark !== flag || isOneOf(troop, of) || !holds(rule)),
};
