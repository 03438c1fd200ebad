/** What a command leads to. */
import type { Battle, SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { decide } from '../../engine/decide.ts';
import { counselFor } from '../plain-profile.ts';
import { END_PHASE } from '../questions.ts';

/** The battle once this is decided; null when it is refused. */
export function after(rules: Ruleset, view: Battle, command: AnyCommand, side: SideId): Battle | null {
  const decision = decide(rules, view, command, side);
  return decision.ok ? decision.battle : null;
}

/** After bases that were attacked in flank or rear have turned, where they do before they fight. */
export function faced(rules: Ruleset, battle: Battle, side: SideId): Battle {
  if (!counselFor(rules.id).turnsToFace(battle)) return battle;
  const next = after(rules, battle, END_PHASE, side);
  return next && next.turn.bound === battle.turn.bound ? { ...next, turn: battle.turn } : battle;
}
