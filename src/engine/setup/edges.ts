/** The four edges of a table. */
import { HALF_TURN, QUARTER_TURN } from '../../geometry/exact.ts';
import type { Point } from '../../geometry/point.ts';
import { type Battle, findSide, type SideId, type TableEdge } from '../battle.ts';

type Table = Pick<Battle, 'table'>;

/** Clockwise as seen from above. */
export const EDGES_CLOCKWISE: readonly TableEdge[] = ['north', 'east', 'south', 'west'];

export const oppositeEdge = (edge: TableEdge): TableEdge =>
  EDGES_CLOCKWISE[(EDGES_CLOCKWISE.indexOf(edge) + 2) % 4] ?? edge;

/** The facing into the table from an edge. */
export const INWARD: Readonly<Record<TableEdge, number>> = {
  south: 0,
  west: QUARTER_TURN,
  north: HALF_TURN,
  east: HALF_TURN + QUARTER_TURN,
};

/** The edge that a side sits at. */
export const edgeOfSide = (battle: Pick<Battle, 'sides'>, side: SideId): TableEdge =>
  findSide(battle, side)?.edge ?? 'south';

/** Millimetres from a point to an edge, at right angles to it; below 0 beyond it. */
export function edgeDistance({ table }: Table, edge: TableEdge, p: Point): number {
  if (edge === 'south') return p.y;
  if (edge === 'north') return table.depth - p.y;
  return edge === 'west' ? p.x : table.width - p.x;
}

/** The two corners of the table at the ends of an edge. */
export function endsOfEdge({ table }: Table, edge: TableEdge): readonly Point[] {
  const { width, depth } = table;
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  return corners.filter((corner) => edgeDistance({ table }, edge, corner) === 0);
}
