/** Finds the place that a wish snaps to. */
import type { MoveCommand } from '../../engine/command.ts';
import { turnBetween } from '../../geometry/exact.ts';
import type { Point } from '../../geometry/point.ts';
import { ahead, type Pose } from '../../geometry/pose.ts';

/** A move on offer, with the end of the dragged base. */
export interface Place {
  readonly command: MoveCommand;
  readonly pose: Pose;
  /** Its end is a legal contact with an enemy. */
  readonly touches?: true;
}

/** The base does not snap to a place that would turn it by more than this. */
const TURN_LIMIT = 1_048_576 / 8;
/** A group does not snap to a place that would turn it by more than this, about 8 degrees: nobody asked for it. */
export const GROUP_TURN = 1_048_576 / 45;
/** A turn of 1.5 degrees counts as much as one pixel of distance. */
const TURN_OF_A_PIXEL = 1_048_576 / 240;

/** A place in contact with an enemy counts as nearer by this part of the reach, so that it wins over one just short. */
const TOUCHING = 1 / 6;

const middle = (pose: Pose, depth: number): Point => ahead(pose, -depth / 2);

/** The place nearest to a wish, within reach (millimetres) and turned by no more than a limit; null when there is none. */
export function snapOf(
  places: readonly Place[],
  wish: Pose,
  depth: number,
  reach: number,
  limit = TURN_LIMIT,
): Place | null {
  if (reach <= 0) return null;
  const held = middle(wish, depth);
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const turn = turnBetween(place.pose.facing, wish.facing);
    const at = middle(place.pose, depth);
    const apart = Math.hypot(at.x - held.x, at.y - held.y);
    if (apart > reach || turn > limit) continue;
    const cost = apart + (turn / TURN_OF_A_PIXEL) * (reach / 60) - (place.touches ? reach * TOUCHING : 0);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

const sameEnd = (a: Pose, b: Pose): boolean => a.x === b.x && a.y === b.y && a.facing === b.facing;

/** All moves on offer that end at the same place. */
export const waysTo = (places: readonly Place[], place: Place): readonly Place[] =>
  places.filter((other) => sameEnd(other.pose, place.pose));

/** The place after the one shown, in a circle. */
export function nextPlace(places: readonly Place[], now: MoveCommand | null, by: 1 | -1): Place | null {
  if (places.length === 0) return null;
  const at = places.findIndex((place) => place.command === now);
  const next = at < 0 ? (by > 0 ? 0 : places.length - 1) : (at + by + places.length) % places.length;
  return places[next] ?? null;
}
