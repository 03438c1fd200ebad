/** Going back from the enemy to have room before it. */
import { basesOnTable } from '../../engine/battle.ts';
import { mayMove, ownBases } from '../board/groups.ts';
import { isJammed } from '../board/jammed.ts';
import type { Context } from '../context.ts';
import type { Idea } from '../ideas/idea.ts';
import { type Way, wayOf } from './way.ts';

/** How far they go back, in millimetres: far enough to line up, near enough to come again. */
const STEPS = [40, 20] as const;

/** Single bases that go straight back from the enemy before which they are jammed. */
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
