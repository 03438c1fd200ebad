/** Land troops on a bridge that ships drive back flee to land along it. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { direction, turnOf } from '../../geometry/exact.ts';
import { convexOverlap } from '../../geometry/overlap.ts';
import { add, cross, dot, scale, subtract } from '../../geometry/point.ts';
import { type Pose, roundPose } from '../../geometry/pose.ts';
import { moreThan } from '../../geometry/tolerance.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { bridgesOf, isRiver } from '../ground/rivers.ts';
import { turnedTo } from '../outcomes/flight.ts';
import { placeOnLine } from './along-rivers.ts';

/** The pose after it turns to a facing and goes back until no part of it is nearer to its enemy than before. */
function turnedClear(base: PlacedBase, facing: number): Pose {
  const { forward } = rectangleOfBase(base);
  const after = direction(facing);
  const reach = Math.abs(dot(forward, after)) * base.depth + Math.abs(cross(forward, after)) * base.width;
  const { x, y } = add(turnedTo(base, facing), scale(forward, -(reach - base.depth) / 2));
  return roundPose({ x, y, facing });
}

/**
 * The pose of a land element on a bridge that a ship has beaten, its back to the nearer bank; null for other
 * elements. In the middle of the bridge it goes to its rear.
 */
export function backToBank(
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  winner: PlacedBase | null,
): Pose | null {
  if (game.isNaval(base) || !winner || !game.isNaval(winner) || !holdsIn(game.naval, 'fromBridge'))
    return null;
  const ground = rectangleOfBase(base);
  const river = battle.terrain.find(
    (piece) => isRiver(piece) && bridgesOf(piece).some((square) => convexOverlap(ground.corners, square)),
  );
  const place = river && placeOnLine(river.line ?? [], ground.centre);
  if (!place) return null;
  const across = { x: place.way.y, y: -place.way.x };
  const off = dot(subtract(ground.centre, place.at), across);
  const towards = moreThan(Math.abs(off), 0) ? off : dot(scale(ground.forward, -1), across);
  const away = scale(across, towards < 0 ? 1 : -1);
  return turnedClear(base, turnOf(away.x, away.y));
}
