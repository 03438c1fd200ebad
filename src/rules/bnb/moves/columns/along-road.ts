/** The way of a column's head along a road. Blood and Blades, roads. */
import type { PlacedBase } from '../../../../engine/battle.ts';
import type { Leg } from '../../../../engine/command.ts';
import { degreesOf, direction, facingOf, signedTurn } from '../../../../geometry/exact.ts';
import { distance, type Point, segmentDistance } from '../../../../geometry/point.ts';
import { EQUAL_LENGTH, PARALLEL_TURN } from '../../../../geometry/tolerance.ts';

const headingOf = (from: Point, to: Point): number => facingOf(to.x - from.x, to.y - from.y);

/** The corners of the road ahead of a base, from the next one on; null if it does not stand along the road. */
function cornersAhead(line: readonly Point[], { pose }: PlacedBase): readonly Point[] | null {
  for (const way of [line, line.toReversed()])
    for (let at = 1; at < way.length; at++) {
      const [a, b] = [way[at - 1] as Point, way[at] as Point];
      const along = Math.abs(signedTurn(pose.facing, headingOf(a, b))) <= PARALLEL_TURN;
      if (along && segmentDistance(pose, a, b) <= EQUAL_LENGTH) return way.slice(at);
    }
  return null;
}

/** How far before a corner a pivot begins, and after it ends, to lead from one stretch to the next. */
function offCorner(width: number, turn: number): number {
  const { x, y } = direction(Math.abs(turn) / 2);
  return (width / 2) * (x / y);
}

/**
 * The legs that take a head along a road for `reach` millimetres, or to the road's end; null if the head does not
 * stand on the road and face along it.
 */
export function pathAlong(line: readonly Point[], head: PlacedBase, reach: number): readonly Leg[] | null {
  const corners = cornersAhead(line, head);
  if (!corners) return null;
  const path: Leg[] = [];
  let [here, facing, off, gone] = [head.pose as Point, head.pose.facing, 0, 0];
  for (const [at, corner] of corners.entries()) {
    const next = corners[at + 1];
    const turn = next ? signedTurn(facing, headingOf(corner, next)) : 0;
    const short = next ? offCorner(head.width, turn) : 0;
    const forward = distance(here, corner) - off - short;
    if (forward < 0) return path.length > 0 ? path : null;
    if (gone + forward >= reach || !next) return [...path, { forward: Math.min(forward, reach - gone) }];
    gone += forward;
    path.push({ forward }, { pivot: turn < 0 ? 'left' : 'right', degrees: degreesOf(Math.abs(turn)) });
    [here, facing, off] = [corner, headingOf(corner, next), short];
  }
  return path;
}
