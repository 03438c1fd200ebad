/** What a command leads to. */
import type { Battle } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { decide } from '../../engine/decide.ts';
import { inBattle, type Situation } from '../context.ts';
import { END_PHASE } from '../questions.ts';

/** The battle once a command is carried out; null when it is refused. */
export function after({ rules, battle, side }: Situation, command: AnyCommand): Battle | null {
  const decision = decide(rules, battle, command, side);
  return decision.ok ? decision.battle : null;
}

/** The situation once bases that are attacked in flank or rear have turned, where they do before they fight. */
export function faced<Where extends Situation>(situation: Where): Where {
  const { battle, profile } = situation;
  if (!profile.dangers.turnsToFace?.(battle)) return situation;
  const next = after(situation, END_PHASE);
  if (!next || next.turn.bound !== battle.turn.bound) return situation;
  return inBattle(situation, { ...next, turn: battle.turn });
}
