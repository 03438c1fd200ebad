/** The ground before its front that a base may shoot over. */

import { rectanglesDistance } from '../../geometry/distance.ts';
import type { Point } from '../../geometry/point.ts';
import { ahead, type Pose, shifted } from '../../geometry/pose.ts';
import { atMost } from '../../geometry/tolerance.ts';
import type { Arc, PlacedBase } from '../battle.ts';
import { rectangleOfBase } from './rectangles.ts';

/** Points on each round corner. */
const STEPS = 6;

/** How far ahead the arc reaches at a distance beyond an end of the front edge. */
const depthAt = ({ length, rounded }: Arc, beyond: number): number =>
  rounded ? Math.sqrt(Math.max(0, length * length - beyond * beyond)) : length;

/** The outline of the ground in the arc of a base, were it at this pose. */
export function arcGround({ width }: PlacedBase, pose: Pose, arc: Arc): readonly Point[] {
  const side = Math.min(arc.side, arc.rounded ? arc.length : arc.side);
  const at = (aside: number, mm: number): Point => ahead(shifted(pose, aside), mm);
  const beyond = Array.from({ length: STEPS + 1 }, (_, step) => (side * step) / STEPS);
  const right = beyond.map((mm) => at(width / 2 + mm, depthAt(arc, mm)));
  const left = beyond.toReversed().map((mm) => at(-width / 2 - mm, depthAt(arc, mm)));
  return [at(-width / 2 - side, 0), ...left, ...right, at(width / 2 + side, 0)];
}

/** Is a base nearer to the shooter than its range, wherever it faces? */
export const isInReach = (shooter: PlacedBase, arc: Arc, target: PlacedBase): boolean =>
  atMost(rectanglesDistance(rectangleOfBase(shooter), rectangleOfBase(target)), arc.length);
