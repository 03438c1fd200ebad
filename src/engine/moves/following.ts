/** A column that follows its head: each base goes where the base before it went. */
import { HALF_TURN } from '../../geometry/exact.ts';
import { type Pose, roundPose } from '../../geometry/pose.ts';
import type { PlacedBase } from '../battle.ts';
import { linksAlong } from './links.ts';
import { stageLength } from './measure.ts';
import { cornersBack, lengthOf, poseBack, type Track, trackOfWay, trackUnder } from './track.ts';
import { isStraightBack, poseAlong, type Stage, type Way } from './way.ts';

/** A pivot is split into parts no wider than this, so that its arc shows. */
const PART = HALF_TURN / 16;
/** Places nearer to each other than this count as one. */
const LEAST = 0.01;

interface Following {
  readonly column: readonly PlacedBase[];
  /** The track under the column, then along the way of the head. */
  readonly track: Track;
  /** How far before the end of the track the head begins. */
  readonly start: number;
  /** How far each stage takes the head along the track. It is negative where the head goes back. */
  readonly steps: readonly number[];
  /** Each base faces along its segment of the track. */
  readonly along: boolean;
}

/** How far behind the head each base stands on the track. */
function depthsBefore(column: readonly PlacedBase[]): readonly number[] {
  let sum = 0;
  return column.map(({ depth }) => {
    sum += depth;
    return sum - depth;
  });
}

/**
 * The fractions of a stage at which a base comes to a corner, and the ends of the parts of a pivot. At the start of the
 * stage the head is `back` millimetres before the end of the track; the stage takes it `step` millimetres on.
 */
function fractionsOf(following: Following, { motion }: Stage, back: number, step: number): readonly number[] {
  const { column, track } = following;
  const depths = depthsBefore(column).slice(1);
  const corners = cornersBack(track).flatMap((corner) =>
    depths.map((depth) => (back + depth - corner) / step),
  );
  const parts = motion.kind === 'pivot' ? Math.max(1, Math.ceil(motion.turn / PART)) : 1;
  const even = Array.from({ length: parts }, (_, part) => (part + 1) / parts);
  const near = LEAST / Math.abs(step);
  return [...corners.filter((each) => each > near && each < 1 - near), ...even]
    .sort((a, b) => a - b)
    .filter((each, at, all) => at === all.length - 1 || (all[at + 1] as number) - each > near);
}

/** The poses of all bases at a fraction of a stage, when the head is `back` millimetres before the end of the track. */
function posesAt(following: Following, stage: Stage, fraction: number, back: number): readonly Pose[] {
  const { column, track, along } = following;
  const depths = depthsBefore(column);
  const last = (column.at(-1) as PlacedBase).pose;
  const follow = ({ pose }: PlacedBase, at: number): Pose => {
    const found = poseBack(track, back + (depths[at] as number), last);
    return along ? found : { ...found, facing: pose.facing };
  };
  return column.map((base, at) => roundPose(at === 0 ? poseAlong(stage, 0, fraction) : follow(base, at)));
}

/**
 * The track of a column whose head goes its own way: ahead, or straight back while the others go back along the track.
 */
function followingOf(column: readonly PlacedBase[], headWay: Way, along: boolean): Following {
  const under = trackUnder(column);
  const walked = trackOfWay(headWay);
  const steps = walked.map(({ mm }) => mm);
  return headWay.stages.every(({ motion }) => isStraightBack(motion))
    ? { column, track: under, start: 0, steps: steps.map((mm) => -mm), along }
    : { column, track: [...under, ...walked], start: lengthOf(walked), steps, along };
}

/**
 * The way of a column whose head goes its own way. The column is given from its head to its last base. With `along`
 * each base faces along its segment of the track; otherwise it keeps its facing.
 */
export function followingWay(column: readonly PlacedBase[], headWay: Way, along = true): Way {
  const following = followingOf(column, headWay, along);
  const stages: Stage[] = [];
  const reached: number[] = [];
  let used = 0;
  let back = following.start;
  let poses: readonly Pose[] = column.map((base) => base.pose);
  for (const [at, stage] of headWay.stages.entries()) {
    const step = following.steps[at] ?? 0;
    const whole = stageLength(headWay, stage);
    let from = 0;
    for (const fraction of fractionsOf(following, stage, back, step)) {
      const to = posesAt(following, stage, fraction, back - step * fraction);
      stages.push({ motion: { kind: 'each' }, from: poses, to, leg: stage.leg, part: [from, fraction] });
      reached.push(used + whole * fraction);
      poses = to;
      from = fraction;
    }
    used += whole;
    back -= step;
  }
  const order = column.map((_, at) => at);
  const lengths = column.map(() => used);
  const links = linksAlong(column, following.track, back);
  const formed = { kind: 'following', head: 0, order, headWay, reached, lengths, links } as const;
  return { movers: column, stages, leftEnd: 0, rightEnd: 0, column: formed };
}
