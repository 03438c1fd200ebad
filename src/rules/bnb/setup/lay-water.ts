/** Where a lake or the sea may lie. Blood and Blades, lake and waterway. */
import type { Battle, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import type { Reason } from '../../../engine/event.ts';
import { type Profile, shoreArea } from '../../../engine/setup/outlines.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { CONTACT_GAP, moreThan } from '../../../geometry/tolerance.ts';
import { broken } from '../citing.ts';
import { BASE_WIDTH, MU } from '../measures.ts';
import { shortEdges } from './sides.ts';

/** The least and greatest distance of a shore from the edge, in millimetres. */
const SHORE = { least: 1 * MU, most: 3 * MU } as const;

/** The water between a shore and an edge of the table. */
export function waterPiece(
  battle: Pick<Battle, 'table'>,
  kind: string,
  id: string,
  shore: Profile,
  edge: TableEdge,
): TerrainPiece {
  return { id, kind, size: 'large', area: shoreArea(battle.table, shore, edge) };
}

/** Every rule that a lake or sea with this shore along this edge breaks. */
export function waterReasons(
  battle: Battle,
  piece: TerrainPiece,
  shore: Profile,
  edge: TableEdge,
): readonly Reason[] {
  const short = shortEdges(battle);
  const out = shore.points.filter(([, mm]) => moreThan(SHORE.least, mm) || moreThan(mm, SHORE.most));
  const [first] = out;
  return [
    ...(short.includes(edge) ? [] : broken('bnb.terrain.13', 'bnb.setup.water-edge', { edge, edges: short })),
    ...(first ? broken('bnb.terrain.14', 'bnb.setup.shore', { ...SHORE, distance: first[1] }) : []),
    ...battle.terrain.flatMap((other) => waysOf(piece, other)),
  ];
}

/** Reasons against another piece where the water would be, or too near. */
function waysOf(piece: TerrainPiece, other: TerrainPiece): readonly Reason[] {
  const distance = polygonsDistance(piece.area ?? [], outlineOf(other));
  const figures = { other: other.id, kind: other.kind, distance, least: BASE_WIDTH };
  if (distance <= CONTACT_GAP)
    return broken(other.line ? 'bnb.terrain.18' : 'bnb.terrain.23', 'bnb.setup.on-feature', figures);
  if (other.line || !moreThan(BASE_WIDTH, distance)) return [];
  return broken('bnb.terrain.22', 'bnb.setup.near-feature', figures);
}
