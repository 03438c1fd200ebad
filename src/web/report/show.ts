import { type BaseId, type Battle, placedBase } from '../../engine/battle.ts';
import { session } from '../state/battle/session.ts';
import { pick } from '../state/orders/selection.ts';
import { showStep } from '../state/view/playback.ts';
import type { Steps } from '../state/view/recent.ts';
import { tellView } from '../table/view.ts';
import type { Fought } from './fought.ts';

/** Shows the battle before a step and then after it, with bases picked and the place where they stood in sight. */
function show(step: number, before: Battle, bases: readonly BaseId[]): void {
  showStep(step);
  pick(bases);
  tellView(
    'pointedOut',
    bases.flatMap((base) => placedBase(before, base)?.pose ?? []),
  );
}

/** Shows a fight as it stood, and how it was decided. */
export const showFight = ({ step, before, sides }: Pick<Fought, 'step' | 'before' | 'sides'>): void =>
  show(
    step,
    before,
    sides.map(({ base }) => base),
  );

/** Shows how a base was lost between two steps: its last fight, with the dice and what they count. */
export function showLoss({ from, to }: Steps, base: BaseId): void {
  const battles = session.peek()?.play.battles ?? [];
  const at = battles.slice(from, to + 1).findLastIndex((battle) => placedBase(battle, base));
  const before = battles[from + at];
  if (at >= 0 && before) show(from + at + 1, before, [base]);
}
