/** Which elements must turn, and which attackers they may face. Hordes of the Things, Flank or rear contacts. */
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import { holds } from '../../../engine/effects.ts';
import { attackersAside, deemedApart, isFullFront } from '../board/contacts.ts';
import { strongholdAttacked } from '../ground/stronghold.ts';

/** An element that must turn, with the attackers that it may face. */
export interface Turning {
  readonly base: PlacedBase;
  readonly attackers: readonly PlacedBase[];
}

const fightsInFront = (battle: Battle, base: PlacedBase): boolean =>
  enemyContacts(battle, base).some(
    (contact) => isFullFront(contact.touches) && !deemedApart(battle, base, contact.base),
  );

/** An element that fights to its front, even a stronghold, does not turn. */
export const isExcepted = (battle: Battle, base: PlacedBase): boolean =>
  (fightsInFront(battle, base) && holds('hott.close.4')) ||
  (strongholdAttacked(battle, base) !== null && holds('hott.close.5'));

const turningOf = (battle: Battle, base: PlacedBase): Turning | null => {
  const attackers = attackersAside(battle, base);
  if (attackers.length === 0 || isExcepted(battle, base) || !holds('hott.close.3')) return null;
  return { base, attackers };
};

/** The next element that turns and is not done: first the active side's, then by id. */
export function nextTurning(battle: Battle, done: readonly string[]): Turning | null {
  const { active } = battle.turn;
  const bases = basesOnTable(battle).filter((base) => !done.includes(base.id));
  const ordered = [
    ...bases.filter((base) => base.side === active),
    ...bases.filter((base) => base.side !== active),
  ];
  for (const base of ordered) {
    const found = turningOf(battle, base);
    if (found) return found;
  }
  return null;
}
