/** Leaving a fight that goes ill, where the ruleset lets those go who are faster. */
import { type Battle, basesOnTable, type SideId } from '../../engine/battle.ts';
import { counselFor } from '../plain-profile.ts';
import type { Idea } from './idea.ts';

/** Those who fight and may still be ordered go straight back, one by one. */
export function breakOffs(battle: Battle, side: SideId): readonly Idea[] {
  const counsel = counselFor(battle.ruleset);
  if (!counsel.breaksOff) return [];
  return basesOnTable(battle)
    .filter((base) => base.side === side && counsel.mayMove(base) && counsel.isHeld(battle, base))
    .map((base) => ({ bases: [base], goals: [], kinds: ['back'], promise: 1, why: 'bot.break-off' }));
}
