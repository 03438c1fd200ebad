/** The lengths of the stages of a way, in millimetres. */
import { distance } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { PlacedBase } from '../battle.ts';
import { outlineAt, type Stage, type Way } from './way.ts';

/** The longer of the straight ways of a base's two front corners, in millimetres. */
export function cornerWay(base: PlacedBase, from: Pose, to: Pose): number {
  const before = outlineAt(base, from);
  const after = outlineAt(base, to);
  return Math.max(distance(before.frontLeft, after.frontLeft), distance(before.frontRight, after.frontRight));
}

/** The chord of a pivot: the straight way of the front corner that swings. */
function pivotChord(way: Way, stage: Stage, on: 'left' | 'right'): number {
  const at = on === 'left' ? way.rightEnd : way.leftEnd;
  const base = way.movers[at] as PlacedBase;
  const before = outlineAt(base, stage.from[at] as Pose);
  const after = outlineAt(base, stage.to[at] as Pose);
  return on === 'left'
    ? distance(before.frontRight, after.frontRight)
    : distance(before.frontLeft, after.frontLeft);
}

/** The length of one stage: the chord of a pivot, else the way of the front corner that moves farthest. */
export function stageLength(way: Way, stage: Stage): number {
  const { motion } = stage;
  if (motion.kind === 'straight') return distance(stage.from[0] as Pose, stage.to[0] as Pose);
  if (motion.kind === 'pivot') return pivotChord(way, stage, motion.on);
  return way.movers.reduce(
    (most, base, at) => Math.max(most, cornerWay(base, stage.from[at] as Pose, stage.to[at] as Pose)),
    0,
  );
}

/** The length of each stage. It counts every stage, even where a ruleset does not. */
export const lengthsAlong = (way: Way): readonly number[] =>
  way.stages.map((stage) => stageLength(way, stage));

/** The turnabout that begins the leg of this stage, if the stage comes right after it. */
function turnaboutBefore({ stages }: Way, at: number): Stage | null {
  const [before, stage] = [stages[at - 1], stages[at]];
  return before && before.leg === stage?.leg && before.motion.kind === 'turnabout' ? before : null;
}

/** A stage measured from the start of its leg, including a turnabout before it. */
export function fromTurnabout(way: Way, at: number): Stage {
  const stage = way.stages[at] as Stage;
  const about = turnaboutBefore(way, at);
  return about ? { ...stage, from: about.from, motion: { kind: 'free', turn: 0 } } : stage;
}

/**
 * The length used at the end of each stage as the sum of all legs, without free stages. A leg that begins with a
 * turnabout is measured as one, from its start.
 */
export function summedStages(way: Way, isFree: (stage: Stage, at: number) => boolean): readonly number[] {
  let used = 0;
  return way.stages.map((stage, at) => {
    if (isFree(stage, at) || turnaboutBefore(way, at + 1)) return used;
    const about = turnaboutBefore(way, at);
    used += stageLength(way, about && !isFree(about, at - 1) ? fromTurnabout(way, at) : stage);
    return used;
  });
}

/** The length used at the end of each stage if only the start and the current place count. */
export const fromStart = (way: Way): readonly number[] =>
  way.stages.map((stage) =>
    way.movers.reduce(
      (most, base, at) => Math.max(most, cornerWay(base, base.pose, stage.to[at] as Pose)),
      0,
    ),
  );
