/** Going back from the enemy to have room before him. */
import type { Battle, SideId } from '../../engine/battle.ts';
import { basesOnTable } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { isJammed } from '../board/jammed.ts';
import { worthFor } from '../evaluate/evaluate.ts';
import { type Idea, mayMove } from '../ideas/idea.ts';
import { counselFor } from '../plain-profile.ts';
import { isRefused, pointsLeft } from '../questions.ts';
import { after, faced } from './after.ts';
import type { Weighed } from './ways.ts';

/** So far they go back, in millimetres: far enough to line up, near enough to come again. */
const STEPS = [40, 20] as const;

/** Single bases that go straight back from the enemy before whom they are jammed. */
export function retreats(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  now: number,
  refused: readonly AnyCommand[],
): readonly Weighed[] {
  if (!counselFor(rules.id).gathers) return [];
  const bases = basesOnTable(view);
  const enemies = bases.filter((base) => base.side !== side);
  const jammed = bases.filter(
    (base) =>
      base.side === side && base.start === null && mayMove(view, base) && isJammed(view, base, enemies),
  );
  return jammed.flatMap((base) => {
    const idea: Idea = { bases: [base], goals: [], kinds: ['back'], promise: 0, why: 'bot.make-room' };
    return STEPS.flatMap((back): readonly Weighed[] => {
      const command = { type: 'move', bases: [base.id], path: [{ back }] };
      const next = isRefused(command, refused) ? null : after(rules, view, command, side);
      if (!next) return [];
      const gain = worthFor(rules, faced(rules, next, side), side) - now;
      return [{ command, gain, cost: pointsLeft(view) - pointsLeft(next), idea }];
    });
  });
}
