/** How an army stands: which base in which file of its line, which behind. */
import type { Base } from '../../engine/battle.ts';
import { figure } from '../../engine/battle.ts';
import { isBaggage, isCommander, troopOf } from '../../rules/bnb/base.ts';
import type { TroopType } from '../../rules/bnb/troops.ts';

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

/** Bases one behind the other, the front one first. */
export type File = readonly [Base, ...Base[]];

export interface BattleArray {
  /** From left to right. */
  readonly line: readonly File[];
  /** Behind the line, the commander first. */
  readonly reserve: readonly Base[];
}

const typeOf = (base: Base): TroopType => troopOf(base).type;

/** Every second base of a deep type stands behind another one, where enough are there. */
function paired(bases: readonly Base[]): readonly File[] {
  const files: File[] = [];
  for (let at = 0; at < bases.length; at += 2) {
    const [front, behind] = [bases[at], bases[at + 1]];
    if (front) files.push(behind ? [front, behind] : [front]);
  }
  return files;
}

const DEEP_ENOUGH = 4;

function filesOf(bases: readonly Base[], deep: boolean): readonly File[] {
  const types = [...new Set(bases.map(typeOf))];
  return types.flatMap((type) => {
    const some = bases.filter((base) => typeOf(base) === type);
    return deep && DEEP.includes(type) && some.length >= DEEP_ENOUGH
      ? paired(some)
      : some.map((base): File => [base]);
  });
}

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

/** The middle first, then by turns to the right and to the left. */
function spread(files: readonly File[]): readonly File[] {
  const sorted = files.toSorted((a, b) => PLACE_IN_LINE[typeOf(a[0])] - PLACE_IN_LINE[typeOf(b[0])]);
  const left: File[] = [];
  const right: File[] = [];
  for (const part of [...new Set(sorted.map((file) => PLACE_IN_LINE[typeOf(file[0])]))]) {
    const some = sorted.filter((file) => PLACE_IN_LINE[typeOf(file[0])] === part);
    const half = left.length > right.length ? Math.floor(some.length / 2) : Math.ceil(some.length / 2);
    left.push(...some.slice(0, half));
    right.push(...some.slice(half));
  }
  return [...left.reverse(), ...right];
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
  const { files, left } = withSupports(filesOf(fighters, true), supports);
  const all = [...files, ...left.map((base): File => [base])];
  const kept = all.toSorted((a, b) => needInLine(b) - needInLine(a)).slice(0, most);
  const rest = all.filter((file) => !kept.includes(file)).flat();
  return { line: spread(kept), reserve: [...commander, ...rest, ...bases.filter(isBaggage)] };
}
