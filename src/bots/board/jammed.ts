/** Finds jammed bases: so close before an enemy that they can only go back. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { rectanglesDistance } from '../../geometry/distance.ts';
import { aheadOf, rightOf } from '../../geometry/rectangle.ts';

/** Within this distance of an enemy, in millimetres, a base has no room to line up with it. */
const CLOSE = 15;

/** Does an enemy stand right before it, without touching it? */
export function isJammed(battle: Battle, base: PlacedBase, enemies: readonly PlacedBase[]): boolean {
  const mine = rectangleOfBase(base);
  const before = enemies.some((enemy) => {
    const theirs = rectangleOfBase(enemy);
    return (
      aheadOf(mine, theirs.centre) > 0 &&
      Math.abs(rightOf(mine, theirs.centre)) < base.width &&
      rectanglesDistance(mine, theirs) < CLOSE
    );
  });
  return before && enemyContacts(battle, base).length === 0;
}
