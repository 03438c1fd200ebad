/** Main opponents and the fights they make. Hordes of the Things, Close combat. */

import type { BaseId, Battle, PlacedBase, SideId } from '../../../engine/battle.ts';
import { basesOnTable, figure, placedBase } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import type { Fight, Pair } from '../../../engine/contract/combat.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import { isAerial } from '../base.ts';
import { attackersOf, closePosition } from '../contacts.ts';
import { type HottState, note, stateOf } from '../state.ts';
import {
  attacks,
  isStrongholdLost,
  type Stronghold,
  strongholdAttacked,
  strongholdById,
  strongholdsOf,
} from '../stronghold.ts';

export { strongholdAttacked };

type Memory = NonNullable<HottState['closeCombat']>;

const NO_MEMORY: Memory = { contacts: null, fought: [] };

/** The mark of a hero come back to a stronghold, who must lead the next attack on it. */
export const MUST_LEAD = 'mustLead';

export const memoryOf = (battle: Battle): Memory => stateOf(battle).closeCombat ?? NO_MEMORY;

const pairName = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** The enemy whose front edge lies on this one's front edge, in close combat. */
export function opponentInFront(battle: Battle, base: PlacedBase): PlacedBase | null {
  if (!holds('hott.opponent.1')) return null;
  const contact = enemyContacts(battle, base).find((each) => closePosition(battle, base, each) === 'front');
  return contact?.base ?? null;
}

/** The main opponent of a base, an element or a stronghold; null when it has none. */
export const mainOpponent = (battle: Battle, base: PlacedBase): string | null =>
  opponentInFront(battle, base)?.id ?? strongholdAttacked(battle, base)?.id ?? null;

export const hasFought = (base: PlacedBase): boolean => figure(base.bound, 'fought') > 0;

/** A contact that an outcome move made is fought in the next bound. */
function isOld(battle: Battle, one: string, other: string): boolean {
  const { contacts, later = [] } = memoryOf(battle);
  const name = pairName(one, other);
  return contacts === null ? !later.includes(name) : contacts.includes(name);
}

/** Contacts are fought for as long as they last, not only in the bound that makes them. */
const isFoughtNow = (...bases: readonly PlacedBase[]): boolean =>
  bases.some(({ start }) => start !== null) || holds('hott.close.2');

/** Those of whom one is to be the main attacker of a stronghold: all in contact, or the one who must. */
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

/** Those who aid the main attacker of a stronghold: two at most, ground troops before aerials. */
export function aidersAt(battle: Battle, stronghold: Stronghold, main: PlacedBase): readonly PlacedBase[] {
  if (!holds('hott.hold.14')) return [];
  const others = basesOnTable(battle).filter((base) => base.id !== main.id && attacks(base, stronghold));
  const onGround = (base: PlacedBase): number => (isAerial(base) ? 1 : 0);
  return others.toSorted((a, b) => onGround(a) - onGround(b)).slice(0, 2);
}

/** Does a stronghold that has fought fight no more this bound? */
const isDone = (battle: Battle, stronghold: Stronghold): boolean =>
  isStrongholdLost(battle, stronghold.side) ||
  (memoryOf(battle).fought.includes(stronghold.id) && holds('hott.hold.13'));

const sideOf = (battle: Battle, id: string): SideId | undefined =>
  placedBase(battle, id)?.side ?? strongholdById(battle, id)?.side;

function fightOf(battle: Battle, one: string, other: string): Fight {
  const bases: Pair<BaseId> = sideOf(battle, one) === battle.turn.active ? [one, other] : [other, one];
  return { kind: 'close', bases };
}

/** Those against whom a base fights by its front: its opponent there. */
function foesOf(battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  const front = opponentInFront(battle, base);
  if (front) return [front];
  if (holds('hott.opponent.3')) return [];
  return attackersOf(battle, base).map(({ contact }) => contact.base);
}

/** The fights of elements still to be fought, each once. */
function fightsOfElements(battle: Battle): readonly Fight[] {
  const fights = basesOnTable(battle).flatMap((base) =>
    foesOf(battle, base)
      .filter((foe) => !hasFought(base) && !hasFought(foe) && isOld(battle, base.id, foe.id))
      .filter((foe) => isFoughtNow(base, foe))
      .map((foe) => fightOf(battle, base.id, foe.id)),
  );
  const names = fights.map(({ bases: [a, b] }) => pairName(a, b));
  return fights.filter((_, at) => names.indexOf(names[at] ?? '') === at);
}

/** A stronghold's fights that may be picked, one for each possible main attacker. */
export const fightsAt = (battle: Battle, stronghold: Stronghold): readonly Fight[] =>
  isDone(battle, stronghold)
    ? []
    : attackersOpen(battle, stronghold).map((base) => fightOf(battle, base.id, stronghold.id));

/** All fights still to be fought; of a stronghold's, one for each possible main attacker. */
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

/** All who could fight each other now, as names of pairs. */
export const contactPairs = (battle: Battle): readonly string[] =>
  fightsToResolve(battle).map(({ bases: [a, b] }) => pairName(a, b));

/** What a pursuit before the close combat step has to note: those whom the pursuer met are fought next bound. */
export function laterContacts(battle: Battle, base: PlacedBase): Change | null {
  const memory = memoryOf(battle);
  const foe = mainOpponent(battle, base);
  if (memory.contacts !== null || foe === null) return null;
  return note({ closeCombat: { ...memory, later: [...(memory.later ?? []), pairName(base.id, foe)] } });
}
