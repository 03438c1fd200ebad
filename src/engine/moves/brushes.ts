/** What a mover touches along one stage of its way. */
import { touchesOf } from '../../geometry/contact.ts';
import { TURN, turnBetween } from '../../geometry/exact.ts';
import { overlapDepth } from '../../geometry/overlap.ts';
import { distance, type Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import { CONTACT_GAP, EQUAL_LENGTH } from '../../geometry/tolerance.ts';
import type { PlacedBase } from '../battle.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import { outlineAlong } from './sweep.ts';
import type { Brush, Sweep } from './types.ts';

/** The radians in one unit of turn, rounded up. */
const RADIANS = 6.2832 / TURN;

/** An upper limit, in millimetres, for the way of any corner of a mover in a whole stage. */
function farthestCorner({ way, stage, mover }: Sweep): number {
  const { motion } = stage;
  if (motion.kind === 'turnabout') return Number.POSITIVE_INFINITY;
  const { corners, pose } = outlineAlong(way, stage, mover, 0);
  const to = stage.to[mover] as Pose;
  const farFrom = (centre: Point): number => Math.max(...corners.map((corner) => distance(corner, centre)));
  if (motion.kind === 'pivot') return motion.turn * RADIANS * farFrom(motion.centre);
  const turning =
    motion.kind === 'straight' ? 0 : turnBetween(pose.facing, to.facing) * RADIANS * farFrom(pose);
  return distance(pose, to) + turning;
}

/** The contacts of a mover with one enemy at the steps of a stage. Steps that cannot reach the enemy are skipped. */
export function brushesWith(sweep: Sweep, other: PlacedBase, steps: readonly number[]): readonly Brush[] {
  const found: Brush[] = [];
  const theirs = rectangleOfBase(other);
  const stride = farthestCorner(sweep) / steps.length;
  for (let step = 0; step < steps.length; ) {
    const fraction = steps[step] as number;
    const mine = outlineAlong(sweep.way, sweep.stage, sweep.mover, fraction);
    const apart = -overlapDepth(mine, theirs) - CONTACT_GAP - EQUAL_LENGTH;
    if (apart > 0) {
      step += Math.max(1, Math.ceil(apart / stride));
      continue;
    }
    const touches = touchesOf(mine, theirs);
    if (touches.length > 0) found.push({ mover: sweep.mover, other, at: sweep.place + fraction, touches });
    step += 1;
  }
  return found;
}
