/** Going to meet the enemy: far from him, lines and ground matter little, and every step towards him is a gain. */
import { basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { facingOf, QUARTER_TURN, turnBetween } from '../../geometry/exact.ts';
import { distance } from '../../geometry/point.ts';
import type { Weighing } from './outlook.ts';

/** So much farther it is to an enemy who stands aside, and to one who stands behind, in millimetres. */
const TURN = { aside: 20, behind: 60 } as const;

/** How far it is to an enemy, and to turn to him: who cannot attack him must at least face him to be attacked. */
function wayTo(base: PlacedBase, other: PlacedBase): number {
  const facing = facingOf(other.pose.x - base.pose.x, other.pose.y - base.pose.y);
  const turn = turnBetween(base.pose.facing, facing);
  const turning = turn <= QUARTER_TURN / 2 ? 0 : turn <= QUARTER_TURN ? TURN.aside : TURN.behind;
  return distance(base.pose, other.pose) + turning;
}

/** The way to the nearest enemy that a base can attack, or who must else come to it. */
function toEnemy({ battle, counsel }: Weighing, base: PlacedBase): number {
  const enemies = basesOnTable(battle).filter(({ side }) => side !== base.side);
  const open = enemies.filter((other) => counsel.canAttack(base, other));
  const ways =
    open.length > 0
      ? open.map((other) => distance(base.pose, other.pose))
      : enemies.map((other) => wayTo(base, other));
  return Math.min(...ways);
}

/** What standing so near to the enemy, in such order, is worth. */
export function marchWorth(weighing: Weighing, base: PlacedBase, order: number): number {
  const { march } = weighing.counsel;
  if (!march) return order;
  const mm = toEnemy(weighing, base);
  // Once it is late, everybody comes nearer.
  const near = march.near / weighing.boldness;
  if (mm <= near) return order;
  const far = march.stays(base) || mm === Number.POSITIVE_INFINITY ? 0 : mm - near;
  return (order * near) / mm - (march.pull * weighing.heat * far) / 100;
}

/** What it is worth that somebody has come to the table at all, however far off the enemy is. */
export function presence({ counsel, heat }: Weighing, base: PlacedBase): number {
  const { march } = counsel;
  return march && !march.stays(base) ? (march.pull * heat * march.far) / 100 : 0;
}
