/** The ground of bases as rectangles, cached. */
import type { Pose } from '../../geometry/pose.ts';
import { type Rectangle, rectangleOf } from '../../geometry/rectangle.ts';
import { type Base, type Battle, basesOnTable, type PlacedBase } from '../battle.ts';
import { keptForAlike, keptLast } from '../data/memory.ts';

type Size = Pick<Base, 'width' | 'depth'>;

// Cached by pose, because a base that only gets a mark keeps its pose.
const groundAt = keptLast(
  (pose: Pose, { width, depth }: Size) => rectangleOf(pose, width, depth),
  (then, now) => then.width === now.width && then.depth === now.depth,
);

/** The ground of a base at a pose. */
export const rectangleAt = (base: Size, pose: Pose): Rectangle => groundAt(pose, base);

/** The ground of a base where it stands. */
export const rectangleOfBase = (base: PlacedBase): Rectangle => rectangleAt(base, base.pose);

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

/**
 * The ground of each of these bases. It is the same list until a base moves, so other answers can be cached with it.
 */
export const groundsOf = keptForAlike(
  (bases: readonly PlacedBase[]): readonly Rectangle[] => bases.map(rectangleOfBase),
  standAlike,
);

/** The ground of each base on the table, in the order of `basesOnTable`. */
export const rectanglesOnTable = (battle: Battle): readonly Rectangle[] => groundsOf(basesOnTable(battle));
