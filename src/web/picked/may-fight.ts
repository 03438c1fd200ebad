/** Can an order bring a fight now? */
import type { BaseId, Battle } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { type CandidateKind, legalCandidates } from '../../engine/moves/family.ts';

/** The places from which a base fights an enemy with its own front. */
const AGAINST: readonly CandidateKind[] = ['front', 'left-flank', 'right-flank', 'rear'];

/** May an order now bring the front of this base against one of these enemies, so that they fight? */
export const mayFight = (rules: Ruleset, battle: Battle, id: BaseId, goals: readonly BaseId[]): boolean =>
  goals.length > 0 &&
  legalCandidates(rules, battle, [id], { goals, only: AGAINST }).some(({ candidate: { kind } }) =>
    AGAINST.includes(kind),
  );
