/** The type of a way: a legal order for an idea, and the battle after it. */
import type { Battle } from '../../engine/battle.ts';
import type { AnyCommand, MoveCommand } from '../../engine/command.ts';
import { judgeMove } from '../../engine/moves/judge.ts';
import type { Context } from '../context.ts';
import type { Idea } from '../ideas/idea.ts';
import { isRefused, pointsLeft } from '../questions.ts';
import { after } from './after.ts';

/** A legal order and its result. */
export interface Way {
  readonly idea: Idea;
  readonly command: AnyCommand;
  /** The battle after it, before the enemy answers. */
  readonly battle: Battle;
  readonly cost: number;
  /** It ends in contact with an enemy. */
  readonly meets: boolean;
  /** It uses a large part of the reach of its bases, or ends in contact with an enemy. */
  readonly goesFar: boolean;
}

/** What an order costs. One that comes to a river asks for its die, and is paid only after that. */
function costOf({ rules, battle, side }: Context, command: AnyCommand, next: Battle): number {
  const isMove = command.type === 'move' && 'path' in command;
  if (!isMove || next.flow.awaits[0]?.by !== 'dice') return pointsLeft(battle) - pointsLeft(next);
  return judgeMove(rules, battle, command as MoveCommand, side, { free: true }).cost;
}

/** The way of a single command; null if the command is refused. */
export function wayOf(context: Context, idea: Idea, command: AnyCommand): Way | null {
  const next = isRefused(command, context.refused) ? null : after(context, command);
  if (!next) return null;
  const cost = costOf(context, command, next);
  return { idea, command, battle: next, cost, meets: false, goesFar: false };
}
