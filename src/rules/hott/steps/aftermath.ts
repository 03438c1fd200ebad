/** What follows a combat besides moves: elements are ensorcelled, and strongholds fall. */

import { text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/game/work.ts';
import { ensorcel } from '../combat/ensorcel.ts';
import type { HottStep } from '../commands.ts';
import { loseStronghold, strongholdById } from '../ground/stronghold.ts';

const SPELL_FRAME = { base: text, by: text, cause: text };

/** Ensorcels one base: `{ base, by, cause }`. */
export const ensorcelled: HottStep<typeof SPELL_FRAME> = {
  frame: SPELL_FRAME,
  run(work, frame) {
    ensorcel(work, frame.base, frame.by, frame.cause);
    return { next: 'done' };
  },
};

const FALL_FRAME = { stronghold: text, outcome: text, winner: text, cause: text };

/** Takes a stronghold from its side: `{ stronghold, outcome, winner, cause }`. */
export const strongholdFalls: HottStep<typeof FALL_FRAME> = {
  frame: FALL_FRAME,
  run(work, frame) {
    const stronghold = strongholdById(work.battle, frame.stronghold);
    if (!stronghold) return { next: 'done' };
    const { outcome, winner, cause } = frame;
    const figures = { stronghold: stronghold.id, side: stronghold.side, outcome, by: winner };
    const changes = holds('hott.hold.4') ? [loseStronghold(work.battle, stronghold.id)] : [];
    tell(work, { type: 'stronghold-lost', rule: cause, figures }, changes);
    return { next: 'done' };
  },
};
