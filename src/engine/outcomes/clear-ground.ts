/** How far one goes on straight until he stands on ground where he may rest. */

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

/** After how many millimetres, from so many on, one stands clear of all that is taken where it then is. */
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

/** How far one goes back who may not rest on ground that bars him from the start: until he is clear of it. */
export function lengthened({ rules, battle }: Scene, way: OutcomeWay, unit: Point, wanted: number): number {
  const passing = rules.outcomes.passing(battle, way);
  if (way.kind !== 'recoil' || passing.ends !== 'first-space') return wanted;
  return firstClear(way.mover, unit, wanted, (here) =>
    battle.terrain.filter((piece) => passing.clearOf(piece, here, false)).map(outlineOf),
  );
}
