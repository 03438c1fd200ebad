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
let latest: { readonly bases: readonly PlacedBase[]; readonly rectangles: readonly Rectangle[] } | null =
  null;

/**
 * The ground of every base on the table, in the order of `basesOnTable`. It is the same list as long as they
 * stand as they did, whatever else befalls them: what follows from that alone is kept with it.
 */
export function rectanglesOnTable(battle: Battle): readonly Rectangle[] {
  const bases = basesOnTable(battle);
  const before = together.get(bases);
  if (before) return before;
  const rectangles =
    latest && standAlike(latest.bases, bases) ? latest.rectangles : bases.map(rectangleOfBase);
  latest = { bases, rectangles };
  together.set(bases, rectangles);
  return rectangles;
}

/** Are these the same bases, with the same lasting facts, in the same places and columns? */
const standAlike = (some: readonly PlacedBase[], others: readonly PlacedBase[]): boolean =>
  some.length === others.length &&
  some.every((one, at) => {
    const other = others[at] as PlacedBase;
    return (
      one === other ||
      (one.pose === other.pose &&
        one.id === other.id &&
        one.side === other.side &&
        one.troop === other.troop &&
        one.marks === other.marks &&
        one.follows === other.follows &&
        one.width === other.width &&
        one.depth === other.depth)
    );
  });
