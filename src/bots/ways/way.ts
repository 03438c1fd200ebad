import type { Battle } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Context } from '../context.ts';
import type { Idea } from '../ideas/idea.ts';
import { isRefused, pointsLeft } from '../questions.ts';
import { after } from './after.ts';

/** A legal order with what it leads to. */
export interface Way {
  readonly idea: Idea;
  readonly command: AnyCommand;
  /** The battle after it, before the enemy answers. */
  readonly battle: Battle;
  readonly cost: number;
  /** It comes to touch an enemy. */
  readonly meets: boolean;
  /** It gets on, or at an enemy. */
  readonly far: boolean;
}

/** The way of a command that no move is; null where it is refused. */
export function wayOf(context: Context, idea: Idea, command: AnyCommand): Way | null {
  const next = isRefused(command, context.refused) ? null : after(context, command);
  if (!next) return null;
  const cost = pointsLeft(context.battle) - pointsLeft(next);
  return { idea, command, battle: next, cost, meets: false, far: false };
}
