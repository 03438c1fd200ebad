/** When an element is uphill of another. Hordes of the Things, Terrain. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { isUpslope } from '../../../engine/board/heights.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { isHill } from './going.ts';

/** Is an element upslope of another one? */
export function isUphill(battle: Battle, base: PlacedBase, opponent: PlacedBase): boolean {
  const hills = battle.terrain.filter(
    (piece) => isHill(piece) && (piece.crest !== undefined || holds('hott.hill.2')),
  );
  return isUpslope(hills, rectangleOfBase(base), rectangleOfBase(opponent)) && holds('hott.hill.1');
}
