/** In which contacts a move may end. Blood and Blades, flank and rear attacks. */

import { flankAttacked, rearAttacked, startsBehind, startsBeside } from '../../../engine/board/positions.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import type { EndContact } from '../../../engine/moves/end-contacts.ts';
import { type Ending, moverOf } from '../../../engine/moves/trace.ts';
import { breaks } from '../citing.ts';
import { isBaggage } from '../troops/base.ts';

function flankBroken(trace: Ending, contact: EndContact): Broken | null {
  const side = flankAttacked(contact.touches);
  const mover = moverOf(trace, contact);
  if (!side || startsBeside(rectangleOfBase(mover), rectangleOfBase(contact.other), side)) return null;
  const rule = side === 'left' ? 'bnb.flank.2' : 'bnb.flank.3';
  if (!holds(rule) || !holds('bnb.flank.4')) return null;
  return breaks(trace.way.stages.length, rule, 'bnb.flank-start', {
    base: mover.id,
    other: contact.other.id,
    side,
  });
}

function rearBroken(trace: Ending, contact: EndContact): Broken | null {
  const mover = moverOf(trace, contact);
  if (!rearAttacked(contact.touches)) return null;
  if (startsBehind(rectangleOfBase(mover), rectangleOfBase(contact.other)) || !holds('bnb.rear.2'))
    return null;
  return breaks(trace.way.stages.length, 'bnb.rear.2', 'bnb.rear-start', {
    base: mover.id,
    other: contact.other.id,
  });
}

/** A move may end in a flank or rear attack only if its start allows it. */
export function positionBroken(trace: Ending): readonly Broken[] {
  const found: Broken[] = [];
  for (const contact of trace.contacts) {
    if (contact.other.side === moverOf(trace, contact).side || isBaggage(contact.other)) continue;
    const broken = flankBroken(trace, contact) ?? rearBroken(trace, contact);
    if (broken) found.push(broken);
  }
  return found;
}
