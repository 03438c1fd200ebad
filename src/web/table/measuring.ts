/** The measuring tool: its ends, and the distance between them. */
import { type Battle, placedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { nearestSegment } from '../../geometry/distance.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { type Rectangle, rectangleOf } from '../../geometry/rectangle.ts';
import { ofTable } from '../state/table.ts';

/** One end of a measurement: a base or a point of the table. */
export type End = { readonly base: string } | { readonly point: Point };

/** The ends chosen so far with the measuring tool; null while it is off. */
export const measuring = ofTable<readonly End[] | null>(null);

export interface Measured {
  readonly from: Point;
  readonly to: Point;
  /** Millimetres. */
  readonly length: number;
}

const shapeOf = (battle: Battle, end: End): Rectangle | null => {
  if ('point' in end) return rectangleOf({ ...end.point, facing: 0 }, 0, 0);
  const base = placedBase(battle, end.base);
  return base && rectangleOfBase(base);
};

/** The shortest line between two ends; null when a base is gone. */
export function measured(battle: Battle, [a, b]: readonly End[]): Measured | null {
  const one = a && shapeOf(battle, a);
  const other = b && shapeOf(battle, b);
  if (!one || !other) return null;
  const [from, to] = nearestSegment(one, other);
  return { from, to, length: distance(from, to) };
}

/** A click with the tool: the first end, the second, or the first of another measurement. */
export const withEnd = (ends: readonly End[], end: End): readonly End[] =>
  ends.length === 1 ? [...ends, end] : [end];
