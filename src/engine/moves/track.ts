/** The track of a column, from its last base to its head: the path of the midpoint of the head's front edge. */
import { facingOf, inTurn, signedTurn } from '../../geometry/exact.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { ahead, type Pose, roundPose } from '../../geometry/pose.ts';
import { aheadOf, rectangleOf, rightOf } from '../../geometry/rectangle.ts';
import { atMost } from '../../geometry/tolerance.ts';
import type { PlacedBase } from '../battle.ts';
import { isFollowedBy } from '../board/columns.ts';
import type { Stage, Way } from './way.ts';

/** A straight segment of a track. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
  /** The facing of the bases that stand along it. */
  readonly facing: number;
  /** The millimetres that it counts for. The segments between two bases count as much as the depth of the front one. */
  readonly mm: number;
}

export type Track = readonly Segment[];

/** Places nearer than this to the end of a segment count as its end. */
const AT_END = 0.01;

/** Does the line ahead of a pose lead to a point? */
function leadsTo(pose: Pose, point: Point): boolean {
  const line = rectangleOf(pose, 0, 0);
  return atMost(Math.abs(rightOf(line, point)), 0) && atMost(0, aheadOf(line, point));
}

/** A segment that begins at a pose. It keeps that facing unless its end has been moved off the line. */
function segmentTo(from: Pose, to: Point, mm: number): Segment {
  const facing = leadsTo(from, to) ? from.facing : facingOf(to.x - from.x, to.y - from.y);
  return { from, to, facing, mm };
}

/** The track between two neighbours in a column: the stored one where the column bends, else a straight line. */
function segmentsBetween(behind: PlacedBase, front: PlacedBase): readonly Segment[] {
  const kept = isFollowedBy(front, behind) ? behind.follows?.track : undefined;
  const starts = kept ?? [behind.pose];
  const ends = [...starts.slice(1), front.pose];
  const lengths = starts.map((start, at) => distance(start, ends[at] as Pose));
  const whole = lengths.reduce((sum, mm) => sum + mm, 0);
  const share = (mm: number): number => (whole > 0 ? (front.depth * mm) / whole : 0);
  return starts.map((start, at) => segmentTo(start, ends[at] as Pose, share(lengths[at] as number)));
}

/** The track on which a column stands. The column is given from its head to its last base. */
export function trackUnder(column: readonly PlacedBase[]): Track {
  const pairs = column.slice(1).map((behind, at) => segmentsBetween(behind, column[at] as PlacedBase));
  return pairs
    .reverse()
    .flat()
    .filter((segment) => segment.mm > AT_END);
}

/** The track of a base's front midpoint along its way. A pivot counts as its chord, and faces along it. */
export const trackOfWay = (way: Way): Track =>
  way.stages.map((stage: Stage) => {
    const from = stage.from[0] as Pose;
    const to = stage.to[0] as Pose;
    const turn = signedTurn(from.facing, to.facing);
    return { from, to, facing: Math.round(inTurn(from.facing + turn / 2)), mm: distance(from, to) };
  });

export const lengthOf = (track: Track): number => track.reduce((sum, { mm }) => sum + mm, 0);

/**
 * The pose on a track this many millimetres before its end, facing along its segment; at a corner, along the next
 * segment. Beyond the beginning of the track it is straight behind `last`.
 */
export function poseBack(track: Track, mm: number, last: Pose): Pose {
  let left = mm;
  for (const segment of track.toReversed()) {
    if (left <= segment.mm + AT_END) {
      const back = segment.mm === 0 ? 0 : Math.min(1, left / segment.mm);
      const { from, to, facing } = segment;
      return { x: to.x + (from.x - to.x) * back, y: to.y + (from.y - to.y) * back, facing };
    }
    left -= segment.mm;
  }
  return ahead(last, -left);
}

/** The distances of the corners of a track from its end. */
export function cornersBack(track: Track): readonly number[] {
  let back = 0;
  return track.toReversed().map((segment) => {
    back += segment.mm;
    return back;
  });
}

/** The starts of the segments between two places on a track. The places are millimetres before its end. */
export function startsBetween(track: Track, rear: number, front: number, last: Pose): readonly Pose[] {
  const found = [poseBack(track, rear, last)];
  let back = lengthOf(track);
  for (const { from, facing, mm } of track) {
    const turns = facing !== found.at(-1)?.facing;
    if (turns && back < rear - AT_END && back > front + AT_END) found.push({ x: from.x, y: from.y, facing });
    back -= mm;
  }
  return found.map(roundPose);
}
