import { distance } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { PlacedBase } from '../battle.ts';
import { outlineAt, type Stage, type Way } from './way.ts';

/** The greater of the straight ways of the two front corners of one base, in millimetres. */
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

/** The length of one stage: for a pivot the chord of the corner that swings, else the farthest front corner. */
export function stageLength(way: Way, stage: Stage): number {
  const { motion } = stage;
  if (motion.kind === 'straight') return distance(stage.from[0] as Pose, stage.to[0] as Pose);
  if (motion.kind === 'pivot') return pivotChord(way, stage, motion.on);
  return way.movers.reduce(
    (most, base, at) => Math.max(most, cornerWay(base, stage.from[at] as Pose, stage.to[at] as Pose)),
    0,
  );
}

/** The length of each stage by itself, whatever a ruleset counts of it: for looking along a way. */
export const lengthsAlong = (way: Way): readonly number[] =>
  way.stages.map((stage) => stageLength(way, stage));

/** The stage before, where that is the turnabout with which the leg of a stage begins. */
function turnaboutBefore({ stages }: Way, at: number): Stage | null {
  const [before, stage] = [stages[at - 1], stages[at]];
  return before && before.leg === stage?.leg && before.motion.kind === 'turnabout' ? before : null;
}

/** A stage from where its leg began: the turnabout before it is part of it. */
export function fromTurnabout(way: Way, at: number): Stage {
  const stage = way.stages[at] as Stage;
  const about = turnaboutBefore(way, at);
  return about ? { ...stage, from: about.from, motion: { kind: 'free', turn: 0 } } : stage;
}

/**
 * The length used at the end of each stage when all legs are added up, those stages left out being free. A leg that
 * turns about before it goes is measured as one, from where it began.
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

/** The length used at the end of each stage when only the start and the place reached count. */
export const fromStart = (way: Way): readonly number[] =>
  way.stages.map((stage) =>
    way.movers.reduce(
      (most, base, at) => Math.max(most, cornerWay(base, base.pose, stage.to[at] as Pose)),
      0,
    ),
  );
