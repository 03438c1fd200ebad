/** How a command stands. */

import type { Debellis } from '../../../debellis/game.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import type { TroopType } from '../../../debellis/troops/troop.ts';
import type { Base } from '../../../engine/battle.ts';
import { type BattleArray, type File, filesOf, spread } from '../../setup/array.ts';

/** From the middle of the line to its wings; equal numbers stand in the same part. */
const PLACE_IN_LINE: Readonly<Partial<Record<TroopType, number>>> = {
  Pk: 0,
  Bd: 0,
  Sp: 1,
  Wb: 1,
  Bw: 2,
  Sh: 2,
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

type TypeOf = (base: Base) => TroopType;

const typesOf =
  (game: Debellis): TypeOf =>
  (base) =>
    game.troopOf(base).type;

function needInLine(typeOf: TypeOf, [front]: File): number {
  const at = LEAVE_FIRST.indexOf(typeOf(front));
  return at < 0 ? LEAVE_FIRST.length : at;
}

const inFiles = (typeOf: TypeOf, bases: readonly Base[]): readonly File[] =>
  filesOf(bases, typeOf, (type) => DEEP.some((each) => each === type));

const placeOf = (typeOf: TypeOf, [front]: File): number => PLACE_IN_LINE[typeOf(front)] ?? 9;

/** The best array of these elements in a line of at most `most` files. Generals stand behind it. */
export function arrayOf(game: Debellis, bases: readonly Base[], most: number): BattleArray {
  const typeOf = typesOf(game);
  const generals = bases.filter(isGeneral);
  const troops = bases.filter((base) => !isGeneral(base) && !game.isBaggage(base));
  const files = inFiles(typeOf, troops);
  const kept = files.toSorted((a, b) => needInLine(typeOf, b) - needInLine(typeOf, a)).slice(0, most);
  const rest = files.filter((file) => !kept.includes(file)).flat();
  return {
    line: spread(kept, (file) => placeOf(typeOf, file)),
    reserve: [...generals, ...rest],
  };
}

/** Those who leave a line that is too long stand behind the others, so that all are one group. */
function stacked(files: readonly File[], most: number): readonly File[] {
  const front = files.slice(0, Math.max(1, most));
  return files.slice(front.length).reduce<readonly File[]>((line, file) => {
    const shallow = line.toSorted((a, b) => a.length - b.length)[0];
    return line.map((each): File => (each === shallow ? [...each, ...file] : each));
  }, front);
}

/** The same elements in one group of at most `most` files, with the general in the middle of the line. */
export function groupArrayOf(game: Debellis, bases: readonly Base[], most: number): BattleArray {
  const typeOf = typesOf(game);
  const generals = bases.filter(isGeneral).map((base): File => [base]);
  const troops = bases.filter((base) => !isGeneral(base) && !game.isBaggage(base));
  const files = inFiles(typeOf, troops).toSorted((a, b) => needInLine(typeOf, b) - needInLine(typeOf, a));
  const line = stacked([...generals, ...files], most);
  return {
    line: spread(line, (file) => (isGeneral(file[0]) ? -1 : placeOf(typeOf, file))),
    reserve: [],
  };
}
