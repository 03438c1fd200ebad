/** Frontal contact and close combat. Blood and Blades, Close combat. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { type BoardContact, contactsOf } from '../../../engine/board/contacts.ts';
import { decisive, isCorner, isFrontCorner } from '../../../engine/board/positions.ts';
import { keptByRules, keptLast } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import { type Touch, turnedRound } from '../../../geometry/contact.ts';
import { isBaggage } from '../troops/base.ts';

/** The kinds of touch that make frontal contact. */
const FRONTAL = [
  { rule: 'bnb.contact.1', is: ({ mine, theirs }: Touch) => mine === 'front' && !isCorner(theirs) },
  { rule: 'bnb.contact.2', is: ({ mine, theirs }: Touch) => mine === 'front' && isCorner(theirs) },
  { rule: 'bnb.contact.3', is: ({ mine, theirs }: Touch) => isFrontCorner(mine) && !isCorner(theirs) },
] as const;

/** Does a base with these touches have frontal contact with the enemy? Only decisive touches count. */
const isFrontal = (touches: readonly Touch[]): boolean =>
  FRONTAL.some(({ rule, is }) => touches.some(is) && holds(rule));

/** Are two enemies with these touches in close combat? */
export function fights(touches: readonly Touch[]): boolean {
  const decisiveOnes = decisive(touches);
  const frontal = isFrontal(decisiveOnes) || isFrontal(decisiveOnes.map(turnedRound));
  return frontal && holds('bnb.contact.4');
}

/** A contact of two enemies, at least one of them in frontal contact. */
export interface CloseContact {
  readonly enemy: PlacedBase;
  /** Only decisive touches; `mine` is the base asked about. */
  readonly touches: readonly Touch[];
  /** The base asked about is in frontal contact with the enemy. */
  readonly frontal: boolean;
  /** The enemy is in frontal contact with the base asked about. */
  readonly enemyFrontal: boolean;
}

/** Any contact with baggage counts as contact with its front. */
function seenByRule(contact: BoardContact, base: PlacedBase): readonly Touch[] {
  const touches = decisive(contact.touches);
  if (isBaggage(base) && holds('bnb.troop.25')) return touches.map((touch) => ({ ...touch, mine: 'front' }));
  return touches;
}

function closeContact(base: PlacedBase, contact: BoardContact): CloseContact {
  const touches = decisive(contact.touches);
  return {
    enemy: contact.base,
    touches: seenByRule(contact, base),
    frontal: isFrontal(touches),
    enemyFrontal: isFrontal(touches.map(turnedRound)),
  };
}

const NONE: readonly CloseContact[] = [];

function closeAmong(contacts: readonly BoardContact[], base: PlacedBase): readonly CloseContact[] {
  if (contacts.every((contact) => contact.base.side === base.side)) return NONE;
  return contacts
    .filter((contact) => contact.base.side !== base.side)
    .map((contact) => closeContact(base, contact))
    .filter(({ frontal, enemyFrontal }) => frontal || (enemyFrontal && holds('bnb.combat.1')));
}

// Asked very often. The board keeps the same list of contacts until a base moves, so the answer is cached by it.
const keptAmong = keptByRules(keptLast, closeAmong);

/** The enemies that a base is in close combat with, by id. */
export function closeContacts(battle: Battle, base: PlacedBase): readonly CloseContact[] {
  const contacts = contactsOf(battle, base);
  return contacts.length === 0 ? NONE : keptAmong(contacts, base);
}

/** Is the base in close combat with an enemy? */
export const isInCloseCombat = (battle: Battle, base: PlacedBase): boolean =>
  closeContacts(battle, base).length > 0;
