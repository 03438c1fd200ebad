/**
 * Bases whose state forbids or limits moves: halted, packed, in close combat, baggage. Blood and Blades, halts, close
 * combat, baggage.
 */

import type { PlacedBase } from '../../../engine/battle.ts';
import { type BoardContact, contactsOf } from '../../../engine/board/contacts.ts';
import { isFrontCorner } from '../../../engine/board/positions.ts';
import { AT_START, NONE, onEveryWay } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { isStraightBack, type Stage } from '../../../engine/moves/way.ts';
import { fights } from '../board/contacts.ts';
import { breaks, breaksAll } from '../citing.ts';
import { isBaggage } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

export function haltedBroken(trace: Trace): readonly Broken[] {
  const halted = trace.way.movers.find((base) => figure(base.bound, 'halted') > 0);
  if (!halted || !holds('bnb.halt.4')) return NONE;
  return [onEveryWay(breaksAll('bnb.halt.4', 'bnb.halt.halted', { base: halted.id }))];
}

export function baggageBroken(trace: Trace): readonly Broken[] {
  const baggage = trace.way.movers.find(isBaggage);
  if (!baggage || !holds('bnb.troop.23')) return NONE;
  return [breaksAll('bnb.troop.23', 'bnb.baggage-stays', { base: baggage.id })];
}

/** A base that moved in a pack makes no other voluntary move. */
export function packedBroken(trace: Trace): readonly Broken[] {
  const packed = trace.way.movers.find((base) => figure(base.bound, 'pack') > 0);
  if (!packed || !holds('bnb.pack.4')) return NONE;
  return [onEveryWay(breaksAll('bnb.pack.4', 'bnb.pack.moved', { base: packed.id }))];
}

const withTheirFront = (contact: BoardContact): boolean =>
  !isBaggage(contact.base) &&
  contact.touches.some((touch) => touch.theirs === 'front' || isFrontCorner(touch.theirs));

/** Enemies that are in close combat with a base by their front. */
const holders = (trace: Trace, base: PlacedBase): readonly BoardContact[] =>
  contactsOf(trace.battle, base).filter(
    (contact) => contact.base.side !== base.side && fights(contact.touches) && withTheirFront(contact),
  );

const ENGAGED = ['bnb.move.19', 'bnb.engaged'] as const;

/** A base in close combat may only go straight back, alone, out of contact. */
export function engagedBroken(trace: Trace): readonly Broken[] {
  for (const [mover, base] of trace.way.movers.entries()) {
    const held = holders(trace, base);
    if (held.length === 0) continue;
    const back = trace.way.stages.every((stage) => isStraightBack(stage.motion));
    const free = !trace.contacts.some(
      (contact) => contact.mover === mover && held.some((holder) => holder.base.id === contact.other.id),
    );
    if (trace.way.movers.length === 1 && back && free) continue;
    if (!holds('bnb.move.19')) continue;
    const figures = { base: base.id, other: held[0]?.base.id ?? '' };
    const may = trace.way.movers.length === 1 && isStraightBack((trace.way.stages[0] as Stage).motion);
    return [may ? breaks(AT_START, ...ENGAGED, figures) : breaksAll(...ENGAGED, figures)];
  }
  return NONE;
}
