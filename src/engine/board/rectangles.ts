import type { Pose } from '../../geometry/pose.ts';
import { type Rectangle, rectangleOf } from '../../geometry/rectangle.ts';
import { type Base, type Battle, basesOnTable, type PlacedBase } from '../battle.ts';

// By pose, since a base that only gets a mark keeps its pose.
const known = new WeakMap<Pose, Rectangle>();

/** The ground of a base at a pose. */
export function rectangleAt(base: Pick<Base, 'width' | 'depth'>, pose: Pose): Rectangle {
  const before = known.get(pose);
  if (before && before.width === base.width && before.depth === base.depth) return before;
  const rectangle = rectangleOf(pose, base.width, base.depth);
  known.set(pose, rectangle);
  return rectangle;
}

/** The ground a base stands on. */
export const rectangleOfBase = (base: PlacedBase): Rectangle => rectangleAt(base, base.pose);

const together = new WeakMap<readonly PlacedBase[], readonly Rectangle[]>();

/** The ground of every base on the table, in the order of `basesOnTable`. */
export function rectanglesOnTable(battle: Battle): readonly Rectangle[] {
  const bases = basesOnTable(battle);
  const before = together.get(bases);
  if (before) return before;
  const rectangles = bases.map(rectangleOfBase);
  together.set(bases, rectangles);
  return rectangles;
}
