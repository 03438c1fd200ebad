/** Ways back from the enemy, to get room before it. */
import { basesOnTable } from '../../engine/battle.ts';
import { mayMove, ownBases } from '../board/groups.ts';
import { isJammed } from '../board/jammed.ts';
import type { Context } from '../context.ts';
import type { Idea } from '../ideas/idea.ts';
import { type Way, wayOf } from './way.ts';

/** How far bases go back, in millimetres: far enough to line up, and near enough to return. */
const STEPS = [40, 20] as const;

/** Ways of single jammed bases straight back from the enemy. */
export function retreats(context: Context): readonly Way[] {
  const { battle, side } = context;
  const enemies = basesOnTable(battle).filter((base) => base.side !== side);
  const jammed = ownBases(context).filter(
    (base) => base.start === null && mayMove(context, base) && isJammed(battle, base, enemies),
  );
  return jammed.flatMap((base) => {
    const idea: Idea = { bases: [base], goals: [], kinds: ['back'], promise: 0, why: 'bot.make-room' };
    return STEPS.flatMap(
      (back) => wayOf(context, idea, { type: 'move', bases: [base.id], path: [{ back }] }) ?? [],
    );
  });
}
