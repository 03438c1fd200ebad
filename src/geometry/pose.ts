import { direction, HALF_TURN, inTurn, normalFacing, roundLength, signedTurn } from './exact.ts';
import type { Point } from './point.ts';

/** The place of a base: the midpoint of its front edge, in millimetres, and its facing. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/** A pose rounded as events hold it: places to 1/1024 mm, whole facings. */
export function roundPose(pose: Pose): Pose {
  return { x: roundLength(pose.x), y: roundLength(pose.y), facing: normalFacing(pose.facing) };
}

/** Straight ahead by mm, straight back when negative. */
export function ahead(pose: Pose, mm: number): Pose {
  const forward = direction(pose.facing);
  return { x: pose.x + forward.x * mm, y: pose.y + forward.y * mm, facing: pose.facing };
}

/** Sideways by mm, to the right when positive. */
export function shifted(pose: Pose, mm: number): Pose {
  const forward = direction(pose.facing);
  return { x: pose.x + forward.y * mm, y: pose.y - forward.x * mm, facing: pose.facing };
}

/** Turned about on the spot: the same ground, facing the other way. */
export function turnedAbout(pose: Pose, depth: number): Pose {
  return { ...ahead(pose, -depth), facing: inTurn(pose.facing + HALF_TURN) };
}

/** A point turned clockwise about a centre. */
export function rotatedPoint(p: Point, centre: Point, turn: number): Point {
  const { x: s, y: c } = direction(turn);
  const dx = p.x - centre.x;
  const dy = p.y - centre.y;
  return { x: centre.x + dx * c + dy * s, y: centre.y - dx * s + dy * c };
}

/** The whole pose turned clockwise about a centre (anticlockwise when negative). */
export function rotated(pose: Pose, centre: Point, turn: number): Pose {
  const { x, y } = rotatedPoint(pose, centre, turn);
  return { x, y, facing: inTurn(pose.facing + turn) };
}

/** The front corner about which a pivot turns. */
export function pivotCentre(pose: Pose, width: number, on: 'left' | 'right'): Point {
  const { x, y } = shifted(pose, on === 'left' ? -width / 2 : width / 2);
  return { x, y };
}

/** A pivot forward on one front corner, the other corner swinging forward by `turn` (>= 0). */
export function pivoted(pose: Pose, width: number, on: 'left' | 'right', turn: number): Pose {
  return rotated(pose, pivotCentre(pose, width, on), on === 'left' ? -turn : turn);
}

/** A pose part of the way from one to another: the place in a straight line, the facing by the shorter turn. */
export function between(from: Pose, to: Pose, fraction: number): Pose {
  if (fraction === 1) return to;
  return {
    x: from.x + (to.x - from.x) * fraction,
    y: from.y + (to.y - from.y) * fraction,
    facing: inTurn(from.facing + signedTurn(from.facing, to.facing) * fraction),
  };
}
