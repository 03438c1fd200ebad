/** Frontal contact and close combat. Blood and Blades, Close combat. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { type BoardContact, contactsOf } from '../../engine/board/contacts.ts';
import { holds } from '../../engine/effects.ts';
import { keptByRules, keptLast } from '../../engine/memory.ts';
import { type Touch, turnedRound } from '../../geometry/contact.ts';
import type { CornerName, EdgeName } from '../../geometry/rectangle.ts';
import { isBaggage } from './base.ts';

type Part = EdgeName | CornerName;

export const isCorner = (part: Part): part is CornerName => part.includes('-');
export const isFrontCorner = (part: Part): boolean => part === 'front-left' || part === 'front-right';
export const isRearCorner = (part: Part): boolean => part === 'rear-left' || part === 'rear-right';
export const isFlank = (part: Part): part is 'left' | 'right' => part === 'left' || part === 'right';

/** The flank that a corner or an edge belongs to; null for the front and the rear. */
export function flankOf(part: Part): 'left' | 'right' | null {
  if (part === 'left' || part.endsWith('-left')) return 'left';
  return part === 'right' || part.endsWith('-right') ? 'right' : null;
}

/** The edges that a part is or lies at. */
export function edgesOf(part: Part): readonly EdgeName[] {
  return isCorner(part) ? (part.split('-') as EdgeName[]) : [part];
}

const isFrontCornerOnRear = ({ mine, theirs }: Touch): boolean => isFrontCorner(mine) && theirs === 'rear';

/** Corners are looked at only where no edges lie along each other, but for a front corner on a rear edge. */
export function decisive(touches: readonly Touch[]): readonly Touch[] {
  if (touches.every(({ length }) => length === 0)) return touches;
  return touches.filter(
    (touch) => touch.length > 0 || isFrontCornerOnRear(touch) || isFrontCornerOnRear(turnedRound(touch)),
  );
}

/** The kinds of touch that make frontal contact. */
const FRONTAL = [
  { rule: 'bnb.contact.1', is: ({ mine, theirs }: Touch) => mine === 'front' && !isCorner(theirs) },
  { rule: 'bnb.contact.2', is: ({ mine, theirs }: Touch) => mine === 'front' && isCorner(theirs) },
  { rule: 'bnb.contact.3', is: ({ mine, theirs }: Touch) => isFrontCorner(mine) && !isCorner(theirs) },
] as const;

/** Does a base that touches an enemy in these ways have frontal contact with it? Only decisive touches count. */
const isFrontal = (touches: readonly Touch[]): boolean =>
  FRONTAL.some(({ rule, is }) => touches.some(is) && holds(rule));

/** Do two enemies that touch in these ways, all of them, make a close combat? */
export function makesCloseCombat(touches: readonly Touch[]): boolean {
  const decisiveOnes = decisive(touches);
  return isFrontal(decisiveOnes) || isFrontal(decisiveOnes.map(turnedRound));
}

/** The flank of mine on which another lies with its front and has a front corner on it or on its front corner. */
export function flankUnderAttack(touches: readonly Touch[]): 'left' | 'right' | null {
  const side = touches.find(
    ({ mine, theirs, length }) => isFlank(mine) && theirs === 'front' && length > 0,
  )?.mine;
  const reaches = ({ mine, theirs }: Touch): boolean =>
    isFrontCorner(theirs) && (mine === side || mine === `front-${side}`);
  return side && isFlank(side) && touches.some(reaches) ? side : null;
}

const fromBehind = ({ mine, theirs }: Touch): boolean =>
  (mine === 'rear' && (theirs === 'front' || isFrontCorner(theirs))) ||
  (isRearCorner(mine) && theirs === 'front');

/** Does another touch my rear with its front? */
export const isRearUnderAttack = (touches: readonly Touch[]): boolean => decisive(touches).some(fromBehind);

/** The ways to overlap: flank along flank, front corner on front corner. */
export const isFlankOnFlank = ({ mine, theirs }: Touch): boolean => isFlank(mine) && isFlank(theirs);
export const isFrontCornerOnFrontCorner = ({ mine, theirs }: Touch): boolean =>
  isFrontCorner(mine) && isFrontCorner(theirs);

/** Does another stand with its front fully on my rear, corners on corners? */
export const isBackedUp = (touches: readonly Touch[]): boolean =>
  (['left', 'right'] as const).every((side) =>
    touches.some(({ mine, theirs }) => mine === `rear-${side}` && theirs === `front-${side}`),
  );

/** A contact of two enemies of which at least one is in frontal contact with the other. */
export interface CloseContact {
  readonly enemy: PlacedBase;
  /** Only those that decide; `mine` is the base asked about. */
  readonly touches: readonly Touch[];
  /** The base asked about is in frontal contact with the enemy. */
  readonly frontal: boolean;
  /** The enemy is in frontal contact with the base asked about. */
  readonly enemyFrontal: boolean;
}

/** Any contact with baggage is a contact with its front. */
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

// Asked for very often; the board keeps the list of contacts as long as nobody moves.
const keptAmong = keptByRules(keptLast, closeAmong);

/** The enemies a base is in close combat with, by id. */
export function closeContacts(battle: Battle, base: PlacedBase): readonly CloseContact[] {
  const contacts = contactsOf(battle, base);
  return contacts.length === 0 ? NONE : keptAmong(contacts, base);
}

/** Is the base in close combat with any enemy? */
export const isInCloseCombat = (battle: Battle, base: PlacedBase): boolean =>
  closeContacts(battle, base).length > 0;
