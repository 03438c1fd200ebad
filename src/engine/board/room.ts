/** Room for a base that ends among friends: how far they are displaced. */
import { project, rectanglesOverlap } from '../../geometry/overlap.ts';
import { dot, type Point, subtract } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { straightFree } from '../../geometry/sweep.ts';
import { EQUAL_LENGTH } from '../../geometry/tolerance.ts';
import type { PlacedBase } from '../battle.ts';
import { rectangleAt, rectangleOfBase } from './rectangles.ts';

const moved = (pose: Pose, unit: Point, mm: number): Pose => ({
  x: pose.x + unit.x * mm,
  y: pose.y + unit.y * mm,
  facing: pose.facing,
});

/** The ground of a base after it has gone this many millimetres along `unit`. */
export const landing = (base: PlacedBase, unit: Point, mm: number): Rectangle =>
  rectangleAt(base, moved(base.pose, unit, mm));

const stretch = (rectangle: Rectangle, unit: Point) => project(rectangle.corners, unit.x, unit.y);

/** The millimetres that a rectangle must go along `unit` until it is wholly beyond another. */
export const wayBeyond = (from: Rectangle, unit: Point, other: Rectangle): number =>
  stretch(other, unit).max - stretch(from, unit).min;

export interface Met {
  readonly at: number;
  readonly base: PlacedBase;
}

/** Does a way leave ground that is shared with a friend at a bend of a column? */
const isLeft = (from: Rectangle, unit: Point, other: Rectangle): boolean =>
  rectanglesOverlap(from, other) && dot(subtract(other.centre, from.centre), unit) < 0;

/** The bases that a straight way runs into, the nearest first. */
export function metOnWay(
  bases: readonly PlacedBase[],
  from: Rectangle,
  unit: Point,
  wanted: number,
): readonly Met[] {
  return bases
    .map((base) => ({
      at: straightFree(from, unit.x * wanted, unit.y * wanted, rectangleOfBase(base).corners) * wanted,
      base,
    }))
    .filter(({ at, base }) => at < wanted && !(at === 0 && isLeft(from, unit, rectangleOfBase(base))))
    .sort((a, b) => a.at - b.at || (a.base.id < b.base.id ? -1 : 1));
}

/** A base that has to move, and by how many millimetres. */
export interface Displaced {
  readonly base: PlacedBase;
  readonly by: number;
}

/** What friends need to know to make room at the end of a base that passed through them. */
export interface RoomFor {
  /** The direction in which they go. */
  readonly unit: Point;
  /** All bases that may stand in the way, at their old places. */
  readonly others: readonly PlacedBase[];
  /** The end places of the bases that need room. */
  readonly taken: readonly Rectangle[];
  /** May this base be displaced? */
  may(base: PlacedBase): boolean;
  /** Does ground or a table edge stop it from going this far? */
  bars(base: PlacedBase, by: number): boolean;
}

/** How far a base must go until it is beyond this ground and clear of all taken places. */
function wayClear(room: RoomFor, base: PlacedBase, ground: Rectangle, before: readonly Displaced[]): number {
  const from = rectangleOfBase(base);
  const taken = [...room.taken, ...before.map((each) => landing(each.base, room.unit, each.by))];
  let by = wayBeyond(from, room.unit, ground);
  for (;;) {
    const place = landing(base, room.unit, by);
    const next = taken.find((each) => rectanglesOverlap(place, each));
    if (!next) return by;
    by = Math.max(by + EQUAL_LENGTH, wayBeyond(from, room.unit, next));
  }
}

/**
 * Displaces a friend straight on until it is beyond `ground`, and then each friend that it runs into. `before` holds
 * the bases already displaced. The result holds all of them, the farthest first; null if there is no room.
 */
export function makeRoom(
  room: RoomFor,
  base: PlacedBase,
  ground: Rectangle,
  before: readonly Displaced[] = [],
): readonly Displaced[] | null {
  if (before.some((each) => each.base.id === base.id)) return before;
  if (!room.may(base)) return null;
  const by = wayClear(room, base, ground, before);
  if (room.bars(base, by)) return null;
  const place = landing(base, room.unit, by);
  const here: Displaced = { base, by };
  const left = room.others.filter((other) => other.id !== base.id);
  let found: readonly Displaced[] = [...before, here];
  for (const met of metOnWay(left, rectangleOfBase(base), room.unit, by)) {
    const further = makeRoom(room, met.base, place, found);
    if (!further) return null;
    found = further;
  }
  return [...found.filter((each) => each !== here), here];
}
