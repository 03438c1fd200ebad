/** When bots bring out what they hide. */
import { type Battle, basesOnTable, isPlaced, type PlacedBase, type SideId } from '../engine/battle.ts';
import { rectangleOfBase } from '../engine/board/rectangles.ts';
import type { Ruleset } from '../engine/contract.ts';
import { rectanglesDistance } from '../geometry/distance.ts';
import { reachOf } from './board/reach.ts';

const hiddenIds = (view: Battle, side: SideId): readonly string[] =>
  view.bases.filter((base) => base.side === side && base.place === 'ambush').map(({ id }) => id);

/** The battle as if what a side hides stood on the table: its orders may name it. */
export const withHidden = (rules: Ruleset, view: Battle, side: SideId): Battle =>
  rules.moves.ordered?.(view, hiddenIds(view, side)) ?? view;

function isReached(rules: Ruleset, battle: Battle, base: PlacedBase): boolean {
  const reach = reachOf(rules, battle, [base]);
  return basesOnTable(battle).some(
    (enemy) =>
      enemy.side !== base.side && rectanglesDistance(rectangleOfBase(base), rectangleOfBase(enemy)) <= reach,
  );
}

/** The same once one of those who hide could reach an enemy: until then they keep still. */
export function readied(rules: Ruleset, view: Battle, side: SideId): Battle {
  const ids = hiddenIds(view, side);
  if (ids.length === 0) return view;
  const standing = withHidden(rules, view, side);
  const lurkers = standing.bases.filter(
    (base): base is PlacedBase => isPlaced(base) && ids.includes(base.id),
  );
  return lurkers.some((base) => isReached(rules, standing, base)) ? standing : view;
}
