/** The array of an army: its line of files, and the bases behind it. */
import type { Base } from '../../engine/battle.ts';

/** Bases one behind the other, the front one first. */
export type File = readonly [Base, ...Base[]];

export interface BattleArray {
  /** From left to right. */
  readonly line: readonly File[];
  /** Behind the line, in the order in which they are put down. */
  readonly reserve: readonly Base[];
}

/** Every second base stands behind another one, where enough are there. */
function paired(bases: readonly Base[]): readonly File[] {
  const files: File[] = [];
  for (let at = 0; at < bases.length; at += 2) {
    const [front, behind] = [bases[at], bases[at + 1]];
    if (front) files.push(behind ? [front, behind] : [front]);
  }
  return files;
}

const DEEP_ENOUGH = 4;

/** Files of bases of one kind each; kinds that fight better deep stand two deep, if there are enough. */
export function filesOf(
  bases: readonly Base[],
  kindOf: (base: Base) => string,
  isDeep: (kind: string) => boolean,
): readonly File[] {
  return [...new Set(bases.map(kindOf))].flatMap((kind) => {
    const some = bases.filter((base) => kindOf(base) === kind);
    return isDeep(kind) && some.length >= DEEP_ENOUGH ? paired(some) : some.map((base): File => [base]);
  });
}

/** Sorts files from the middle: the lowest place in the middle, the next ones alternately right and left. */
export function spread(files: readonly File[], placeOf: (file: File) => number): readonly File[] {
  const places = [...new Set(files.map(placeOf))].toSorted((a, b) => a - b);
  const left: File[] = [];
  const right: File[] = [];
  for (const place of places) {
    const some = files.filter((file) => placeOf(file) === place);
    const half = left.length > right.length ? Math.floor(some.length / 2) : Math.ceil(some.length / 2);
    left.push(...some.slice(0, half));
    right.push(...some.slice(half));
  }
  return [...left.reverse(), ...right];
}
