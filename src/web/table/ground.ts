/** Positions of terrain in words. */
import type { TerrainPiece } from '../../engine/battle.ts';

/** The distances of a piece from the west and the south edge, rounded to multiples of a step. */
export function reachOf({ area, line }: Pick<TerrainPiece, 'area' | 'line'>, step: number) {
  const points = area ?? line ?? [];
  const rounded = (mm: number): number => Math.round(mm / step) * step;
  const xs = points.map(({ x }) => rounded(x));
  const ys = points.map(({ y }) => rounded(y));
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
}

/** A number for each repeated name, in order; 0 for names that occur once. */
export const numbersApart = (names: readonly string[]): readonly number[] =>
  names.map((name, at) => {
    const count = (list: readonly string[]): number => list.filter((each) => each === name).length;
    return count(names) > 1 ? count(names.slice(0, at + 1)) : 0;
  });
