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

/** The ground of a base that has gone so many millimetres along `unit`. */
export const landing = (base: PlacedBase, unit: Point, mm: number): Rectangle =>
  rectangleAt(base, moved(base.pose, unit, mm));

const stretch = (rectangle: Rectangle, unit: Point) => project(rectangle.corners, unit.x, unit.y);

/** Millimetres one must go along `unit` until all of it lies beyond another. */
export const wayBeyond = (from: Rectangle, unit: Point, other: Rectangle): number =>
  stretch(other, unit).max - stretch(from, unit).min;

export interface Met {
  readonly at: number;
  readonly base: PlacedBase;
}

/** Does a way lead off ground that is shared with somebody at a column's bend? */
const isLeft = (from: Rectangle, unit: Point, other: Rectangle): boolean =>
  rectanglesOverlap(from, other) && dot(subtract(other.centre, from.centre), unit) < 0;

/** Those of some bases that a straight way runs into, nearest first. */
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

/** A base that has to go along, so many millimetres. */
export interface Displaced {
  readonly base: PlacedBase;
  readonly by: number;
}

/** How friends make room where somebody ends who came through them. */
export interface RoomFor {
  /** The way they go. */
  readonly unit: Point;
  /** All who may stand in the way, where they stood before. */
  readonly others: readonly PlacedBase[];
  /** Where those who need the room end. */
  readonly taken: readonly Rectangle[];
  /** May this base be displaced? */
  may(base: PlacedBase): boolean;
  /** Does ground or a table edge bar it from going so far? */
  bars(base: PlacedBase, by: number): boolean;
}

/** How far a base must go until it lies beyond this ground and clear of all that is taken. */
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
 * Displaces a friend straight on until it lies beyond `ground`, and in turn those into whom it comes; `before`
 * are those displaced already. All of them, the farthest first; null when there is no room.
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
