/** Who stands uphill of whom. Hordes of the Things, Terrain. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { highestOf, pointsOfEdge, pointsOfGround } from '../../engine/board/heights.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { holds } from '../../engine/effects.ts';
import { isHill } from './going.ts';

/** Heights run from 0 at a hill's edge to 1 on its crest; differences up to this are none. */
const SAME_HEIGHT = 0.01;

/** Is any of an element's front edge higher than the whole of another one? */
export function isUphill(battle: Battle, base: PlacedBase, opponent: PlacedBase): boolean {
  const hills = battle.terrain.filter(
    (piece) => isHill(piece) && (piece.crest !== undefined || holds('hott.hill.2')),
  );
  if (hills.length === 0) return false;
  const mine = highestOf(hills, pointsOfEdge(rectangleOfBase(base), 'front'));
  const theirs = mine > 0 ? highestOf(hills, pointsOfGround(rectangleOfBase(opponent), hills)) : 0;
  return mine > theirs + SAME_HEIGHT && holds('hott.hill.1');
}
