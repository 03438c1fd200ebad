/** One bespelling, from its price to what it does. Hordes of the Things, Magical attack. */

import type { Frame, Json } from '../../../engine/battle.ts';
import { type AnyCommand, facesOf } from '../../../engine/command.ts';
import type { Next, Step, Work } from '../../../engine/contract/sequence.ts';
import { fightThere, marked, settleFight, throwFor } from '../../../engine/fighting.ts';
import { listOf, optional, recordWith, text } from '../../../engine/form.ts';
import { tell } from '../../../engine/work.ts';
import { framesAfter } from '../combat/aftermath.ts';
import type { HottAssessment } from '../combat/combatant.ts';
import { onesCounted } from '../combat/ensorcel.ts';
import { doneWith } from '../shooting/resolved.ts';
import { targetOf } from '../shooting/target.ts';
import { fightOfSpell, HAS_BESPELLED, type SpellOrder, spellPayment } from '../spells/bespelling.ts';

/** The frame of a bespelling against which nothing speaks. */
export const spellFrame = (order: SpellOrder): Frame => ({ step: 'spell', order: order as unknown as Json });

const orderOf = (frame: Frame): SpellOrder => frame.order as unknown as SpellOrder;

/** The price is paid before the dice fall. */
function run(work: Work, frame: Frame): Next {
  const order = orderOf(frame);
  const fight = fightThere(work, fightOfSpell(order));
  if (!fight) return { next: 'done' };
  const changes = spellPayment(work.battle, order);
  return throwFor(work, fight, { type: 'spell-begins', rule: 'hott.spell.1' }, { changes });
}

function answer(work: Work, frame: Frame, command: AnyCommand): Next {
  const { battle } = work;
  const order = orderOf(frame);
  const fight = fightThere(work, fightOfSpell(order));
  if (!fight) return { next: 'done' };
  const faces = facesOf(command);
  const { assessment, settlement, figures } = settleFight<HottAssessment>(work, fight, faces);
  const frames = framesAfter(battle, assessment, settlement, faces);
  const target = targetOf(battle, order.target);
  tell(work, { type: 'spell', rule: 'hott.cf.1', figures }, [
    ...marked(battle, [order.base, ...(order.aiding ?? [])], HAS_BESPELLED),
    ...(target ? [doneWith(battle, target, 'bespelledAt')] : []),
    ...onesCounted(battle, assessment, faces),
  ]);
  return { next: 'call', frames, then: null };
}

/** A bespelling: `{ order }`. */
export const spell: Step = {
  frame: { order: recordWith({ base: text, target: text, aiding: optional(listOf(text)) }) },
  run,
  answer,
};
