/** Going to meet the enemy: far from him, lines and ground matter little, and every step towards him is a gain. */
import { basesOnTable, type PlacedBase } from '../engine/battle.ts';
import { distance } from '../geometry/point.ts';
import type { Weighing } from './weighing.ts';

/** How far it is to the nearest enemy that a base can attack, in millimetres. */
function toEnemy({ battle, counsel }: Weighing, base: PlacedBase): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of basesOnTable(battle))
    if (other.side !== base.side && counsel.canAttack(base, other))
      least = Math.min(least, distance(base.pose, other.pose));
  return least;
}

/** What standing so near to the enemy, in such order, is worth. */
export function marchWorth(weighing: Weighing, base: PlacedBase, order: number): number {
  const { march } = weighing.counsel;
  if (!march) return order;
  const mm = toEnemy(weighing, base);
  if (mm <= march.near) return order;
  const far = march.stays(base) || mm === Number.POSITIVE_INFINITY ? 0 : mm - march.near;
  return (order * march.near) / mm - (march.pull * weighing.heat * far) / 100;
}
