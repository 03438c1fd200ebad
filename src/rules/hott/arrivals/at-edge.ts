/** Places for a base with its rear on a table edge. */
import { type Base, type Battle, basesOnTable, type TableEdge } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { edgeDistance, endsOfEdge, INWARD } from '../../../engine/setup/edges.ts';
import { along, distance, type Point, scale, subtract } from '../../../geometry/point.ts';
import type { Polygon } from '../../../geometry/polygon.ts';
import { ahead, type Pose, roundPose } from '../../../geometry/pose.ts';
import { edgeOf } from '../../../geometry/rectangle.ts';
import { touchingPlaces } from '../../../geometry/sliding.ts';
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

/** The ends of an edge, the western or southern one first. */
function fromWestOrSouth(battle: Battle, edge: TableEdge): readonly [Point, Point] {
  const [one, other] = endsOfEdge(battle, edge) as [Point, Point];
  return one.x + one.y <= other.x + other.y ? [one, other] : [other, one];
}

/** The pose with the rear on an edge, facing in, and the middle `mm` along the edge from the west or the south. */
export function poseOnEdge(battle: Battle, base: Base, edge: TableEdge, mm: number): Pose {
  const rear = along(...fromWestOrSouth(battle, edge), mm / edgeLength(battle, edge));
  return roundPose(ahead({ ...rear, facing: INWARD[edge] }, base.depth));
}

/** The outlines of all bases and of all terrain. */
const outlinesOn = (battle: Battle): readonly Polygon[] => [
  ...basesOnTable(battle).map((base) => rectangleOfBase(base).corners),
  ...battle.terrain.map(outlineOf),
];

/**
 * Places along a line where a base, standing with an edge on the line on the side to which `facing` looks, just
 * touches another base or a piece of terrain, in millimetres. The base never sticks out beyond the line's ends.
 */
export function touchingOn(
  battle: Battle,
  { width, depth }: Base,
  [from, to]: readonly [Point, Point],
  facing: number,
): readonly number[] {
  const long = distance(from, to);
  const strip = {
    from,
    along: scale(subtract(to, from), 1 / long),
    across: subtract(ahead({ ...from, facing }, 1), from),
    depth,
  };
  return touchingPlaces(strip, width, outlinesOn(battle)).filter(
    (mm) => mm >= width / 2 && mm <= long - width / 2,
  );
}

/** The same along a table edge, or along a line `inset` millimetres inside it. */
export function touchingOnEdge(battle: Battle, base: Base, edge: TableEdge, inset = 0): readonly number[] {
  const [from, to] = fromWestOrSouth(battle, edge).map((p) => ahead({ ...p, facing: INWARD[edge] }, inset));
  return from && to ? touchingOn(battle, base, [from, to], INWARD[edge]) : [];
}
