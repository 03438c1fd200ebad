/** When a base must look to its safety. */
import type { PlacedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { rectanglesDistance } from '../../geometry/distance.ts';
import { nearestEnemy } from '../board/reach.ts';
import type { Situation } from '../context.ts';

/** An enemy nearer than this is a danger, in millimetres. */
const NEAR = 120;

/** Is an enemy so near to the base that it is in danger? */
export function isEndangered({ battle }: Situation, base: PlacedBase): boolean {
  const enemy = nearestEnemy(battle, base);
  return enemy !== null && rectanglesDistance(rectangleOfBase(base), rectangleOfBase(enemy)) <= NEAR;
}
