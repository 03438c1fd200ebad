/** Marches of groups that no enemy is near. They are ordered at once, without a comparison with other orders. */
import type { PlacedBase } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import { judgeMove } from '../../engine/moves/judge.ts';
import { distance } from '../../geometry/point.ts';
import { ahead, type Pose } from '../../geometry/pose.ts';
import { freeGroups, mayMove } from '../board/groups.ts';
import { nearestEnemy, reachOf } from '../board/reach.ts';
import type { FastMarch } from '../knowledge/profile.ts';
import { traitsOf } from '../knowledge/roles.ts';
import { byCommand, type OrderContext } from '../order-context.ts';
import { isRefused } from '../questions.ts';

/** A march brings a base nearer to an enemy by at least this share of its way. */
const LEAST = 0.5;

/** Does a march of this length lead a base towards the enemy, and end far enough from all? */
function isOnItsWay({ battle }: OrderContext, { apart }: FastMarch, base: PlacedBase, mm: number): boolean {
  const enemy = nearestEnemy(battle, base);
  if (!enemy) return false;
  const far = (pose: Pose): number => distance(pose, enemy.pose);
  const after = far(ahead(base.pose, mm));
  return after >= apart && far(base.pose) - after >= LEAST * mm;
}

/** The march of a group straight on; null if an enemy is near, or if the march is not legal. */
function marchOf(context: OrderContext, march: FastMarch, group: readonly PlacedBase[]): MoveCommand | null {
  const { rules, battle, side, refused } = context;
  const mm = reachOf(context, group);
  if (!group.every((base) => isOnItsWay(context, march, base, mm))) return null;
  const bases = group.map(({ id }) => id);
  const command: MoveCommand = { type: 'move', bases, path: [{ forward: mm }], kind: march.kind };
  if (isRefused(command, refused)) return null;
  return judgeMove(rules, battle, command, side).reasons.length === 0 ? command : null;
}

/** The first march of a group that is far from the enemy; null if there is none. */
export function marchFor(context: OrderContext): MoveCommand | null {
  const { orders, troops } = context.profile;
  const { march } = orders;
  if (!march) return null;
  for (const part of byCommand(context)) {
    const groups = freeGroups(
      part,
      (situation, base) =>
        mayMove(situation, base) &&
        !traitsOf(situation, base).keptBack &&
        troops.runsAway?.(situation.battle, base) !== true,
    );
    for (const group of groups) {
      const found = marchOf(part, march, group);
      if (found) return found;
    }
  }
  return null;
}
