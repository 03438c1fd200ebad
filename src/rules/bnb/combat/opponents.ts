/** Main opponents, and the fights that follow from them. Blood and Blades, Close combat, main opponent. */

import type { BaseId, Battle, PlacedBase, SideId } from '../../../engine/battle.ts';
import { basesOnTable, placedBase } from '../../../engine/battle.ts';
import { edgesOf, isCorner, isFlank, isFrontCorner, isRearCorner } from '../../../engine/board/positions.ts';
import { closeFight, eachOnce, pairName } from '../../../engine/combat/fighting.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import { rowOf } from '../../../engine/data/lookup.ts';
import { holds } from '../../../engine/effects.ts';
import type { Touch } from '../../../geometry/contact.ts';
import { type CloseContact, closeContacts } from '../board/contacts.ts';
import { facingDistance, nearestBy } from '../board/facing.ts';
import { type BnbState, stateOf } from '../state.ts';
import { figure } from '../troops/marks.ts';

/** The enemy's positions, the most dangerous first; any other contact ranks last. */
const POSITIONS: readonly ((touch: Touch) => boolean)[] = [
  ({ mine, theirs }) => mine === 'rear' && theirs === 'front',
  ({ mine, theirs }) => isRearCorner(mine) && theirs === 'front',
  ({ mine, theirs }) => mine === 'rear' && isFrontCorner(theirs),
  ({ mine, theirs }) => isFlank(mine) && theirs === 'front',
  ({ mine, theirs }) => isFlank(mine) && isFrontCorner(theirs),
  ({ mine, theirs }) => isFrontCorner(mine) && theirs === 'front',
  ({ mine, theirs }) => mine === 'front' && theirs === 'front',
  ({ mine, theirs }) => mine === 'front' && isFrontCorner(theirs),
];

/** The place of an enemy in the order of danger, 0 for the most dangerous. */
export function dangerOf(touches: readonly Touch[]): number {
  const found = POSITIONS.findIndex((is) => touches.some(is));
  return found < 0 ? POSITIONS.length : found;
}

type Memory = NonNullable<BnbState['closeCombat']>;

const NO_MEMORY: Memory = { contacts: null, chosen: {} };

/** The record of the running step. */
export const memoryOf = (battle: Battle): Memory => stateOf(battle.own).closeCombat ?? NO_MEMORY;

/** All pairs of enemies in close combat, by their ids. */
export function contactPairs(battle: Battle): readonly string[] {
  return basesOnTable(battle).flatMap((base) =>
    closeContacts(battle, base)
      .filter(({ enemy }) => base.id < enemy.id)
      .map(({ enemy }) => pairName(base.id, enemy.id)),
  );
}

function isOld(battle: Battle, base: PlacedBase, { enemy }: CloseContact): boolean {
  const { contacts } = memoryOf(battle);
  return contacts === null || contacts.includes(pairName(base.id, enemy.id));
}

/** Contacts made during the step decide fights only for a base without older ones. */
function contactsThatCount(battle: Battle, base: PlacedBase): readonly CloseContact[] {
  const all = closeContacts(battle, base);
  const old = all.filter((contact) => isOld(battle, base, contact));
  return old.length > 0 && old.length < all.length && holds('bnb.opponent.12') ? old : all;
}

function mostDangerous(contacts: readonly CloseContact[]): readonly CloseContact[] {
  if (contacts.length < 2 || !holds('bnb.opponent.8')) return contacts;
  const ranked = contacts.map((contact) => ({ contact, danger: dangerOf(contact.touches) }));
  const worst = Math.min(...ranked.map(({ danger }) => danger));
  return ranked.filter(({ danger }) => danger === worst).map(({ contact }) => contact);
}

/** How directly an enemy faces the edge of the base that it touches. */
function directness(battle: Battle, base: PlacedBase, { enemy, touches }: CloseContact): number {
  const distances = touches.flatMap(({ mine }) => {
    const [edge] = edgesOf(mine);
    return edge && (!isCorner(mine) || holds('bnb.opponent.10'))
      ? [facingDistance(battle, enemy, base, edge)]
      : [];
  });
  return Math.min(...distances);
}

