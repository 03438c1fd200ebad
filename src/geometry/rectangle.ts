import { direction } from './exact.ts';
import { midpoint, type Point } from './point.ts';
import type { Pose } from './pose.ts';

/** Bounds along the axes of the table. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** A base's outline with the measures that are often needed. It is made once per pose and never changes. */
export interface Rectangle {
  readonly pose: Pose;
  readonly width: number;
  readonly depth: number;
  readonly centre: Point;
  /** Unit vector to the front; the one to the right is (forward.y, -forward.x). */
  readonly forward: Point;
  /** Half the diagonal. */
  readonly radius: number;
  readonly frontLeft: Point;
  readonly frontRight: Point;
  readonly rearRight: Point;
  readonly rearLeft: Point;
  /** Clockwise from the front left. */
  readonly corners: readonly [Point, Point, Point, Point];
  readonly box: Box;
}

export type EdgeName = 'front' | 'right' | 'rear' | 'left';
export type CornerName = 'front-left' | 'front-right' | 'rear-right' | 'rear-left';

/** Clockwise, so that an edge's place in the list is its outward facing in quarter turns. */
export const EDGE_NAMES: readonly [EdgeName, EdgeName, EdgeName, EdgeName] = [
  'front',
  'right',
  'rear',
  'left',
];
/** In the order of `corners`; edge i runs from corner i to corner i + 1. */
export const CORNER_NAMES: readonly [CornerName, CornerName, CornerName, CornerName] = [
  'front-left',
  'front-right',
  'rear-right',
  'rear-left',
];

export function rectangleOf(pose: Pose, width: number, depth: number): Rectangle {
  const forward = direction(pose.facing);
  const wx = (forward.y * width) / 2;
  const wy = (-forward.x * width) / 2;
  const dx = forward.x * depth;
  const dy = forward.y * depth;
  const frontLeft = { x: pose.x - wx, y: pose.y - wy };
  const frontRight = { x: pose.x + wx, y: pose.y + wy };
  const rearRight = { x: pose.x + wx - dx, y: pose.y + wy - dy };
  const rearLeft = { x: pose.x - wx - dx, y: pose.y - wy - dy };
  const centre = { x: pose.x - dx / 2, y: pose.y - dy / 2 };
  const reachX = Math.abs(wx) + Math.abs(dx) / 2;
  const reachY = Math.abs(wy) + Math.abs(dy) / 2;
  return {
    pose,
    width,
    depth,
    centre,
    forward,
    radius: Math.sqrt(width * width + depth * depth) / 2,
    frontLeft,
    frontRight,
    rearRight,
    rearLeft,
    corners: [frontLeft, frontRight, rearRight, rearLeft],
    box: {
      minX: centre.x - reachX,
      minY: centre.y - reachY,
      maxX: centre.x + reachX,
      maxY: centre.y + reachY,
    },
  };
}

/** The ends of an edge, clockwise: the front runs from left to right. */
export function edgeOf(rectangle: Rectangle, name: EdgeName): [Point, Point] {
  if (name === 'front') return [rectangle.frontLeft, rectangle.frontRight];
  if (name === 'right') return [rectangle.frontRight, rectangle.rearRight];
  return name === 'rear'
    ? [rectangle.rearRight, rectangle.rearLeft]
    : [rectangle.rearLeft, rectangle.frontLeft];
}

export function cornerOf(rectangle: Rectangle, name: CornerName): Point {
  if (name === 'front-left') return rectangle.frontLeft;
  if (name === 'front-right') return rectangle.frontRight;
  return name === 'rear-right' ? rectangle.rearRight : rectangle.rearLeft;
}

export function edgeMidpoint(rectangle: Rectangle, name: EdgeName): Point {
  const [start, end] = edgeOf(rectangle, name);
  return midpoint(start, end);
}

/** Millimetres that p lies ahead of the line of the front edge, negative behind it. */
export function aheadOf(rectangle: Rectangle, p: Point): number {
  const { pose, forward } = rectangle;
  return (p.x - pose.x) * forward.x + (p.y - pose.y) * forward.y;
}

/** Millimetres that p lies to the right of the middle line, negative to the left. */
export function rightOf(rectangle: Rectangle, p: Point): number {
  const { pose, forward } = rectangle;
  return (p.x - pose.x) * forward.y - (p.y - pose.y) * forward.x;
}

/** Do the boxes come within slack of each other along both axes? */
export function boxesMeet(a: Box, b: Box, slack: number): boolean {
  return (
    a.minX <= b.maxX + slack &&
    b.minX <= a.maxX + slack &&
    a.minY <= b.maxY + slack &&
    b.minY <= a.maxY + slack
  );
}

/** The part that two boxes share. If they do not meet, its least is greater than its most. */
export const commonBox = (a: Box, b: Box): Box => ({
  minX: Math.max(a.minX, b.minX),
  minY: Math.max(a.minY, b.minY),
  maxX: Math.min(a.maxX, b.maxX),
  maxY: Math.min(a.maxY, b.maxY),
});
