/** Distances to enemies, and the reach of bases in a bound. */
import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import type { Situation } from '../context.ts';

/** Millimetres that these bases may move together, as a player estimates. */
export const reachOf = (situation: Situation, bases: readonly PlacedBase[]): number =>
  situation.profile.orders.reach(situation, bases);

/** The enemy nearest to a base. */
export function nearestEnemy(battle: Battle, base: PlacedBase): PlacedBase | null {
  let best: PlacedBase | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of basesOnTable(battle)) {
    if (other.side === base.side) continue;
    const dx = other.pose.x - base.pose.x;
    const dy = other.pose.y - base.pose.y;
    if (dx * dx + dy * dy >= least) continue;
    least = dx * dx + dy * dy;
    best = other;
  }
  return best;
}
