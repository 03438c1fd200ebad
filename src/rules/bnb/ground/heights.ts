/** Upper ground. Blood and Blades, Combat advantages. */
import type { PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { highestOf, pointsOfEdge, pointsOfGround } from '../../../engine/board/heights.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';

/** Heights, from 0 to 1, count as equal within this. */
const SAME_HEIGHT = 1e-6;

export const isHill = ({ kind }: Pick<TerrainPiece, 'kind'>): boolean => kind === 'H(G)' || kind === 'H(S)';

/** Does the highest point of a base's rear edge lie higher than every point of the other base? */
export function standsHigher(terrain: readonly TerrainPiece[], base: PlacedBase, other: PlacedBase): boolean {
  const hills = terrain.filter(isHill);
  if (hills.length === 0) return false;
  const mine = highestOf(hills, pointsOfEdge(rectangleOfBase(base), 'rear'));
  const theirs = mine > 0 ? highestOf(hills, pointsOfGround(rectangleOfBase(other), hills)) : 0;
  return mine > theirs + SAME_HEIGHT && holds('bnb.terrain.73');
}
