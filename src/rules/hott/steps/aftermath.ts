/** What follows a combat besides the moves of elements: spells that hold, strongholds that fall. */
import type { Step } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { text } from '../../../engine/form.ts';
import { tell } from '../../../engine/work.ts';
import type { HottClause } from '../clauses/ids.ts';
import { ensorcel } from '../combat/ensorcel.ts';
import { loseStronghold, strongholdById } from '../stronghold.ts';

/** Puts one base under a spell: `{ base, by, cause }`. */
export const ensorcelled: Step = {
  frame: { base: text, by: text, cause: text },
  run(work, frame) {
    ensorcel(work, String(frame.base), String(frame.by), String(frame.cause) as HottClause);
    return { next: 'done' };
  },
};

/** Takes a stronghold from its side: `{ stronghold, outcome, winner, cause }`. */
export const strongholdFalls: Step = {
  frame: { stronghold: text, outcome: text, winner: text, cause: text },
  run(work, frame) {
    const stronghold = strongholdById(work.battle, String(frame.stronghold));
    if (!stronghold) return { next: 'done' };
    const { outcome, winner, cause } = frame;
    const figures = {
      stronghold: stronghold.id,
      side: stronghold.side,
      outcome: outcome ?? '',
      by: winner ?? '',
    };
    const changes = holds('hott.hold.4') ? [loseStronghold(work.battle, stronghold.id)] : [];
    tell(work, { type: 'stronghold-lost', rule: String(cause), figures }, changes);
    return { next: 'done' };
  },
};
