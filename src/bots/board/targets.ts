/** The pieces of terrain that can be attacked, and the places from which a base attacks them. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { wallPlaces } from '../../engine/moves/places.ts';
import type { Point } from '../../geometry/point.ts';
import { centroid } from '../../geometry/polygon.ts';
import { ahead } from '../../geometry/pose.ts';
import type { Situation } from '../context.ts';
import { type FoePiece, isPiece, type Target } from './target.ts';

/** All pieces of a battle that can be attacked. */
export const foePieces = ({ rules, battle }: Pick<Situation, 'rules' | 'battle'>): readonly FoePiece[] =>
  battle.terrain.filter(
    (piece): piece is FoePiece =>
      piece.side !== undefined && piece.area !== undefined && rules.combat.isFoe?.(battle, piece.id) === true,
  );

/** The pieces that a side can attack. */
export const piecesAgainst = (situation: Situation, side = situation.side): readonly FoePiece[] =>
  foePieces(situation).filter((piece) => piece.side !== side);

export const centreOf = (target: Target): Point =>
  isPiece(target) ? centroid(target.area) : rectangleOfBase(target).centre;

/** Bases gather this far before a wall, in millimetres. */
export const ROOM = 45;

/** Where bases gather to storm a piece: before the wall nearest to the middle of the table. */
export function stormingPoint({ table }: Battle, base: PlacedBase, piece: FoePiece): Point {
  const points = wallPlaces(base, piece).map(({ pose }) => ahead(pose, -ROOM));
  const mm = ({ x, y }: Point): number => (x - table.width / 2) ** 2 + (y - table.depth / 2) ** 2;
  return points.reduce<Point>(
    (best, point) => (mm(point) < mm(best) ? point : best),
    points[0] ?? centreOf(piece),
  );
}
