/** The troops that pursue, and those that may choose to stay. DBM, Pursuing. */

import type { Kind, Troop } from '../../../debellis/troops/troop.ts';
import { inClass, isOneOf } from '../troops/troops.ts';

/** Of regulars and of irregulars. */
const PURSUERS: readonly Kind[] = ['Kn(S)', 'Kn(O)', 'Kn(I)', 'Kn(F)', 'Pk'];
const IRREGULAR_PURSUERS: readonly Kind[] = ['Bd', 'Sp'];

/** The losers against which some troops may choose to stay. */
const MAY_STAY: readonly ((winner: Troop, loser: Troop) => boolean)[] = [
  (winner, loser) => inClass(winner, 'foot') && inClass(loser, 'skirmishers'),
  (winner, loser) => isOneOf(winner, ['Pk', 'Bd']) && inClass(loser, 'mounted'),
  (winner, loser) => isOneOf(winner, ['Kn']) && isOneOf(loser, ['Ps']),
];

/** Must troops of this kind pursue? */
export const isPursuer = (troop: Troop): boolean =>
  isOneOf(troop, PURSUERS) || (!troop.regular && isOneOf(troop, IRREGULAR_PURSUERS));

/** May such a winner let such a loser go? */
export const mayLetGo = (winner: Troop, loser: Troop): boolean => MAY_STAY.some((may) => may(winner, loser));
