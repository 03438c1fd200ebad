/**
 * What shields a target from magic: clerics and paladins, and running water. Hordes of the Things, Tactical factors.
 */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { basesOnTable } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { nearestPoints, polygonsDistance } from '../../../geometry/distance.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { crossesRunningWater } from '../ground/water.ts';
import { paces } from '../measures.ts';
import { type Target, targetOf } from '../shooting/target.ts';
import { isOf } from '../troops/base.ts';

export type Shield = 'running-water' | 'holy';

/** How near a cleric or a paladin must be, in millimetres. */
export const HOLY_REACH = paces(600);

/** Is the target near a cleric or a paladin of either side, or one itself? */
const isHolyNear = (battle: Battle, { outline }: Target): boolean =>
  basesOnTable(battle).some(
    (base) =>
      isOf(base, 'Cleric', 'Paladin') &&
      atMost(polygonsDistance(rectangleOfBase(base).corners, outline), HOLY_REACH),
  );

/** Does the shortest line from the bespeller to the target cross running water, even on a bridge? */
const isWaterBetween = (battle: Battle, bespeller: PlacedBase, { outline }: Target): boolean =>
  crossesRunningWater(battle, ...nearestPoints(rectangleOfBase(bespeller).corners, outline));

/** The shield of an element or a stronghold from this main bespeller; null if there is none. */
export function shieldAgainst(battle: Battle, bespeller: PlacedBase, id: string): Shield | null {
  const target = targetOf(battle, id);
  if (!target) return null;
  if (isWaterBetween(battle, bespeller, target)) return 'running-water';
  return isHolyNear(battle, target) ? 'holy' : null;
}
