/** A side's base edge, or the shoreline if that edge is sea. Hordes of the Things, Deployment. */
import type { Battle, SideId, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { edgeDistance, edgeOfSide, edgesAt, endsOfEdge } from '../../../engine/setup/edges.ts';
import { outlineDistance } from '../../../geometry/distance.ts';
import { along, distance, midpoint, type Point } from '../../../geometry/point.ts';
import { insideByCrossings } from '../../../geometry/polygon.ts';
import { seaAlong } from './lay.ts';

export interface BaseEdge {
  readonly edge: TableEdge;
  /** The sea along the edge. */
  readonly sea: TerrainPiece | null;
}

export function baseEdgeOf(battle: Battle, side: SideId): BaseEdge {
  const edge = edgeOfSide(battle, side);
  return { edge, sea: seaAlong(battle, edge) };
}

/** Millimetres from a point to the base edge, at right angles, or to the shoreline. */
export function distanceFromBase(battle: Battle, { edge, sea }: BaseEdge, p: Point): number {
  if (!sea) return edgeDistance(battle, edge, p);
  const outline = outlineOf(sea);
  return insideByCrossings(outline, p) ? 0 : outlineDistance(p, outline);
}

/** The stretches of the sea's outline that run inside the board. */
function shoreline(battle: Battle, sea: TerrainPiece): readonly (readonly [Point, Point])[] {
  const outline = outlineOf(sea);
  return outline
    .map((p, at) => [p, outline[(at + 1) % outline.length] as Point] as const)
    .filter((stretch) => edgesAt(battle, midpoint(...stretch)).length === 0);
}

/** The point halfway along these stretches. */
function halfway(stretches: readonly (readonly [Point, Point])[]): Point | null {
  let rest = stretches.reduce((sum, stretch) => sum + distance(...stretch), 0) / 2;
  for (const [from, to] of stretches) {
    const length = distance(from, to);
    if (length >= rest && length > 0) return along(from, to, rest / length);
    rest -= length;
  }
  return null;
}

/** The middle of the base edge, or of the shoreline. */
export function middleOfBase(battle: Battle, { edge, sea }: BaseEdge): Point {
  const [a, b] = endsOfEdge(battle, edge) as [Point, Point];
  const middle = midpoint(a, b);
  return sea ? (halfway(shoreline(battle, sea)) ?? middle) : middle;
}
