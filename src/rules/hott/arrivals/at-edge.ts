/** Places against a side's base edge. */
import type { Base, Battle, TableEdge } from '../../../engine/battle.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import { edgeDistance, endsOfEdge, INWARD } from '../../../engine/setup/edges.ts';
import { along, distance, type Point } from '../../../geometry/point.ts';
import { ahead, type Pose, roundPose } from '../../../geometry/pose.ts';
import { edgeOf } from '../../../geometry/rectangle.ts';
import { CONTACT_GAP, parallel } from '../../../geometry/tolerance.ts';

/** Does the whole rear edge lie on a table edge? */
export function rearOnEdge(battle: Battle, base: Base, pose: Pose, edge: TableEdge): boolean {
  const rear = edgeOf(rectangleAt(base, pose), 'rear');
  const near = rear.every((corner) => Math.abs(edgeDistance(battle, edge, corner)) <= CONTACT_GAP);
  return near && parallel(pose.facing, INWARD[edge]);
}

/** Millimetres along an edge. */
export function edgeLength(battle: Battle, edge: TableEdge): number {
  const [from, to] = endsOfEdge(battle, edge) as [Point, Point];
  return distance(from, to);
}

/** With its rear on an edge, facing in, the middle so many millimetres along the edge (from the west or the south). */
export function poseOnEdge(battle: Battle, base: Base, edge: TableEdge, mm: number): Pose {
  const [one, other] = endsOfEdge(battle, edge) as [Point, Point];
  const [from, to] = one.x + one.y <= other.x + other.y ? [one, other] : [other, one];
  const rear = along(from, to, mm / edgeLength(battle, edge));
  return roundPose(ahead({ ...rear, facing: INWARD[edge] }, base.depth));
}
