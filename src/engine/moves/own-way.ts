/** How one mover goes in a stage where all move together, or where each has a way of its own. */

import { firstBetween } from '../../geometry/halving.ts';
import { cross, dot, subtract } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { EQUAL_LENGTH, parallel } from '../../geometry/tolerance.ts';
import type { PlacedBase } from '../battle.ts';
import { lengthsAlong } from './measure.ts';
import { outlineAlong, stepsOf } from './sweep.ts';
import type { Trace } from './trace.ts';
import { isStraightAhead, isStraightBack, outlineAt, type Stage, type Way } from './way.ts';

/** Millimetres that a mover goes straight ahead, negative if back; null if it turns or goes aside. */
export function straightOn({ motion, from, to }: Stage, base: PlacedBase, mover: number): number | null {
  if (motion.kind === 'straight') return motion.right === 0 ? motion.ahead : null;
  if (motion.kind !== 'each') return null;
  const { forward, pose } = outlineAt(base, from[mover] as Pose);
  const end = to[mover] as Pose;
  const go = subtract(end, pose);
  if (!parallel(pose.facing, end.facing) || Math.abs(cross(go, forward)) > EQUAL_LENGTH) return null;
  return dot(go, forward);
}

export const goesAhead = (stage: Stage, base: PlacedBase, mover: number): boolean =>
  stage.motion.kind === 'each' ? (straightOn(stage, base, mover) ?? -1) >= 0 : isStraightAhead(stage.motion);

export const goesBack = (stage: Stage, base: PlacedBase, mover: number): boolean =>
  stage.motion.kind === 'each' ? (straightOn(stage, base, mover) ?? 1) <= 0 : isStraightBack(stage.motion);

/** Does it fall in behind the head of a column? */
export const isFallingIn = ({ way: { column } }: Trace, stage: Stage, mover: number): boolean =>
  stage.motion.kind === 'each' && column?.kind === 'forming' && mover !== column.head;

/** How often the search for the exact place halves a step. */
const HALVINGS = 12;

/** Where on a mover's way its ground first meets a condition; null if it never does. */
export function firstOnWay(way: Way, mover: number, is: (ground: Rectangle) => boolean): number | null {
  const lengths = lengthsAlong(way);
  for (const [place, stage] of way.stages.entries()) {
    const holdsAt = (fraction: number): boolean => is(outlineAlong(way, stage, mover, fraction));
    const steps = [0, ...stepsOf(lengths[place] ?? 0)];
    const at = steps.findIndex(holdsAt);
    if (at === 0) return place;
    if (at > 0) return place + firstBetween(holdsAt, steps[at - 1] ?? 0, steps[at] ?? 1, HALVINGS);
  }
  return null;
}
