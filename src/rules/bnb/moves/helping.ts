/** When a contact helps against an enemy that already fights. Blood and Blades, support, overlap. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { isOverlap, isSupport } from '../../../engine/board/positions.ts';
import type { EndContact } from '../../../engine/moves/end-contacts.ts';
import { closeContacts, isInCloseCombat } from '../board/contacts.ts';

/** Are two enemies in close combat with each other? */
export const fightEachOther = (battle: Battle, friend: PlacedBase, enemy: PlacedBase): boolean =>
  closeContacts(battle, friend).some((contact) => contact.enemy.id === enemy.id);

/** Does this contact help against an enemy: as support of a friend that fights it, or as an overlap while it fights? */
export const helpsAgainst = (battle: Battle, { other, touches }: EndContact, enemy: PlacedBase): boolean =>
  other.side === enemy.side
    ? other.id === enemy.id && isOverlap(touches) && isInCloseCombat(battle, enemy)
    : isSupport(touches) && fightEachOther(battle, other, enemy);
