/** The pursuit of a winner and of its rear support. Hordes of the Things, Pursuit. */

import { type BaseId, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import type { FrameOf, Work } from '../../../engine/contract/sequence.ts';
import { listOf, optional, text } from '../../../engine/data/form.ts';
import { tell } from '../../../engine/game/work.ts';
import type { OutcomeTale } from '../../../engine/outcomes/carry-out.ts';
import { carryOut } from '../../../engine/outcomes/carry-out.ts';
import { laterContacts } from '../combat/opponents.ts';
import type { HottStep } from '../commands.ts';
import { followRule, pursuitPlan, pursuitRule } from '../outcomes/pursuit.ts';
import { FOLLOWED, TALES } from '../outcomes/tales.ts';

const FRAME = { base: text, against: text, outcome: text, supporters: optional(listOf(text)) };

/** Records an enemy that a pursuer contacts before the close combats of a bound: they fight in the next bound. */
function noteMet(work: Work, id: BaseId): void {
  const base = placedBase(work.battle, id);
  const noted = base && laterContacts(work.battle, base);
  if (noted) tell(work, { type: 'met-in-pursuit', rule: 'hott.pursue.1', figures: { base: id } }, [noted]);
}

/** Pursues the enemy if the ground allows it; says whether it did. */
function pursue(work: Work, base: PlacedBase, tale: OutcomeTale): boolean {
  const plan = pursuitPlan(work.rules, work.battle, base);
  if (!plan) return false;
  carryOut(work, plan, base.id, 'pursue', { ...TALES, pursue: tale });
  noteMet(work, base.id);
  return true;
}

function follow(work: Work, { supporters = [], against }: FrameOf<typeof FRAME>): void {
  for (const id of supporters) {
    const base = placedBase(work.battle, id);
    const rule = base && followRule(work.battle, base, against);
    if (base && rule) pursue(work, base, { ...FOLLOWED, rule });
  }
}

/** A pursuit, which is never a player's choice: `{ base, against, outcome, supporters }`. */
export const pursuit: HottStep<typeof FRAME> = {
  frame: FRAME,
  run(work, frame) {
    const base = placedBase(work.battle, frame.base);
    const rule = base && pursuitRule(work.battle, base, frame.against, frame.outcome);
    if (base && rule && pursue(work, base, { ...TALES.pursue, rule })) follow(work, frame);
    return { next: 'done' };
  },
};
