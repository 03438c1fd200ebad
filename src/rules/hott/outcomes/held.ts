/** The enemies that keep a base from recoiling. Hordes of the Things, Recoiling. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import type { Gone } from '../../../engine/outcomes/plan.ts';
import { attackersAside } from '../board/contacts.ts';
import { passingRule } from '../board/passing.ts';
import type { HottClause } from '../clauses/ids.ts';
import { isAerial, isGeneral, isOf } from '../troops/base.ts';

export const isHeldAside = (battle: Battle, base: PlacedBase): boolean =>
  attackersAside(battle, base).length > 0;

/** Could it pass or trample this enemy if the enemy merely stood in its way? */
function couldClear(battle: Battle, base: PlacedBase, enemy: PlacedBase): boolean {
  const tramples = isOf(base, 'Behemoth', 'Dragon') && !isAerial(enemy) && !isOf(enemy, 'Behemoth');
  return tramples || passingRule(battle, base, enemy, 'recoiling') !== null;
}

/**
 * The clause that destroys a base instead of a recoil, and the enemies that keep it from recoiling; null if it may
 * recoil.
 */
export function keptFromRecoil(battle: Battle, base: PlacedBase): Omit<Gone, 'base' | 'to'> | null {
  const all = attackersAside(battle, base);
  const holders = holds('hott.recoil.11') ? all : all.filter((enemy) => !couldClear(battle, base, enemy));
  if (holders.length === 0) return null;
  const onlySneakers = holders.every((enemy) => isOf(enemy, 'Sneakers'));
  if (onlySneakers && !isGeneral(base) && holds('hott.recoil.5')) return null;
  const rule: HottClause = 'hott.recoil.4';
  return holds(rule) ? { rule, kept: 'held', by: holders.map(({ id }) => id) } : null;
}
