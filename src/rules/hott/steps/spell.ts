/** One bespelling, from its price to its outcome. Hordes of the Things, Magical attack. */

import { fightThere, marked, settleFight, throwFor } from '../../../engine/combat/fighting.ts';
import { type AnyCommand, facesOf } from '../../../engine/command.ts';
import type { FrameOf, Next, Work } from '../../../engine/contract/sequence.ts';
import { after, DONE } from '../../../engine/game/asking.ts';
import { tell } from '../../../engine/game/work.ts';
import { framesAfter } from '../combat/aftermath.ts';
import type { HottAssessment } from '../combat/combatant.ts';
import { onesCounted } from '../combat/ensorcel.ts';
import type { HottStep } from '../commands.ts';
import { doneWith } from '../shooting/resolved.ts';
import { targetOf } from '../shooting/target.ts';
import {
  fightOfSpell,
  HAS_BESPELLED,
  SPELL_ORDER,
  type SpellOrder,
  spellPayment,
} from '../spells/bespelling.ts';

const FRAME = { order: SPELL_ORDER };

type SpellFrame = FrameOf<typeof FRAME>;

/** The frame of a legal bespelling. */
export const spellFrame = (order: SpellOrder): SpellFrame => ({ step: 'spell', order });

/** Pays the price, then asks for the dice. */
function run(work: Work, { order }: SpellFrame): Next {
  const fight = fightThere(work, fightOfSpell(order));
  if (!fight) return DONE;
  const changes = spellPayment(work.battle, order);
  return throwFor(work, fight, { type: 'spell-begins', rule: 'hott.spell.1' }, { changes });
}

function answer(work: Work, { order }: SpellFrame, command: AnyCommand): Next {
  const { battle } = work;
  const fight = fightThere(work, fightOfSpell(order));
  if (!fight) return DONE;
  const faces = facesOf(command);
  const { assessment, settlement, figures } = settleFight<HottAssessment>(work, fight, faces);
  const frames = framesAfter(battle, assessment, settlement, faces);
  const target = targetOf(battle, order.target);
  tell(work, { type: 'spell', rule: 'hott.cf.1', figures }, [
    ...marked(battle, [order.base, ...(order.aiding ?? [])], HAS_BESPELLED),
    ...(target ? [doneWith(battle, target, 'bespelledAt')] : []),
    ...onesCounted(battle, assessment, faces),
  ]);
  return after(frames, null);
}

/** A bespelling: `{ order }`. */
export const spell: HottStep<typeof FRAME> = { frame: FRAME, run, answer };
