/** What those who do harm by magic may do to those in their reach. */
import type { PlacedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { rectanglesDistance } from '../../geometry/distance.ts';
import { reachOf } from '../board/reach.ts';
import { isHemmedIn } from '../board/room.ts';
import { spell } from './odds/duel.ts';
import { type Weighing, worthOf } from './outlook.ts';

/** How surely somebody is in reach of a spell: wholly within its range, less until a move beyond it. */
function inReach(weighing: Weighing, caster: PlacedBase, target: PlacedBase, range: number): number {
  const beyond = rectanglesDistance(rectangleOfBase(caster), rectangleOfBase(target)) - range;
  return Math.min(1, Math.max(0, 1 - beyond / reachOf(weighing.rules, weighing.battle, [caster])));
}

/** What the best spell of each of these free bases on those is worth to the side that is weighed. */
export function spellsWorth(
  weighing: Weighing,
  casters: readonly PlacedBase[],
  enemies: readonly PlacedBase[],
): number {
  const { rules, battle, counsel, side } = weighing;
  let sum = 0;
  for (const caster of casters) {
    const range = counsel.bespells?.(caster) ?? null;
    if (range === null) continue;
    let most = 0;
    for (const target of enemies) {
      const near = inReach(weighing, caster, target, range);
      if (near === 0) continue;
      const exchange = spell(rules, battle, caster, target, isHemmedIn(weighing, target));
      most = Math.max(most, near * Math.abs(worthOf(weighing, exchange, caster.side)));
    }
    sum += caster.side === side ? most : -most;
  }
  return sum;
}