function mostDirect(battle: Battle, base: PlacedBase, contacts: readonly CloseContact[]) {
  if (contacts.length < 2 || !holds('bnb.opponent.9')) return contacts;
  return nearestBy(contacts, (contact) => directness(battle, base, contact));
}

/** The enemies that may be a base's main opponent; several if the enemy's player must choose. */
export function opponentsOpen(battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  const contacts = contactsThatCount(battle, base);
  if (contacts.length === 1 && !holds('bnb.opponent.7')) return [];
  if (contacts.length > 1 && !holds('bnb.opponent.2')) return contacts.map(({ enemy }) => enemy);
  return mostDirect(battle, base, mostDangerous(contacts)).map(({ enemy }) => enemy);
}

/** The main opponent of a base; null if it has none, or if it is not chosen yet. */
export function mainOpponent(battle: Battle, base: PlacedBase): PlacedBase | null {
  const open = opponentsOpen(battle, base);
  if (open.length === 1) return open[0] ?? null;
  const chosen = rowOf(memoryOf(battle).chosen, base.id);
  return open.find((enemy) => enemy.id === chosen) ?? null;
}

/** The main opponents of all bases that have one. */
function mainOpponents(battle: Battle): ReadonlyMap<BaseId, BaseId> {
  const found = new Map<BaseId, BaseId>();
  for (const base of basesOnTable(battle)) {
    const opponent = mainOpponent(battle, base);
    if (opponent) found.set(base.id, opponent.id);
  }
  return found;
}

export const hasFought = (base: PlacedBase): boolean =>
  figure(base.bound, 'fought') > 0 && holds('bnb.opponent.12');

/** The next main opponent that must be chosen, and the side that chooses. */
export function choiceOfOpponent(
  battle: Battle,
): { readonly base: PlacedBase; readonly among: readonly PlacedBase[]; readonly by: SideId } | null {
  for (const base of basesOnTable(battle)) {
    if (hasFought(base) || mainOpponent(battle, base)) continue;
    const among = opponentsOpen(battle, base);
    const first = among[0];
    const waits = !closeContacts(battle, base).some((contact) => isOld(battle, base, contact));
    if (waits) continue;
    if (first && among.length > 1 && holds('bnb.opponent.11')) return { base, among, by: first.side };
  }
  return null;
}

/**
 * The ring of main opponents from this base on, each the main opponent of the one before; null if it does not close.
 */
function ringFrom(opponents: ReadonlyMap<BaseId, BaseId>, start: BaseId): readonly BaseId[] | null {
  const ring = [start];
  for (let at = opponents.get(start); at !== undefined && at !== start; at = opponents.get(at)) {
    if (ring.includes(at)) return null;
    ring.push(at);
  }
  return opponents.get(ring.at(-1) ?? '') === start ? ring : null;
}

/** Is no base of the ring waiting for the next bound, and has none fought? */
function mayFight(battle: Battle, ring: readonly BaseId[]): boolean {
  return ring.every((id, at) => {
    const base = placedBase(battle, id);
    const next = placedBase(battle, ring[(at + 1) % ring.length] ?? '');
    const contact = base && closeContacts(battle, base).find(({ enemy }) => enemy.id === next?.id);
    if (!base || !contact || hasFought(base)) return false;
    return isOld(battle, base, contact) || !holds('bnb.opponent.12');
  });
}

/** The fight of this base against its main opponent; null if there is none to fight. */
export function fightOfBase(
  battle: Battle,
  id: BaseId,
  opponents: ReadonlyMap<BaseId, BaseId> = mainOpponents(battle),
): Fight | null {
  const opponent = opponents.get(id);
  if (opponent === undefined) return null;
  if (!holds('bnb.opponent.3')) return closeFight(battle, id, opponent);
  const ring = ringFrom(opponents, id);
  return ring && mayFight(battle, ring) ? closeFight(battle, id, opponent) : null;
}

/** All fights still to be fought; for a ring each fight that the player may pick. */
export function fightsToResolve(battle: Battle): readonly Fight[] {
  const opponents = mainOpponents(battle);
  const fights = [...opponents.keys()]
    .map((id) => fightOfBase(battle, id, opponents))
    .filter((fight) => fight !== null);
  return eachOnce(fights);
}
