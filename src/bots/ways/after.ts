/** Carries out a command for a bot, to get the battle after it. */
import type { Battle } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { decide } from '../../engine/game/decide.ts';
import { inBattle, type Situation } from '../context.ts';
import { END_PHASE } from '../questions.ts';

/** The battle after a command; null if the command is refused. */
export function after({ rules, battle, side }: Situation, command: AnyCommand): Battle | null {
  const decision = decide(rules, battle, command, side);
  return decision.ok ? decision.battle : null;
}

/** The situation after bases attacked in flank or rear have turned, if the ruleset turns them before they fight. */
export function faced<Where extends Situation>(situation: Where): Where {
  const { battle, profile } = situation;
  if (!profile.dangers.turnsToFace?.(battle)) return situation;
  const next = after(situation, END_PHASE);
  if (!next || next.turn.bound !== battle.turn.bound) return situation;
  return inBattle(situation, { ...next, turn: battle.turn });
}
