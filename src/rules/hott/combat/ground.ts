/** Whether a magician is near its own stronghold. Hordes of the Things, Tactical factors. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { strongholdOf } from '../ground/stronghold.ts';
import { paces } from '../measures.ts';

/** The reach of a magician's own stronghold. */
const STRONGHOLD_REACH = paces(600);

/** Does a base stand within reach of its own side's stronghold? */
export function isNearOwnStronghold(battle: Battle, base: PlacedBase): boolean {
  const stronghold = strongholdOf(battle, base.side);
  if (!stronghold) return false;
  return atMost(polygonsDistance(rectangleOfBase(base).corners, stronghold.area), STRONGHOLD_REACH);
}
