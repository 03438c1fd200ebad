/** When an element is uphill of another. Hordes of the Things, Terrain. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { highestOf, pointsOfEdge, pointsOfGround } from '../../engine/board/heights.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { holds } from '../../engine/effects.ts';
import { isHill } from './going.ts';

/** Heights run from 0 at a hill's edge to 1 on its crest; smaller differences than this do not count. */
const SAME_HEIGHT = 0.01;

/**
 * Is an element uphill of an opponent? Where the two touch, both fronts are at the same height. So the element with
 * higher ground behind its front is uphill, if its front is not lower than any part of the opponent.
 */
export function isUphill(battle: Battle, base: PlacedBase, opponent: PlacedBase): boolean {
  const hills = battle.terrain.filter(
    (piece) => isHill(piece) && (piece.crest !== undefined || holds('hott.hill.2')),
  );
  if (hills.length === 0) return false;
  const front = highestOf(hills, pointsOfEdge(rectangleOfBase(base), 'front'));
  if (front <= SAME_HEIGHT) return false;
  const mine = highestOf(hills, pointsOfGround(rectangleOfBase(base), hills));
  const theirs = highestOf(hills, pointsOfGround(rectangleOfBase(opponent), hills));
  return front >= theirs - SAME_HEIGHT && mine > theirs + SAME_HEIGHT && holds('hott.hill.1');
}
