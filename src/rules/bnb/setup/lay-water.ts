/** Where a lake or the sea may lie. Blood and Blades, lake and waterway. */
import type { Battle, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { type Profile, shoreArea } from '../../../engine/setup/outlines.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { CONTACT_GAP, moreThan } from '../../../geometry/tolerance.ts';
import { BASE_WIDTH, MU } from '../measures.ts';
import { shortEdges } from './sides.ts';

/** How far from the edge a shore may run, in millimetres. */
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
  const reasons: Reason[] = [];
  if (!short.includes(edge) && holds('bnb.terrain.13'))
    reasons.push({ rule: 'bnb.terrain.13', key: 'bnb.setup.water-edge', figures: { edge, edges: short } });
  if (out.length > 0 && holds('bnb.terrain.14'))
    reasons.push({
      rule: 'bnb.terrain.14',
      key: 'bnb.setup.shore',
      figures: { ...SHORE, distance: out[0]?.[1] ?? 0 },
    });
  return [...reasons, ...battle.terrain.flatMap((other) => waysOf(piece, other))];
}

/** What lies where the water would be. */
function waysOf(piece: TerrainPiece, other: TerrainPiece): readonly Reason[] {
  const distance = polygonsDistance(piece.area ?? [], outlineOf(other));
  const figures = { other: other.id, kind: other.kind, distance, least: BASE_WIDTH };
  if (distance <= CONTACT_GAP) {
    const rule = other.line ? 'bnb.terrain.18' : 'bnb.terrain.23';
    return holds(rule) ? [{ rule, key: 'bnb.setup.on-feature', figures }] : [];
  }
  if (other.line || !moreThan(BASE_WIDTH, distance) || !holds('bnb.terrain.22')) return [];
  return [{ rule: 'bnb.terrain.22', key: 'bnb.setup.near-feature', figures }];
}
