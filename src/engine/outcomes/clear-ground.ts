/** How far a base goes straight on until it is on ground where it may stop. */

import { project, sharesArea } from '../../geometry/overlap.ts';
import type { Point } from '../../geometry/point.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { EQUAL_LENGTH } from '../../geometry/tolerance.ts';
import type { PlacedBase } from '../battle.ts';
import { outlineOf } from '../board/going.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import { landing } from '../board/room.ts';
import type { OutcomeWay } from '../contract/outcomes.ts';
import type { Scene } from './plan.ts';

/**
 * The millimetres after which a base is clear of the ground that is taken. The search begins at `start`; `takenAt`
 * gives the ground taken for each place.
 */
export function firstClear(
  mover: PlacedBase,
  unit: Point,
  start: number,
  takenAt: (here: Rectangle) => readonly (readonly Point[])[],
): number {
  const back = project(rectangleOfBase(mover).corners, unit.x, unit.y).min;
  const under = (here: Rectangle) => takenAt(here).find((outline) => sharesArea(here.corners, outline));
  let at = start;
  for (let outline = under(landing(mover, unit, at)); outline; outline = under(landing(mover, unit, at)))
    at = Math.max(at + EQUAL_LENGTH, project(outline, unit.x, unit.y).max - back);
  return at;
}

/**
 * The length of a recoil. If the base may not stop on the ground that bars it, the recoil goes on until the base is
 * clear.
 */
export function lengthened({ rules, battle }: Scene, way: OutcomeWay, unit: Point, wanted: number): number {
  const passing = rules.outcomes.passing(battle, way);
  if (way.kind !== 'recoil' || passing.ends !== 'first-space') return wanted;
  return firstClear(way.mover, unit, wanted, (here) =>
    battle.terrain.filter((piece) => passing.clearOf(piece, here, false)).map(outlineOf),
  );
}
