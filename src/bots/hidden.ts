/** Decides when a bot brings out its hidden bases, and those that wait at the table edge. */
import { hiddenIds, withHidden } from '../engine/ambush/own-hidden.ts';
import { type Battle, basesOnTable, findBase, isPlaced, type PlacedBase } from '../engine/battle.ts';
import { rectangleOfBase } from '../engine/board/rectangles.ts';
import { rectanglesDistance } from '../geometry/distance.ts';
import { reachOf } from './board/reach.ts';
import { inBattle, type Situation } from './context.ts';

/** Does it wait in the open, outside the table? */
const waits = (view: Battle, id: string): boolean => findBase(view, id)?.place !== 'ambush';

function isNearEnemy(situation: Situation, base: PlacedBase): boolean {
  const reach = reachOf(situation, [base]);
  return basesOnTable(situation.battle).some(
    (enemy) =>
      enemy.side !== base.side && rectanglesDistance(rectangleOfBase(base), rectangleOfBase(enemy)) <= reach,
  );
}

/**
 * The situation with hidden bases on the table if one of them can reach an enemy, or waits at the table edge; otherwise
 * unchanged.
 */
export function readied<Where extends Situation>(situation: Where): Where {
  const { rules, battle, side } = situation;
  const ids = hiddenIds(battle, side);
  if (ids.length === 0) return situation;
  const standing = inBattle(situation, withHidden(rules, battle, side));
  const hidden = standing.battle.bases.filter(
    (base): base is PlacedBase => isPlaced(base) && ids.includes(base.id),
  );
  const comes = (base: PlacedBase): boolean => waits(battle, base.id) || isNearEnemy(standing, base);
  return hidden.some(comes) ? standing : situation;
}
