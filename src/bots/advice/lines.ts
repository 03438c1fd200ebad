/** Does an order keep a line together, its front to the enemy, and the way of others free? */
import { basesOnTable, type PlacedBase, placedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { facingOf, QUARTER_TURN, turnBetween } from '../../geometry/exact.ts';
import type { Point } from '../../geometry/point.ts';
import { aheadOf, rightOf } from '../../geometry/rectangle.ts';
import { countUnheard } from '../board/company.ts';
import { mayMove, ownBases } from '../board/groups.ts';
import { neighboursOf } from '../board/neighbours.ts';
import { reachOf } from '../board/reach.ts';
import { centreOf, piecesAgainst } from '../board/targets.ts';
import type { Order } from '../choose/order.ts';
import { inBattle } from '../context.ts';
import { nearestOf } from '../evaluate/approach.ts';
import { traitsOf } from '../knowledge/roles.ts';
import { type Asked, isGoingBack, isLone, moved } from './asked.ts';

/** A base faces whatever is within this turn of its front. */
const FACED = (QUARTER_TURN * 2) / 3;

/** The smallest turn of a base to one of some points. */
const turnTo = ({ pose }: PlacedBase, points: readonly Point[]): number =>
  Math.min(...points.map(({ x, y }) => turnBetween(pose.facing, facingOf(x - pose.x, y - pose.y))));

/** Does a base turn away from all enemies that are near, without touching one? */
export function turnsAside({ context }: Asked, order: Order): boolean {
  if (order.meets || isGoingBack(order)) return false;
  const { battle, side } = context;
  const enemies = basesOnTable(battle).filter((base) => base.side !== side);
  const pieces = piecesAgainst(context).map(centreOf);
  const turn = (base: PlacedBase): number =>
    turnTo(base, [...nearestOf(base, enemies).map(({ pose }) => pose), ...pieces]);
  return order.idea.bases.some((base) => {
    const there = placedBase(order.battle, base.id);
    return there !== null && turn(there) > Math.max(FACED, turn(base));
  });
}

/** Bases whose facings differ by more than this do not go the same way. */
const ACROSS = QUARTER_TURN / 3;

/** Does a base end across the way of a friend that is still to move? */
export function blocksFriend({ context }: Asked, order: Order): boolean {
  if (order.meets) return false;
  const ids = order.idea.bases.map(({ id }) => id);
  const friends = ownBases(context).filter(
    (base) => !ids.includes(base.id) && mayMove(context, base) && !traitsOf(context, base).stays,
  );
  const stands = (friend: PlacedBase, base: PlacedBase): boolean => {
    const mine = rectangleOfBase(friend);
    const { centre } = rectangleOfBase(base);
    const far = aheadOf(mine, centre);
    return (
      far > 0 &&
      far < reachOf(context, [friend]) &&
      Math.abs(rightOf(mine, centre)) < friend.width / 2 + base.depth / 2
    );
  };
  return moved(order).some((base) => {
    const before = placedBase(context.battle, base.id);
    return friends.some(
      (friend) =>
        turnBetween(friend.pose.facing, base.pose.facing) > ACROSS &&
        stands(friend, base) &&
        !(before && stands(friend, before)),
    );
  });
}

/** A friend this near before a base keeps it from the enemy, in millimetres. */
const BEFORE = 120;

/** Does a friend that faces as it does stand before a base? */
function isBehind(friends: readonly PlacedBase[], base: PlacedBase): boolean {
  const mine = rectangleOfBase(base);
  return friends.some((friend) => {
    if (turnBetween(friend.pose.facing, base.pose.facing) > ACROSS) return false;
    const { centre } = rectangleOfBase(friend);
    const far = aheadOf(mine, centre);
    return far > 0 && far < BEFORE && Math.abs(rightOf(mine, centre)) < (friend.width + base.width) / 2;
  });
}

/**
 * Does it only bring one base, or a commander with others, nearer to the friends close before them? There they fight
 * nobody. A commander may follow to be heard by more of its troops.
 */
export function trailsBehind({ context }: Asked, order: Order): boolean {
  const { bases } = order.idea;
  if (order.meets || isGoingBack(order)) return false;
  const leaders = bases.filter((base) => context.profile.troops.commandRange(base) !== null);
  if (leaders.length === 0 && !isLone(order)) return false;
  const later = inBattle(context, order.battle);
  const isHeardMore = (base: PlacedBase): boolean => {
    const there = placedBase(order.battle, base.id);
    return there !== null && countUnheard(later, there) < countUnheard(context, base);
  };
  if (leaders.some(isHeardMore)) return false;
  const friends = ownBases(context).filter(({ id }) => !bases.some((base) => base.id === id));
  return [...bases, ...moved(order)].every((base) => isBehind(friends, base));
}

/** Does it take bases out of a line that could go on with them? */
export function breaksLine({ context }: Asked, order: Order): boolean {
  if (order.meets || isGoingBack(order)) return false;
  const ids = order.idea.bases.map(({ id }) => id);
  return order.idea.bases.some((base) => {
    const there = placedBase(order.battle, base.id);
    const { left, right } = neighboursOf(context.battle, base);
    const now = there && neighboursOf(order.battle, there);
    return [left, right].some(
      (friend) =>
        friend !== null &&
        !ids.includes(friend.id) &&
        mayMove(context, friend) &&
        friend.start === null &&
        now?.left?.id !== friend.id &&
        now?.right?.id !== friend.id,
    );
  });
}
