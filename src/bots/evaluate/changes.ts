/** How a position differs from another, and how near to each base that is. */
import { type Base, type Battle, isPlaced, type PlacedBase } from '../../engine/battle.ts';
import { settingsAlike } from '../../engine/board/memory.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Box } from '../../geometry/rectangle.ts';

/** A place where a base stands in one of two positions, and not, or not as it was, in the other. */
interface Change {
  readonly side: string;
  readonly box: Box;
}

/** How two positions differ. */
export interface Changes {
  readonly places: readonly Change[];
  /** Bases only moved: no army has lost anything, or got a mark. */
  readonly onlyMoved: boolean;
}

/** Is it the same base, wherever it stands and whatever it did in this bound? */
const isAlike = (one: Base, other: Base): boolean =>
  one.marks === other.marks &&
  one.place === other.place &&
  one.side === other.side &&
  one.troop === other.troop &&
  one.command === other.command;

const placesOf = (...bases: readonly Base[]): readonly Change[] =>
  bases.flatMap((base) => (isPlaced(base) ? [{ side: base.side, box: rectangleOfBase(base).box }] : []));

/** The changes from one position to another; null where more than bases has changed. */
export function changesBetween(then: Battle, now: Battle): Changes | null {
  if (!settingsAlike(then, now) || then.bases.length !== now.bases.length) return null;
  const places: Change[] = [];
  let onlyMoved = true;
  for (const [at, base] of now.bases.entries()) {
    const before = then.bases[at] as Base;
    if (before === base) continue;
    if (before.id !== base.id) return null;
    places.push(...placesOf(before, base));
    onlyMoved &&= isAlike(before, base);
  }
  return { places, onlyMoved };
}

/** The changes, and those of bases that fight in only one of the positions. */
export const alsoAt = ({ places, onlyMoved }: Changes, bases: readonly PlacedBase[]): Changes => ({
  places: [...places, ...placesOf(...bases)],
  onlyMoved,
});

/** Millimetres between two boxes, along the axis on which they are farther apart; no more than between their bases. */
const gapOf = (one: Box, other: Box): number =>
  Math.max(one.minX - other.maxX, other.minX - one.maxX, one.minY - other.maxY, other.minY - one.maxY, 0);

/** How far the nearest change is from a base, in millimetres: any change, and one of an enemy. */
export interface Distances {
  readonly any: number;
  readonly foe: number;
}

export function distancesTo({ places }: Changes, base: PlacedBase): Distances {
  let [any, foe] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const mine = rectangleOfBase(base).box;
  for (const { side, box } of places) {
    const mm = gapOf(mine, box);
    if (mm < any) any = mm;
    if (side !== base.side && mm < foe) foe = mm;
  }
  return { any, foe };
}

/** The longest diagonal of some bases, in millimetres. */
export const widestOf = (bases: readonly PlacedBase[]): number =>
  2 * bases.reduce((most, base) => Math.max(most, rectangleOfBase(base).radius), 0);
