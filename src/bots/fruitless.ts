/** What came to nothing does so again until somebody changes nearby: the quick bot need not try it anew for each order. */
import { type Base, type Battle, isPlaced, type PlacedBase } from '../engine/battle.ts';
import { rectangleOfBase } from '../engine/board/rectangles.ts';
import { pointsLeft } from './choices.ts';

/** Hardly any order costs more. */
const DEAREST = 3;

interface Trial {
  readonly bases: Battle['bases'];
  readonly points: number;
}

const trials = new WeakMap<Battle['terrain'], Map<string, Trial>>();

function bookOf({ terrain }: Battle): Map<string, Trial> {
  const book = trials.get(terrain) ?? new Map<string, Trial>();
  trials.set(terrain, book);
  return book;
}

/** Those who have moved or been marked since, as they were and as they are; null where that is all of them. */
function changedSince(then: readonly Base[], now: readonly Base[]): readonly Base[] | null {
  if (then === now) return [];
  if (then.length !== now.length) return null;
  const changed: Base[] = [];
  for (let at = 0; at < now.length; at++)
    if (now[at] !== then[at]) changed.push(now[at] as Base, then[at] as Base);
  return changed;
}

function isFar(one: PlacedBase, other: PlacedBase, room: number): boolean {
  const [mine, theirs] = [rectangleOfBase(one), rectangleOfBase(other)];
  const reach = room + mine.radius + theirs.radius;
  return (
    Math.abs(mine.centre.x - theirs.centre.x) > reach || Math.abs(mine.centre.y - theirs.centre.y) > reach
  );
}

const pointsFor = (view: Battle): number => Math.min(DEAREST, pointsLeft(view));

/** Notes that what goes by this name came to nothing. */
export const noteFruitless = (view: Battle, name: string): void => {
  bookOf(view).set(name, { bases: view.bases, points: pointsFor(view) });
};

/** Did it come to nothing before, with no fewer points, and has nobody changed since within `room` mm of these? */
export function isFruitless(view: Battle, name: string, bases: readonly PlacedBase[], room: number): boolean {
  const then = bookOf(view).get(name);
  if (!then || then.points < pointsFor(view)) return false;
  const changed = changedSince(then.bases, view.bases);
  return (
    changed?.every((other) => !isPlaced(other) || bases.every((base) => isFar(base, other, room))) ?? false
  );
}
