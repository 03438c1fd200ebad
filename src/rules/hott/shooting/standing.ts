/** Positions in which an element neither shoots nor is shot at. Hordes of the Things, Distant shooting. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { basesOnTable } from '../../../engine/battle.ts';
import { enemyContacts, friendContacts } from '../../../engine/board/contacts.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { heldInFront, isInCloseCombat } from '../board/contacts.ts';
import type { HottClause } from '../clauses/ids.ts';
import { overlapsOf, rankBehind } from '../combat/help.ts';
import { attacks, type Stronghold, strongholdAttacked, strongholdById } from '../ground/stronghold.ts';

/** Is an element in close combat contact by its own front edge? */
const fightsToFront = (battle: Battle, base: PlacedBase): boolean =>
  heldInFront(battle, base).length > 0 || strongholdAttacked(battle, base) !== null;

/** Is an element in close combat contact with an enemy element or stronghold? */
const isFighting = (battle: Battle, base: PlacedBase): boolean =>
  isInCloseCombat(battle, base) || strongholdAttacked(battle, base) !== null;

/** Is a stronghold in close combat contact with an enemy's front? */
const isAttacked = (battle: Battle, stronghold: Stronghold): boolean =>
  basesOnTable(battle).some((base) => attacks(base, stronghold));

/** Does it overlap an enemy that is in close combat contact to its front? */
export const isOverlapping = (battle: Battle, base: PlacedBase): boolean =>
  enemyContacts(battle, base).some(
    ({ base: enemy }) =>
      overlapsOf(battle, enemy).some(({ by }) => by === base.id) && fightsToFront(battle, enemy),
  );

/** Does it give rear support to a friend that is in close combat contact to its front? */
export const isSupporting = (battle: Battle, base: PlacedBase): boolean =>
  friendContacts(battle, base).some(
    ({ base: friend }) => rankBehind(battle, friend)?.id === base.id && fightsToFront(battle, friend),
  );

interface Bar {
  readonly rule: HottClause;
  readonly key: string;
  readonly bars: (battle: Battle, base: PlacedBase) => boolean;
}

const BARS: readonly Bar[] = [
  { rule: 'hott.shoot.5', key: 'in-combat', bars: isFighting },
  { rule: 'hott.shoot.6', key: 'overlapping', bars: isOverlapping },
  { rule: 'hott.shoot.7', key: 'supporting', bars: isSupporting },
];

/** Why an element can neither shoot nor be shot at where it stands. */
export const standingFaults = (battle: Battle, base: PlacedBase): readonly Reason[] =>
  BARS.filter(({ rule, bars }) => bars(battle, base) && holds(rule)).map(({ rule, key }) => ({
    rule,
    key: `hott.shoot.${key}`,
    figures: { base: base.id },
  }));

/** Why a stronghold cannot be shot at: an enemy attacks it. */
export function strongholdFaults(battle: Battle, id: string): readonly Reason[] {
  const stronghold = strongholdById(battle, id);
  if (!stronghold || !isAttacked(battle, stronghold) || !holds('hott.shoot.5')) return [];
  return [{ rule: 'hott.shoot.5', key: 'hott.shoot.in-combat', figures: { base: id } }];
}
