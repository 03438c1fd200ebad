/** The track of a column: where the midpoint of its head's front edge has come, from its last base to its head. */
import { direction, inTurn, signedTurn } from '../../geometry/exact.ts';
import { cross, distance, dot, type Point, scale, subtract } from '../../geometry/point.ts';
import { ahead, type Pose } from '../../geometry/pose.ts';
import { ARITHMETIC_NOISE, parallel } from '../../geometry/tolerance.ts';
import type { PlacedBase } from '../battle.ts';
import type { Stage, Way } from './way.ts';

/** A straight segment of a track. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
  /** Of the bases that stand along it. */
  readonly facing: number;
  /** Millimetres that count for it: those between two bases count as much as the depth of the front one. */
  readonly mm: number;
}

export type Track = readonly Segment[];

/** Places on a track nearer than this to the end of a segment are at its end. */
const AT_END = 0.01;
/** No corner lies farther than so many depths from the two bases between which it is. */
const FARTHEST_CORNER = 3;

const onward = ({ x, y }: Point, unit: Point, mm: number): Point => ({
  x: x + unit.x * mm,
  y: y + unit.y * mm,
});

/** Where the line ahead of the one meets the line behind the other: millimetres to it and from it; null where it does not. */
export function cornerBetween(
  behind: Pose,
  front: Pose,
): { readonly to: number; readonly from: number } | null {
  const u = direction(behind.facing);
  const v = direction(front.facing);
  const apart = subtract(front, behind);
  const turn = cross(u, v);
  if (Math.abs(turn) < ARITHMETIC_NOISE || parallel(behind.facing, front.facing)) return null;
  const to = cross(apart, v) / turn;
  return { to, from: dot(subtract(apart, scale(u, to)), v) };
}

/** The track between two bases that follow each other. */
function segmentsBetween(behind: PlacedBase, front: PlacedBase): readonly Segment[] {
  const corner = cornerBetween(behind.pose, front.pose);
  const far = FARTHEST_CORNER * front.depth;
  const straight = { from: behind.pose, to: front.pose, facing: behind.pose.facing, mm: front.depth };
  if (!corner || corner.to < 0 || corner.from < 0 || corner.to + corner.from > far) return [straight];
  const middle = onward(behind.pose, direction(behind.pose.facing), corner.to);
  const share = (mm: number): number => (front.depth * mm) / (corner.to + corner.from);
  return [
    { from: behind.pose, to: middle, facing: behind.pose.facing, mm: share(corner.to) },
    { from: middle, to: front.pose, facing: front.pose.facing, mm: share(corner.from) },
  ];
}

/** The track on which a column stands, told from its head to its last. */
export function trackUnder(column: readonly PlacedBase[]): Track {
  const pairs = column.slice(1).map((behind, at) => segmentsBetween(behind, column[at] as PlacedBase));
  return pairs
    .reverse()
    .flat()
    .filter((segment) => segment.mm > AT_END);
}

/** The track of a base's front midpoint along its own way; a pivot counts by its chord, and faces along it. */
export const trackOfWay = (way: Way): Track =>
  way.stages.map((stage: Stage) => {
    const from = stage.from[0] as Pose;
    const to = stage.to[0] as Pose;
    const turn = signedTurn(from.facing, to.facing);
    return { from, to, facing: Math.round(inTurn(from.facing + turn / 2)), mm: distance(from, to) };
  });

export const lengthOf = (track: Track): number => track.reduce((sum, { mm }) => sum + mm, 0);

/**
 * The pose on a track so many millimetres before its end, facing along its segment: at a corner, along the one
 * that follows. Beyond its beginning straight back from `last`.
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

/** How far before the end of a track its segments meet. */
export function cornersBack(track: Track): readonly number[] {
  let back = 0;
  return track.toReversed().map((segment) => {
    back += segment.mm;
    return back;
  });
}
