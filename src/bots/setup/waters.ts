/** Water that parts an army: a base on the other bank helps nobody. */
import type { TerrainPiece } from '../../engine/battle.ts';
import { outlineOf } from '../../engine/board/going.ts';
import type { Point } from '../../geometry/point.ts';
import { segmentAreaLength } from '../../geometry/sight.ts';

/** Tells whether one of these pieces of water lies on the straight way between two places. */
export function partedBy(waters: readonly TerrainPiece[]): (one: Point, other: Point) => boolean {
  const outlines = waters.map(outlineOf);
  return (one, other) => outlines.some((outline) => segmentAreaLength(one, other, outline) > 1);
}
