/** Main opponents, and the fights that follow from them. Hordes of the Things, Close combat. */

import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { basesOnTable } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import { closeFight, eachOnce, pairName } from '../../../engine/combat/fighting.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import { attackersOf, closePosition } from '../board/contacts.ts';
import {
  attacks,
  isStrongholdLost,
  type Stronghold,
  strongholdAttacked,
  strongholdsOf,
} from '../ground/stronghold.ts';
import { type HottState, note, stateOf } from '../state.ts';
import { isAerial } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

export { strongholdAttacked };

type Memory = NonNullable<HottState['closeCombat']>;

const NO_MEMORY: Memory = { contacts: null, fought: [] };

/** The mark of a hero that came back to a stronghold and must lead the next attack on it. */
export const MUST_LEAD = 'mustLead';

export const memoryOf = (battle: Battle): Memory => stateOf(battle).closeCombat ?? NO_MEMORY;

/** The enemy that a base is in close combat contact with, front edge on front edge. */
export function opponentInFront(battle: Battle, base: PlacedBase): PlacedBase | null {
  if (!holds('hott.opponent.1')) return null;
  const contact = enemyContacts(battle, base).find((each) => closePosition(battle, base, each) === 'front');
  return contact?.base ?? null;
}

/** The id of a base's main opponent, an element or a stronghold; null if it has none. */
export const mainOpponent = (battle: Battle, base: PlacedBase): string | null =>
  opponentInFront(battle, base)?.id ?? strongholdAttacked(battle, base)?.id ?? null;

export const hasFought = (base: PlacedBase): boolean => figure(base.bound, 'fought') > 0;

/** Is a contact to be fought in this bound? One made by an outcome move waits for the next bound. */
function isOld(battle: Battle, one: string, other: string): boolean {
  const { contacts, later = [] } = memoryOf(battle);
  const name = pairName(one, other);
  return contacts === null ? !later.includes(name) : contacts.includes(name);
}

/** Contacts are fought for as long as they last, not only in the bound that makes them. */
const isFoughtNow = (...bases: readonly PlacedBase[]): boolean =>
  bases.some(({ start }) => start !== null) || holds('hott.close.2');

/** The elements that may be the main attacker of a stronghold: all in contact, or a hero that must lead. */
export function attackersOpen(battle: Battle, stronghold: Stronghold): readonly PlacedBase[] {
  const all = basesOnTable(battle).filter(
    (base) =>
      attacks(base, stronghold) &&
      !hasFought(base) &&
      isFoughtNow(base) &&
      isOld(battle, base.id, stronghold.id),
  );
  const leading = all.filter((base) => figure(base.marks, MUST_LEAD) > 0 && holds('hott.desorcel.2'));
  return leading.length > 0 ? leading : all;
}

/** The elements that aid the main attacker of a stronghold: at most two, ground troops before aerials. */
export function aidersAt(battle: Battle, stronghold: Stronghold, main: PlacedBase): readonly PlacedBase[] {
  if (!holds('hott.hold.14')) return [];
  const others = basesOnTable(battle).filter((base) => base.id !== main.id && attacks(base, stronghold));
  const onGround = (base: PlacedBase): number => (isAerial(base) ? 1 : 0);
  return others.toSorted((a, b) => onGround(a) - onGround(b)).slice(0, 2);
}

/** Has a stronghold fought all that it may in this bound, or is it lost? */
const isDone = (battle: Battle, stronghold: Stronghold): boolean =>
  isStrongholdLost(battle, stronghold.side) ||
  (memoryOf(battle).fought.includes(stronghold.id) && holds('hott.hold.13'));

/** The enemies that a base fights with its front. */
function foesOf(battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  const front = opponentInFront(battle, base);
  if (front) return [front];
  if (holds('hott.opponent.3')) return [];
  return attackersOf(battle, base).map(({ contact }) => contact.base);
}

/** The fights of elements that are still to be fought, each once. */
function fightsOfElements(battle: Battle): readonly Fight[] {
  const fights = basesOnTable(battle).flatMap((base) =>
    foesOf(battle, base)
      .filter((foe) => !hasFought(base) && !hasFought(foe) && isOld(battle, base.id, foe.id))
      .filter((foe) => isFoughtNow(base, foe))
      .map((foe) => closeFight(battle, base.id, foe.id)),
  );
  return eachOnce(fights);
}

/** The fights of a stronghold that a player may choose, one for each possible main attacker. */
export const fightsAt = (battle: Battle, stronghold: Stronghold): readonly Fight[] =>
  isDone(battle, stronghold)
    ? []
    : attackersOpen(battle, stronghold).map((base) => closeFight(battle, base.id, stronghold.id));

/** All fights that are still to be fought; for a stronghold one for each possible main attacker. */
export function fightsToResolve(battle: Battle): readonly Fight[] {
  if (!holds('hott.close.1')) return [];
  return [
    ...fightsOfElements(battle),
    ...strongholdsOf(battle).flatMap((stronghold) => fightsAt(battle, stronghold)),
  ];
}

/** The fights that a base or a stronghold may now fight as main combatant. */
export const fightsOf = (battle: Battle, id: string): readonly Fight[] =>
  fightsToResolve(battle).filter(({ bases }) => bases.includes(id));

/** The pairs that could fight now, by name. */
export const contactPairs = (battle: Battle): readonly string[] =>
  fightsToResolve(battle).map(({ bases }) => pairName(...bases));

/** The note for a pursuit before the close combat step: the contact that it made is fought in the next bound. */
export function laterContacts(battle: Battle, base: PlacedBase): Change | null {
  const memory = memoryOf(battle);
  const foe = mainOpponent(battle, base);
  if (memory.contacts !== null || foe === null) return null;
  return note({ closeCombat: { ...memory, later: [...(memory.later ?? []), pairName(base.id, foe)] } });
}
