/** The crossings that a river gets where a road and it are laid over each other. */
import type { Point } from '../../../geometry/point.ts';
import type { TerrainPiece } from '../../battle.ts';

/** What a ruleset calls roads and rivers, and where one of each meet. */
export interface Crossable {
  isRoad(piece: TerrainPiece): boolean;
  isRiver(piece: TerrainPiece): boolean;
  meetings(road: TerrainPiece, river: TerrainPiece): readonly Point[];
}

/** A river, and the places where a road crosses it. */
interface Crossed {
  readonly river: TerrainPiece;
  readonly places: readonly Point[];
}

/** The rivers that a new road crosses, or the new river once for each road over it. */
export function crossedRivers(
  { isRoad, isRiver, meetings }: Crossable,
  terrain: readonly TerrainPiece[],
  piece: TerrainPiece,
): readonly Crossed[] {
  const others = terrain.filter(({ id }) => id !== piece.id);
  const pairs = isRiver(piece)
    ? others.filter(isRoad).map((road) => ({ river: piece, places: meetings(road, piece) }))
    : others.filter(isRiver).map((river) => ({ river, places: meetings(piece, river) }));
  return pairs.filter(({ places }) => places.length > 0);
}

/** The new road or river, and the other rivers that it gives crossings of this kind to. */
export function withCrossings(
  crossable: Crossable,
  terrain: readonly TerrainPiece[],
  piece: TerrainPiece,
  kind: string,
): readonly TerrainPiece[] {
  const pieces = new Map([[piece.id, piece]]);
  for (const { river, places } of crossedRivers(crossable, terrain, piece)) {
    const now = pieces.get(river.id) ?? river;
    const added = places.map(({ x, y }) => ({ at: [x, y] as const, kind }));
    pieces.set(river.id, { ...now, crossings: [...(now.crossings ?? []), ...added] });
  }
  return [...pieces.values()];
}
