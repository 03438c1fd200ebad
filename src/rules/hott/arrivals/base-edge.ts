/** Places against a side's base edge. */
import { type Base, type Battle, findSide, type SideId, type TableEdge } from '../../../engine/battle.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import { edgeDistance, endsOfEdge } from '../../../engine/setup/edges.ts';
import { HALF_TURN, QUARTER_TURN } from '../../../geometry/exact.ts';
import { along, distance, type Point } from '../../../geometry/point.ts';
import { ahead, type Pose, roundPose } from '../../../geometry/pose.ts';
import { edgeOf } from '../../../geometry/rectangle.ts';
import { CONTACT_GAP, parallel } from '../../../geometry/tolerance.ts';

/** The facing into the board from an edge. */
const INWARD: Readonly<Record<TableEdge, number>> = {
  south: 0,
  west: QUARTER_TURN,
  north: HALF_TURN,
  east: HALF_TURN + QUARTER_TURN,
};

export const edgeOfSide = (battle: Battle, side: SideId): TableEdge =>
  findSide(battle, side)?.edge ?? 'south';

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
