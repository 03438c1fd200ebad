/** The four edges of a table. */
import { HALF_TURN, QUARTER_TURN } from '../../geometry/exact.ts';
import type { Point } from '../../geometry/point.ts';
import { onOutline } from '../../geometry/polygon.ts';
import type { Box } from '../../geometry/rectangle.ts';
import { CONTACT_GAP, moreThan, sameLength } from '../../geometry/tolerance.ts';
import { type Battle, findSide, type SideId, type TableEdge, type TerrainPiece } from '../battle.ts';

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

/** The table edge of a side. */
export const edgeOfSide = (battle: Pick<Battle, 'sides'>, side: SideId): TableEdge =>
  findSide(battle, side)?.edge ?? 'south';

/** The distance from a point to an edge at right angles, in millimetres; negative beyond the edge. */
export function edgeDistance({ table }: Table, edge: TableEdge, p: Point): number {
  if (edge === 'south') return p.y;
  if (edge === 'north') return table.depth - p.y;
  return edge === 'west' ? p.x : table.width - p.x;
}

/** Is it the west or the east edge, which looks along the width of the table? */
export const isSideways = (edge: TableEdge): boolean => edge === 'west' || edge === 'east';

/** The distance from an edge to the opposite one, in millimetres. */
export const acrossFrom = ({ table }: Table, edge: TableEdge): number =>
  isSideways(edge) ? table.width : table.depth;

/** The part of the table within a distance of an edge, in millimetres. */
export function boxBefore({ table }: Table, edge: TableEdge, distance: number): Box {
  const { width, depth } = table;
  return {
    minX: edge === 'east' ? width - distance : 0,
    minY: edge === 'north' ? depth - distance : 0,
    maxX: edge === 'west' ? distance : width,
    maxY: edge === 'south' ? distance : depth,
  };
}

/** The edges on which a point lies. */
export const edgesAt = (battle: Table, p: Point): readonly TableEdge[] =>
  EDGES_CLOCKWISE.filter((edge) => sameLength(edgeDistance(battle, edge, p), 0));

/** Is a point on the table, and on none of its edges? */
export const isWithinEdges = (battle: Table, p: Point): boolean =>
  EDGES_CLOCKWISE.every((edge) => moreThan(edgeDistance(battle, edge, p), 0));

/** Does an area cover the whole of an edge? */
export const coversEdge = (battle: Table, { area = [] }: TerrainPiece, edge: TableEdge): boolean =>
  endsOfEdge(battle, edge).every((end) => onOutline(area, end, CONTACT_GAP));

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
