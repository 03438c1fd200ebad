/** Whether a base could complete a recoil now. Blood and Blades, Combat, recoil and tactical factors. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Choices, Gone, OutcomePlan } from '../../../engine/outcomes/plan.ts';
import { planRecoil } from '../../../engine/outcomes/recoil.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { attackersAside } from '../combat/help.ts';
import { isBaggage } from '../troops/base.ts';
import { allAfoot } from '../troops/vehicles.ts';

/** How a recoil would end now; `off-table` if only a table edge cuts it short. */
export type RecoilEnd = 'complete' | 'incomplete' | 'off-table';

function endOf(plan: OutcomePlan, base: PlacedBase): RecoilEnd {
  if (plan.gone.some((each) => each.base === base.id && each.rule === 'bnb.recoil.2')) return 'off-table';
  if (plan.complete) return 'complete';
  return plan.stop?.edge ? 'off-table' : 'incomplete';
}

const BEST: readonly RecoilEnd[] = ['complete', 'off-table', 'incomplete'];

/** The best end for the base, of all that its owner could choose. */
function bestEnd(rules: Ruleset, battle: Battle, base: PlacedBase, choices: Choices): RecoilEnd {
  const plan = planRecoil(rules, battle, base, { choices });
  const { asks } = plan;
  if (!asks) return endOf(plan, base);
  const ends = asks.options.map((option) =>
    bestEnd(rules, battle, base, { ...choices, [asks.base]: option }),
  );
  return BEST.find((end) => ends.includes(end)) ?? 'incomplete';
}

/** How a recoil would end, by geometry alone: flank attacks and kinds of troops do not count. */
export const recoilNow = (rules: Ruleset, battle: Battle, base: PlacedBase): RecoilEnd =>
  bestEnd(rules, allAfoot(battle), base, {});

/**
 * The clause that destroys a base instead of a move back, and the enemies that keep it from recoiling; null if it may
 * go back. Baggage does not go back, but is never attacked in flank or rear either.
 */
export function keptFromRecoil(
  battle: Battle,
  base: PlacedBase,
  outcome: string,
): Omit<Gone, 'base' | 'to'> | null {
  const rule: BnbClause = outcome === 'recoil' ? 'bnb.recoil.4' : 'bnb.recoil.22';
  const by = [...new Set(attackersAside(battle, base).map(({ id }) => id))];
  return by.length > 0 && holds(rule) ? { rule, kept: 'held', by } : null;
}

/** Baggage never moves by an outcome. */
export const neverMoves = (base: PlacedBase): boolean => isBaggage(base) && holds('bnb.troop.23');
