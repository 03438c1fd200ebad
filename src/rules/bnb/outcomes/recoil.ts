/** Whether a recoil could be made. Blood and Blades, Combat, recoil and tactical factors. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Choices, Gone, OutcomePlan } from '../../../engine/outcomes/plan.ts';
import { planRecoil } from '../../../engine/outcomes/recoil.ts';
import { isBaggage } from '../base.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { attackersAside } from '../combat/help.ts';
import { allAfoot } from '../vehicles.ts';

/** How a recoil made now would end; `off-table` where nothing but a table edge keeps it from its length. */
export type RecoilEnd = 'complete' | 'incomplete' | 'off-table';

function endOf(plan: OutcomePlan, base: PlacedBase): RecoilEnd {
  if (plan.gone.some((each) => each.base === base.id && each.rule === 'bnb.recoil.2')) return 'off-table';
  if (plan.complete) return 'complete';
  return plan.stop?.edge ? 'off-table' : 'incomplete';
}

const BEST: readonly RecoilEnd[] = ['complete', 'off-table', 'incomplete'];

/** Of all its owner could choose, the end that is best for him. */
function bestEnd(rules: Ruleset, battle: Battle, base: PlacedBase, choices: Choices): RecoilEnd {
  const plan = planRecoil(rules, battle, base, { choices });
  const { asks } = plan;
  if (!asks) return endOf(plan, base);
  const ends = asks.options.map((option) =>
    bestEnd(rules, battle, base, { ...choices, [asks.base]: option }),
  );
  return BEST.find((end) => ends.includes(end)) ?? 'incomplete';
}

/** By geometry alone: being attacked in the flank does not count, nor would a base be spared by its kind. */
export const recoilNow = (rules: Ruleset, battle: Battle, base: PlacedBase): RecoilEnd =>
  bestEnd(rules, allAfoot(battle), base, {});

/**
 * The clause by which a base that must go back in any manner is destroyed where it stands, and who holds it; null
 * when it may. Baggage does not go back, but is never attacked aside either.
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

/** Baggage never moves, whatever the outcome. */
export const neverMoves = (base: PlacedBase): boolean => isBaggage(base) && holds('bnb.troop.23');
