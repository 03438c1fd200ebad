/** The order of friends that recoil with the loser. Hordes of the Things, Combat outcome. */
import type { BaseId, Battle, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { planRecoil } from '../../../engine/outcomes/recoil.ts';

/** All bases that a recoil of this base would affect. */
function concerned(rules: Ruleset, battle: Battle, base: PlacedBase): readonly BaseId[] {
  const plan = planRecoil(rules, battle, base);
  const stop = plan.stop?.base;
  return [
    base.id,
    ...plan.moves.map((move) => move.base),
    ...plan.gone.map((each) => each.base),
    ...(stop ? [stop] : []),
  ];
}

/** Does the order in which these bases recoil make a difference? */
export function orderMatters(rules: Ruleset, battle: Battle, ids: readonly BaseId[]): boolean {
  const groups = ids.flatMap((id) => {
    const base = placedBase(battle, id);
    return base ? [concerned(rules, battle, base)] : [];
  });
  return groups.some((one, at) => groups.slice(at + 1).some((other) => other.some((id) => one.includes(id))));
}
