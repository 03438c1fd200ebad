/** Which base a finger means that has missed it: bases are small on a phone. */
import { type BaseId, basesOnTable } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { pointToRectangle } from '../../geometry/distance.ts';
import type { Point } from '../../geometry/point.ts';
import { field } from './field.ts';
import { measuring } from './measuring.ts';
import { pixels } from './view.ts';

/** A finger misses a base by at most this number of pixels. */
const MISS = 14;

/** The base nearest to a point of the table, within these pixels. Where ground is pointed at, there is none. */
export function baseNear(at: Point, miss = MISS): BaseId | null {
  const now = field.value;
  if (!now || now.mode === 'place' || now.offers || measuring.value) return null;
  let [nearest, least]: [BaseId | null, number] = [null, pixels(miss)];
  for (const base of basesOnTable(now.battle)) {
    const apart = pointToRectangle(at, rectangleOfBase(base));
    if (apart < least) [nearest, least] = [base.id, apart];
  }
  return nearest;
}
