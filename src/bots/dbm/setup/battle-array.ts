/** How a command of DBM stands. */

import { isGeneral } from '../../../debellis/troops/base.ts';
import type { TroopType } from '../../../debellis/troops/troop.ts';
import type { Base } from '../../../engine/battle.ts';
import { isBaggage, troopOf } from '../../../rules/dbm/troops/base.ts';
import { type BattleArray, type File, filesOf, spread } from '../../setup/array.ts';

/** From the middle of the line to its wings; equal numbers stand in the same part. */
const PLACE_IN_LINE: Readonly<Partial<Record<TroopType, number>>> = {
  Pk: 0,
  Bd: 0,
  Sp: 1,
  Wb: 1,
  Bw: 2,
  Art: 2,
  WWg: 2,
  Hd: 3,
  El: 3,
  Ax: 4,
  Exp: 5,
  Kn: 5,
  Ps: 6,
  Cm: 7,
  Cv: 7,
  LH: 8,
};

/** Types that fight better with a rank of their own behind them. */
const DEEP: readonly TroopType[] = ['Pk', 'Sp', 'Wb'];
/** Types that leave the line first if it is too long. */
const LEAVE_FIRST: readonly TroopType[] = ['Hd', 'Ps', 'Bw', 'Ax'];

const typeOf = (base: Base): TroopType => troopOf(base).type;

function needInLine([front]: File): number {
  const at = LEAVE_FIRST.indexOf(typeOf(front));
  return at < 0 ? LEAVE_FIRST.length : at;
}

/** The best array of these elements in a line of at most `most` files. Generals stand behind it. */
export function arrayOf(bases: readonly Base[], most: number): BattleArray {
  const generals = bases.filter(isGeneral);
  const troops = bases.filter((base) => !isGeneral(base) && !isBaggage(base));
  const files = filesOf(troops, typeOf, (type) => DEEP.some((each) => each === type));
  const kept = files.toSorted((a, b) => needInLine(b) - needInLine(a)).slice(0, most);
  const rest = files.filter((file) => !kept.includes(file)).flat();
  return {
    line: spread(kept, (file) => PLACE_IN_LINE[typeOf(file[0])] ?? 9),
    reserve: [...generals, ...rest],
  };
}
