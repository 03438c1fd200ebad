/** Which edge of an element acts as its front. DBM, Artillery; War wagons; ruling 125. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { type BoardContact, enemyContacts } from '../../engine/board/contacts.ts';
import { holds } from '../../engine/effects.ts';
import type { Touch } from '../../geometry/contact.ts';
import { CORNER_NAMES, type CornerName, EDGE_NAMES, type EdgeName } from '../../geometry/rectangle.ts';
import { isTrain } from './base.ts';

type Part = EdgeName | CornerName;

/** How long enemy fronts lie along an edge of a base. */
const pressedAlong = (contacts: readonly BoardContact[], edge: EdgeName): number =>
  contacts
    .flatMap(({ touches }) => touches)
    .filter(({ mine, theirs }) => mine === edge && theirs === 'front')
    .reduce((sum, { length }) => sum + length, 0);

/** A long edge before a short one, and of two alike the right before the left. */
const ORDER: readonly EdgeName[] = ['front', 'right', 'left', 'rear'];

/**
 * The edge that acts as a base's front: train that no enemy touches in front fights to the edge along which most of
 * the enemy stands.
 */
export function actingFront(battle: Battle, base: PlacedBase): EdgeName {
  if (!isTrain(base) || !holds('dbm.art.6')) return 'front';
  const contacts = enemyContacts(battle, base);
  if (pressedAlong(contacts, 'front') > 0) return 'front';
  return ORDER.reduce((best, edge) =>
    pressedAlong(contacts, edge) > pressedAlong(contacts, best) ? edge : best,
  );
}

const namesOf = (part: Part): readonly Part[] => (part.includes('-') ? CORNER_NAMES : EDGE_NAMES);

/** A part of a base as it is named where that edge is the front. */
function seenFrom(front: EdgeName, part: Part): Part {
  const names = namesOf(part);
  const turns = EDGE_NAMES.indexOf(front);
  return names[(names.indexOf(part) + 4 - turns) % 4] ?? part;
}

const turned = (mine: EdgeName, theirs: EdgeName, touch: Touch): Touch => ({
  ...touch,
  mine: seenFrom(mine, touch.mine),
  theirs: seenFrom(theirs, touch.theirs),
});

/** The enemies that touch a base, the parts of both named by the edges that act as their fronts. */
export function fightingContacts(battle: Battle, base: PlacedBase): readonly BoardContact[] {
  const contacts = enemyContacts(battle, base);
  if (contacts.length === 0) return contacts;
  const front = actingFront(battle, base);
  return contacts.map((contact) => {
    const theirs = actingFront(battle, contact.base);
    if (front === 'front' && theirs === 'front') return contact;
    return { ...contact, touches: contact.touches.map((touch) => turned(front, theirs, touch)) };
  });
}
