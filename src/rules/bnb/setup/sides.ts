/** Which side of the table a point is nearest to, and the throw for the side of a piece. */
import type { Battle, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { keptByPair } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import { coversEdge, EDGES_CLOCKWISE, edgeDistance } from '../../../engine/setup/edges.ts';
import { outlineDistance } from '../../../geometry/distance.ts';
import type { Point } from '../../../geometry/point.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { isWater } from './terrain-kinds.ts';

/** The side that a face gives: the preferred one for 1 to 3, then the others clockwise from its left. */
export function sideThrown(preferred: TableEdge, face: number): TableEdge {
  const steps = Math.max(0, face - 3);
  return EDGES_CLOCKWISE[(EDGES_CLOCKWISE.indexOf(preferred) + steps) % 4] ?? preferred;
}

/** The two edges at which no player sits. Blood and Blades, tables. */
export const shortEdges = (battle: Pick<Battle, 'sides'>): readonly TableEdge[] =>
  EDGES_CLOCKWISE.filter((edge) => !battle.sides.some((side) => side.edge === edge));

type Shores = ReadonlyMap<TableEdge, TerrainPiece>;

/** The waters that cover a whole side of the table, by side. */
const shoresOf = keptByPair(
  (terrain: Battle['terrain'], table: Battle['table']): Shores =>
    new Map(
      terrain
        .filter(isWater)
        .flatMap((piece) =>
          EDGES_CLOCKWISE.filter((edge) => coversEdge({ table }, piece, edge)).map(
            (edge) => [edge, piece] as const,
          ),
        ),
    ),
);

/** Millimetres to a side, or to the shore of water that covers it. */
function sideDistance(battle: Pick<Battle, 'table' | 'terrain'>, edge: TableEdge, p: Point): number {
  const water = shoresOf(battle.terrain, battle.table).get(edge);
  return water && holds('bnb.terrain.29')
    ? outlineDistance(p, water.area ?? [])
    : edgeDistance(battle, edge, p);
}

/** The other side that is at least as near to a point as `edge`; null if `edge` is nearest. */
export function nearerSide(
  battle: Pick<Battle, 'table' | 'terrain'>,
  edge: TableEdge,
  p: Point,
): { readonly edge: TableEdge; readonly distance: number; readonly wanted: number } | null {
  const wanted = sideDistance(battle, edge, p);
  const others = EDGES_CLOCKWISE.filter((each) => each !== edge)
    .map((each) => ({ edge: each, distance: sideDistance(battle, each, p), wanted }))
    .toSorted((a, b) => a.distance - b.distance);
  const nearest = others[0];
  return nearest && atMost(nearest.distance, wanted) ? nearest : null;
}
