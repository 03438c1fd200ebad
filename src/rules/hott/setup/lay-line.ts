/** Where rivers and roads may run. Hordes of the Things, Terrain. */
import type { Battle, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { meetingsOfLines } from '../../../engine/board/crossings.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { EDGES_CLOCKWISE, edgeDistance } from '../../../engine/setup/edges.ts';
import { outlineDistance } from '../../../geometry/distance.ts';
import type { Point } from '../../../geometry/point.ts';
import { containsPoint } from '../../../geometry/polygon.ts';
import { CONTACT_GAP, EQUAL_LENGTH } from '../../../geometry/tolerance.ts';

const isRiver = (piece: TerrainPiece): boolean => piece.kind === 'river';

/** Where a river may end inside the board. */
const MOUTHS: readonly string[] = ['sea', 'lake', 'river'];

/** A line that is written may also end beyond the board. */
const edgesAt = (battle: Battle, p: Point): readonly TableEdge[] =>
  EDGES_CLOCKWISE.filter((edge) => edgeDistance(battle, edge, p) <= EQUAL_LENGTH);

const isMouth = (battle: Battle, river: TerrainPiece, p: Point): boolean =>
  battle.terrain.some(
    (piece) =>
      piece.id !== river.id &&
      MOUTHS.includes(piece.kind) &&
      (containsPoint(outlineOf(piece), p) || outlineDistance(p, outlineOf(piece)) <= CONTACT_GAP),
  );

/** Does a river lead from one edge of the board to another, or from an edge to other water? */
function joins(battle: Battle, river: TerrainPiece): boolean {
  const [first, last] = [river.line?.[0], river.line?.at(-1)];
  if (!first || !last) return false;
  const [from, to] = [edgesAt(battle, first), edgesAt(battle, last)];
  if (from.some((edge) => to.some((other) => other !== edge))) return true;
  return (
    (from.length > 0 && isMouth(battle, river, last)) || (to.length > 0 && isMouth(battle, river, first))
  );
}

/** Why a river cannot run so. */
export const riverReasons = (battle: Battle, river: TerrainPiece): readonly Reason[] =>
  joins(battle, river) || !holds('hott.river.1')
    ? []
    : [{ rule: 'hott.river.1', key: 'hott.setup.river-ends', figures: { mouths: MOUTHS } }];

/** The rivers that lead nowhere, as when the lake that they ran into was taken away. */
export const hangingRivers = (battle: Battle): readonly Reason[] =>
  battle.terrain
    .filter((piece) => isRiver(piece) && !joins(battle, piece) && holds('hott.river.1'))
    .map(({ id }) => ({ rule: 'hott.river.1', key: 'hott.setup.river-hangs', figures: { piece: id } }));

/** The rivers that a new road crosses, or the new river that roads cross, with the places. */
function crossed(
  battle: Battle,
  piece: TerrainPiece,
): readonly { readonly river: TerrainPiece; readonly places: readonly Point[] }[] {
  const others = battle.terrain.filter((other) => other.id !== piece.id);
  const lineOf = (other: TerrainPiece) => other.line ?? [];
  const pairs = isRiver(piece)
    ? others
        .filter((other) => other.kind === 'road')
        .map((road) => ({ river: piece, places: meetingsOfLines(lineOf(piece), lineOf(road)) }))
    : others
        .filter(isRiver)
        .map((river) => ({ river, places: meetingsOfLines(lineOf(river), lineOf(piece)) }));
  return pairs.filter(({ places }) => places.length > 0);
}

/** Why a line cannot be laid before it is said how road and river cross. */
export function crossingReasons(
  battle: Battle,
  piece: TerrainPiece,
  kind: string | undefined,
): readonly Reason[] {
  if (kind !== undefined || crossed(battle, piece).length === 0 || !holds('hott.river.6')) return [];
  return [{ rule: 'hott.river.6', key: 'hott.setup.crossing-unsaid', figures: { piece: piece.id } }];
}

/** A line with the rivers whose crossings it adds to, the line itself first. */
export function withCrossings(
  battle: Battle,
  piece: TerrainPiece,
  kind: string | undefined,
): readonly TerrainPiece[] {
  const pieces = new Map([[piece.id, piece]]);
  if (kind === undefined) return [piece];
  for (const { river, places } of crossed(battle, piece)) {
    const now = pieces.get(river.id) ?? river;
    const added = places.map(({ x, y }) => ({ at: [x, y] as const, kind }));
    pieces.set(river.id, { ...now, crossings: [...(now.crossings ?? []), ...added] });
  }
  return [...pieces.values()];
}
