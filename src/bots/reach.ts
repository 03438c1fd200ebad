/** How far bases may go in a bound, as a player reckons it. */
import type { Battle, PlacedBase } from '../engine/battle.ts';
import type { Ruleset } from '../engine/contract.ts';
import { counselFor } from './counsel/counsel.ts';
import type { Weighing } from './weighing.ts';

/** Millimetres that these bases go together on most ground, or where roads are reckoned with, on any. */
export function reachOf(rules: Ruleset, battle: Battle, bases: readonly PlacedBase[]): number {
  const { byRoad, stride } = counselFor(rules.id);
  return byRoad ? rules.moves.farthest(battle, bases) : stride(bases);
}

const reaches = new Map<string, number>();

/** The same of one base as its kind usually goes, known once and for all. */
export function usualReach({ rules, battle }: Pick<Weighing, 'rules' | 'battle'>, base: PlacedBase): number {
  const key = `${rules.id} ${base.troop}`;
  const before = reaches.get(key);
  if (before !== undefined) return before;
  const reach = reachOf(rules, battle, [base]);
  reaches.set(key, reach);
  return reach;
}
