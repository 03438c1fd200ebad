/** A column that follows its head: each base goes where the one before it went. */
import { HALF_TURN } from '../../geometry/exact.ts';
import { type Pose, roundPose } from '../../geometry/pose.ts';
import type { PlacedBase } from '../battle.ts';
import { stageLength } from './measure.ts';
import { cornersBack, lengthOf, poseBack, type Track, trackOfWay, trackUnder } from './track.ts';
import { poseAlong, type Stage, type Way } from './way.ts';

/** A pivot is gone through in parts not wider than this, so that its arc is seen. */
const PART = HALF_TURN / 16;
/** Places nearer to each other than this are one. */
const LEAST = 0.01;

interface Following {
  readonly column: readonly PlacedBase[];
  readonly headWay: Way;
  /** Under the column, and on along the head's way. */
  readonly track: Track;
  /** Of the head's way alone. */
  readonly length: number;
  /** Each faces along its segment of the track. */
  readonly along: boolean;
}

/** Where the head begins each stage, in millimetres of its track. */
function startsOf(headTrack: Track): readonly number[] {
  let sum = 0;
  return headTrack.map(({ mm }) => {
    sum += mm;
    return sum - mm;
  });
}

/** How far behind the head each base stands on the track. */
function depthsBefore(column: readonly PlacedBase[]): readonly number[] {
  let sum = 0;
  return column.map(({ depth }) => {
    sum += depth;
    return sum - depth;
  });
}

/** The fractions of a stage of the head at which somebody comes to a corner, and the parts of a pivot. */
function fractionsOf(following: Following, stage: Stage, start: number, mm: number): readonly number[] {
  const { column, track, length } = following;
  const depths = depthsBefore(column);
  const corners = cornersBack(track).flatMap((back) =>
    depths.slice(1).map((depth) => (length + depth - back - start) / mm),
  );
  const { motion } = stage;
  const parts = motion.kind === 'pivot' ? Math.max(1, Math.ceil(motion.turn / PART)) : 1;
  const even = Array.from({ length: parts }, (_, part) => (part + 1) / parts);
  const near = LEAST / mm;
  return [...corners.filter((each) => each > near && each < 1 - near), ...even]
    .sort((a, b) => a - b)
    .filter((each, at, all) => at === all.length - 1 || (all[at + 1] as number) - each > near);
}

/** Where everybody stands when the head has come so far: a fraction of one of its stages. */
function posesAt(following: Following, stage: Stage, fraction: number, gone: number): readonly Pose[] {
  const { column, track, length, along } = following;
  const depths = depthsBefore(column);
  const last = (column.at(-1) as PlacedBase).pose;
  const follow = ({ pose }: PlacedBase, at: number): Pose => {
    const found = poseBack(track, length - gone + (depths[at] as number), last);
    return along ? found : { ...found, facing: pose.facing };
  };
  return column.map((base, at) => roundPose(at === 0 ? poseAlong(stage, 0, fraction) : follow(base, at)));
}

/**
 * The way of a column, told from its head to its last, whose head goes its own way; each faces along its segment
 * of the track, or else as it did.
 */
export function followingWay(column: readonly PlacedBase[], headWay: Way, along = true): Way {
  const headTrack = trackOfWay(headWay);
  const track = [...trackUnder(column), ...headTrack];
  const following: Following = { column, headWay, track, length: lengthOf(headTrack), along };
  const starts = startsOf(headTrack);
  const stages: Stage[] = [];
  const reached: number[] = [];
  let used = 0;
  let poses: readonly Pose[] = column.map((base) => base.pose);
  for (const [at, stage] of headWay.stages.entries()) {
    const mm = headTrack[at]?.mm ?? 0;
    const start = starts[at] ?? 0;
    const whole = stageLength(headWay, stage);
    let from = 0;
    for (const fraction of fractionsOf(following, stage, start, mm)) {
      const to = posesAt(following, stage, fraction, start + mm * fraction);
      stages.push({ motion: { kind: 'each' }, from: poses, to, leg: stage.leg, part: [from, fraction] });
      reached.push(used + whole * fraction);
      poses = to;
      from = fraction;
    }
    used += whole;
  }
  const order = column.map((_, at) => at);
  const lengths = column.map(() => used);
  const formed = { kind: 'following', head: 0, order, headWay, reached, lengths } as const;
  return { movers: column, stages, leftEnd: 0, rightEnd: 0, column: formed };
}
