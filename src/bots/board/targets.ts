/** What can be attacked: enemy bases, and pieces of terrain that are foes. */
import type { Battle, PlacedBase, SideId, TerrainPiece } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { wallPlaces } from '../../engine/moves/places.ts';
import type { Point } from '../../geometry/point.ts';
import { centroid } from '../../geometry/polygon.ts';
import { ahead } from '../../geometry/pose.ts';

/** A piece of terrain that its side loses when it is taken. */
export interface FoePiece extends TerrainPiece {
  readonly side: SideId;
  readonly area: readonly Point[];
}

export type Target = PlacedBase | FoePiece;

export const isPiece = (target: Target): target is FoePiece => 'kind' in target;

/** All pieces of a battle that can be attacked. */
export const foePieces = (rules: Ruleset, battle: Battle): readonly FoePiece[] =>
  battle.terrain.filter(
    (piece): piece is FoePiece =>
      piece.side !== undefined && piece.area !== undefined && rules.isFoe?.(battle, piece.id) === true,
  );

export const piecesAgainst = (rules: Ruleset, battle: Battle, side: SideId): readonly FoePiece[] =>
  foePieces(rules, battle).filter((piece) => piece.side !== side);

export const centreOf = (target: Target): Point =>
  isPiece(target) ? centroid(target.area) : rectangleOfBase(target).centre;

/** So far before a wall there is room to stand, in millimetres. */
export const ROOM = 45;

/** Where those who would storm a piece come together: before the wall nearest to the middle of the table. */
export function stormingPoint({ table }: Battle, base: PlacedBase, piece: FoePiece): Point {
  const points = wallPlaces(base, piece).map(({ pose }) => ahead(pose, -ROOM));
  const mm = ({ x, y }: Point): number => (x - table.width / 2) ** 2 + (y - table.depth / 2) ** 2;
  return points.reduce<Point>(
    (best, point) => (mm(point) < mm(best) ? point : best),
    points[0] ?? centreOf(piece),
  );
}
