/** Finds the friends that are destroyed with an element before them. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { basesOnTable } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { along, type Point } from '../../geometry/point.ts';
import { segmentsCross } from '../../geometry/polygon.ts';
import {
  aheadOf,
  boxesMeet,
  EDGE_NAMES,
  type EdgeName,
  edgeMidpoint,
  edgeOf,
  type Rectangle,
  rightOf,
} from '../../geometry/rectangle.ts';
import { EQUAL_LENGTH, moreThan, sameLength } from '../../geometry/tolerance.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { BASE_WIDTH } from '../measures.ts';
import { wallsIn } from '../walls/sections.ts';

/** A point relative to a rear edge: the distances across from its middle, and back from it. */
interface Behind {
  readonly across: number;
  readonly back: number;
}

const behind = (front: Rectangle, p: Point): Behind => ({
  across: rightOf(front, p),
  back: -aheadOf(front, p) - front.depth,
});

/** The part of a segment on which a linear function is at least 0; null if there is none. */
function clipped([from, to]: readonly [Behind, Behind], measure: (at: Behind) => number) {
  const [start, end] = [measure(from), measure(to)];
  if (start < 0 && end < 0) return null;
  const part = start / (start - end);
  const at = along({ x: from.across, y: from.back }, { x: to.across, y: to.back }, part);
  const crossing: Behind = { across: at.x, back: at.y };
  if (start < 0) return [crossing, to] as const;
  return end < 0 ? ([from, crossing] as const) : ([from, to] as const);
}

/** The part of an edge of another element that is straight behind the rear edge. */
interface Part {
  readonly edge: EdgeName;
  readonly ends: readonly [Behind, Behind];
}

function partBehind(front: Rectangle, other: Rectangle, edge: EdgeName): readonly Part[] {
  const [from, to] = edgeOf(other, edge);
  const half = front.width / 2 - EQUAL_LENGTH;
  const bounds = [
    ({ across }: Behind) => half - across,
    ({ across }: Behind) => half + across,
    ({ back }: Behind) => back + EQUAL_LENGTH,
  ];
  const ends = bounds.reduce<readonly [Behind, Behind] | null>(
    (part, bound) => part && clipped(part, bound),
    [behind(front, from), behind(front, to)],
  );
  return ends ? [{ edge, ends }] : [];
}

const nearestOf = ({ ends }: Part): number => Math.min(ends[0].back, ends[1].back);

/**
 * Is the front edge, or a front corner, of the element behind the nearest part? If a whole edge is nearest, it counts
 * before the corners at its ends.
 */
function comesByFront(parts: readonly Part[], least: number): boolean {
  const along = parts.find(({ ends }) => ends.every(({ back }) => sameLength(back, least)));
  if (along) return along.edge === 'front';
  return parts.some((part) => part.edge === 'front' && sameLength(nearestOf(part), least));
}

const partsOf = (front: Rectangle, other: Rectangle): readonly Part[] =>
  EDGE_NAMES.flatMap((edge) => partBehind(front, other, edge));

/** Millimetres from a rear edge to the nearest part of another element straight behind; null if no part is. */
export function distanceBehind(front: PlacedBase, other: PlacedBase): number | null {
  const parts = partsOf(rectangleOfBase(front), rectangleOfBase(other));
  return parts.length === 0 ? null : Math.min(...parts.map(nearestOf));
}

/** Is a friend in the zone of death? The zone is as deep as the element, or a base width if no front is nearest. */
function isInZone(game: Debellis, front: PlacedBase, other: PlacedBase): boolean {
  if (!boxesMeet(rectangleOfBase(front).box, rectangleOfBase(other).box, BASE_WIDTH)) return false;
  const parts = partsOf(rectangleOfBase(front), rectangleOfBase(other));
  if (parts.length === 0) return false;
  const least = Math.min(...parts.map(nearestOf));
  const shallow = comesByFront(parts, least) || !holdsIn(game.outcomes, 'zoneDepth');
  return moreThan(shallow ? Math.min(front.depth, BASE_WIDTH) : BASE_WIDTH, least);
}

/** Troops without a zone of death. */
const harmless = (game: Debellis, base: PlacedBase): boolean =>
  game.isOf(base, 'Art', 'WWg', 'Bg', 'naval') && holdsIn(game.outcomes, 'noZone');

/** Is the friend spared? Psiloi destroy only psiloi behind them. */
const isSpared = (game: Debellis, front: PlacedBase, other: PlacedBase): boolean =>
  game.isOf(front, 'Ps') && !game.isOf(other, 'Ps') && holdsIn(game.outcomes, 'skirmishersOnly');

/** Does a section separate the two? */
const isWalledOff = (game: Debellis, battle: Battle, front: PlacedBase, other: PlacedBase): boolean =>
  wallsIn(battle.terrain).some((wall) =>
    segmentsCross(...wall.line, edgeMidpoint(rectangleOfBase(front), 'rear'), other.pose),
  ) && holdsIn(game.outcomes, 'noZone');

/** The friends in the zone of death behind an element now. */
export const zoneOfDeath = (game: Debellis, battle: Battle, front: PlacedBase): readonly PlacedBase[] =>
  harmless(game, front) || !holdsIn(game.outcomes, 'zoneKills')
    ? []
    : basesOnTable(battle).filter(
        (other) =>
          other.side === front.side &&
          other.id !== front.id &&
          !isSpared(game, front, other) &&
          !isWalledOff(game, battle, front, other) &&
          isInZone(game, front, other),
      );
