/** Decides when a bot brings out its hidden bases. */
import { type Battle, basesOnTable, isPlaced, type PlacedBase, type SideId } from '../engine/battle.ts';
import { rectangleOfBase } from '../engine/board/rectangles.ts';
import type { Ruleset } from '../engine/contract.ts';
import { rectanglesDistance } from '../geometry/distance.ts';
import { reachOf } from './board/reach.ts';
import { inBattle, type Situation } from './context.ts';

const hiddenIds = (view: Battle, side: SideId): readonly string[] =>
  view.bases.filter((base) => base.side === side && base.place === 'ambush').map(({ id }) => id);

/** The battle with a side's hidden bases on the table, so that its orders may name them. */
export const withHidden = (rules: Ruleset, view: Battle, side: SideId): Battle =>
  rules.moves.ordered?.(view, hiddenIds(view, side)) ?? view;

function isNearEnemy(situation: Situation, base: PlacedBase): boolean {
  const reach = reachOf(situation, [base]);
  return basesOnTable(situation.battle).some(
    (enemy) =>
      enemy.side !== base.side && rectanglesDistance(rectangleOfBase(base), rectangleOfBase(enemy)) <= reach,
  );
}

/** The situation with hidden bases on the table if one of them can reach an enemy; otherwise unchanged. */
export function readied<Where extends Situation>(situation: Where): Where {
  const { rules, battle, side } = situation;
  const ids = hiddenIds(battle, side);
  if (ids.length === 0) return situation;
  const standing = inBattle(situation, withHidden(rules, battle, side));
  const hidden = standing.battle.bases.filter(
    (base): base is PlacedBase => isPlaced(base) && ids.includes(base.id),
  );
  return hidden.some((base) => isNearEnemy(standing, base)) ? standing : situation;
}
