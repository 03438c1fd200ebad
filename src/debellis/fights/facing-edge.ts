/** Finds the edge of an element that acts as its front. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { type BoardContact, enemyContacts } from '../../engine/board/contacts.ts';
import type { Touch } from '../../geometry/contact.ts';
import { CORNER_NAMES, type CornerName, EDGE_NAMES, type EdgeName } from '../../geometry/rectangle.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { mayAssault } from '../walls/passage.ts';
import { shelterFrom } from '../walls/sections.ts';

type Part = EdgeName | CornerName;

/** The length of enemy fronts in contact with an edge of a base. */
const pressedAlong = (contacts: readonly BoardContact[], edge: EdgeName): number =>
  contacts
    .flatMap(({ touches }) => touches)
    .filter(({ mine, theirs }) => mine === edge && theirs === 'front')
    .reduce((sum, { length }) => sum + length, 0);

/** The order for equal edges: a long edge before a short one, the right before the left. */
const ORDER: readonly EdgeName[] = ['front', 'right', 'left', 'rear'];

/**
 * The edge that acts as a base's front. If no enemy touches the front of troops that fight all round, they fight at the
 * edge with the longest contact.
 */
export function actingFront(game: Debellis, battle: Battle, base: PlacedBase): EdgeName {
  if (!game.fightsAllRound(base) || !holdsIn(game.fights, 'longEdgeAsFront')) return 'front';
  const contacts = enemyContacts(battle, base);
  if (pressedAlong(contacts, 'front') > 0) return 'front';
  return ORDER.reduce((best, edge) =>
    pressedAlong(contacts, edge) > pressedAlong(contacts, best) ? edge : best,
  );
}

const namesOf = (part: Part): readonly Part[] => (part.includes('-') ? CORNER_NAMES : EDGE_NAMES);

/** The name of a part of a base when this edge is its front. */
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

/** Do mounted troops stand before a section that they may not assault? Those who man it do not fight them. */
function isKeptOff(game: Debellis, battle: Battle, riders: PlacedBase, defender: PlacedBase): boolean {
  if (!game.isMounted(riders)) return false;
  const wall = shelterFrom(game, battle, defender, riders);
  return wall !== null && !mayAssault(game, riders, wall);
}

const frontsMeet = ({ touches }: BoardContact): boolean =>
  touches.some(({ mine, theirs, length }) => mine === 'front' && theirs === 'front' && length > 0);

/** The enemies in contact with a base, without those whom a wall keeps off. */
const contactsOf = (game: Debellis, battle: Battle, base: PlacedBase): readonly BoardContact[] =>
  enemyContacts(battle, base).filter(
    (contact) =>
      !frontsMeet(contact) ||
      !(isKeptOff(game, battle, base, contact.base) || isKeptOff(game, battle, contact.base, base)),
  );

/** The enemies in contact with a base. Parts of both are named by the edges that act as fronts. */
export function fightingContacts(game: Debellis, battle: Battle, base: PlacedBase): readonly BoardContact[] {
  const contacts = contactsOf(game, battle, base);
  if (contacts.length === 0) return contacts;
  const front = actingFront(game, battle, base);
  return contacts.map((contact) => {
    const theirs = actingFront(game, battle, contact.base);
    if (front === 'front' && theirs === 'front') return contact;
    return { ...contact, touches: contact.touches.map((touch) => turned(front, theirs, touch)) };
  });
}
