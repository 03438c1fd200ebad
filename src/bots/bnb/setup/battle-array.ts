/** How an army of Blood and Blades stands. */
import type { Base } from '../../../engine/battle.ts';
import { figure } from '../../../engine/battle.ts';
import { isBaggage, isCommander, troopOf } from '../../../rules/bnb/troops/base.ts';
import type { TroopType } from '../../../rules/bnb/troops/troops.ts';
import { type BattleArray, type File, filesOf, spread } from '../../setup/array.ts';

/** From the middle of the line to its wings; equal numbers stand in the same part. */
const PLACE_IN_LINE: Readonly<Record<TroopType, number>> = {
  Pk: 0,
  Bd: 0,
  Sp: 1,
  Wb: 1,
  Hd: 2,
  Bw: 2,
  El: 3,
  HCh: 4,
  Ax: 5,
  Ps: 6,
  LCh: 7,
  Cm: 8,
  Cv: 8,
  LH: 9,
  Bg: 9,
};

/** Types that fight better with a rank of their own behind them. */
const DEEP: readonly TroopType[] = ['Pk', 'Sp', 'Wb'];

const typeOf = (base: Base): TroopType => troopOf(base).type;

/** Skirmishers that may support stand behind single bases of the middle of the line. */
function withSupports(
  files: readonly File[],
  supports: readonly Base[],
): { files: File[]; left: readonly Base[] } {
  const left = [...supports];
  const supported = files.map((file): File => {
    const wants = file.length === 1 && PLACE_IN_LINE[typeOf(file[0])] <= 2;
    const support = wants ? left.shift() : undefined;
    return support ? [file[0], support] : file;
  });
  return { files: supported, left };
}

/** Where the line is too long, those that stand best behind it leave it first. */
const BEHIND: readonly TroopType[] = ['Ps', 'Hd', 'Bw', 'Ax'];

function needInLine(file: File): number {
  const at = BEHIND.indexOf(typeOf(file[0]));
  return at < 0 ? BEHIND.length : at;
}

/** The best array of these bases in a line of at most `most` files. */
export function arrayOf(bases: readonly Base[], most: number): BattleArray {
  const commander = bases.filter(isCommander);
  const troops = bases.filter((base) => !isCommander(base) && !isBaggage(base));
  const supports = troops.filter((base) => figure(base.marks, 'supports') > 0);
  const fighters = troops.filter((base) => figure(base.marks, 'supports') === 0);
  const { files, left } = withSupports(
    filesOf(fighters, typeOf, (type) => DEEP.some((each) => each === type)),
    supports,
  );
  const all = [...files, ...left.map((base): File => [base])];
  const kept = all.toSorted((a, b) => needInLine(b) - needInLine(a)).slice(0, most);
  const rest = all.filter((file) => !kept.includes(file)).flat();
  return {
    line: spread(kept, (file) => PLACE_IN_LINE[typeOf(file[0])]),
    reserve: [...commander, ...rest, ...bases.filter(isBaggage)],
  };
}
