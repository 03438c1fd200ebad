/** Overlaps, flank and rear attackers, rear support. Hordes of the Things, Close combat. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import { enemyContacts, friendContacts } from '../../../engine/board/contacts.ts';
import { type Flank, isFlankOnFlank, meet } from '../../../engine/board/positions.ts';
import { holds } from '../../../engine/effects.ts';
import { type Touch, turnedRound } from '../../../geometry/contact.ts';
import { elementOf, isOf } from '../base.ts';
import {
  attackersOf,
  deemedApart,
  flankContacted,
  isFullFront,
  isFullRear,
  isOverlapAtCorner,
} from '../contacts.ts';
import { isInBadGoing, isInCover } from '../going.ts';
import { attacksWithWholeFront } from '../stronghold.ts';
import type { Giver, Presser } from './combatant.ts';
import { hasFought, mainOpponent, opponentInFront } from './opponents.ts';

/** The flank of mine that another's side edge lies along. */
function flankAlong(touches: readonly Touch[]): Flank | null {
  const found = touches.find(isFlankOnFlank);
  return found ? (found.mine as Flank) : null;
}

/** The flank of mine at whose front corner the other's like corner stands. */
const cornerMet = (touches: readonly Touch[]): Flank =>
  meet(touches, 'front-left', 'front-left') ? 'left' : 'right';

/** Side along side: an enemy overlaps so whether or not it fights itself. */
function overlapsAlong(battle: Battle, base: PlacedBase, enemy: PlacedBase): boolean {
  const both = mainOpponent(battle, base) !== null && mainOpponent(battle, enemy) !== null;
  return holds('hott.overlap.2') && (!both || holds('hott.overlap.3'));
}

/** Does it fight an enemy front on front, or a stronghold along the whole of its front? */
const isInFullFrontContact = (battle: Battle, base: PlacedBase): boolean =>
  opponentInFront(battle, base) !== null || attacksWithWholeFront(battle, base);

/** Corner on corner: only who fights nobody along the whole of its front overlaps so, even if it did this bound. */
function overlapsAtCorner(battle: Battle, enemy: PlacedBase): boolean {
  if (isInFullFrontContact(battle, enemy)) return false;
  return holds('hott.overlap.1') && (!hasFought(enemy) || holds('hott.overlap.6'));
}

/** Does it stand front to front with ground troops as an aerial, or with an aerial, without fighting them? */
const onlyTouches = (battle: Battle, base: PlacedBase): boolean =>
  enemyContacts(battle, base).some(
    (contact) => isFullFront(contact.touches) && deemedApart(battle, base, contact.base),
  );

/** The flank on which an enemy that touches a base in these ways overlaps it; corner on corner only where they face. */
function flankOverlapped(
  battle: Battle,
  base: PlacedBase,
  enemy: PlacedBase,
  touches: readonly Touch[],
): Flank | null {
  if (onlyTouches(battle, enemy) && !holds('hott.aerial.8')) return null;
  const along = flankAlong(touches);
  if (along) return overlapsAlong(battle, base, enemy) ? along : null;
  const faces = isOverlapAtCorner(base, enemy, touches);
  return faces && overlapsAtCorner(battle, enemy) ? cornerMet(touches) : null;
}

/** All enemies that overlap a base, with the flank they overlap. */
export function overlapsOf(battle: Battle, base: PlacedBase): readonly Giver[] {
  return enemyContacts(battle, base).flatMap(({ base: enemy, touches }) => {
    const flank = flankOverlapped(battle, base, enemy, touches);
    return flank ? [{ by: enemy.id, flank, how: 'overlap' }] : [];
  });
}

/** The enemies that hold a base's flank with their fronts. */
export function flankAttacks(battle: Battle, base: PlacedBase): readonly Giver[] {
  return attackersOf(battle, base).flatMap(({ contact, position }) => {
    const flank = position === 'flank' ? flankContacted(contact.touches.map(turnedRound)) : null;
    return flank ? [{ by: contact.base.id, flank, how: 'flank' }] : [];
  });
}

/** Dragons neither give their friends an overlap nor gain from one of theirs. */
function counts(battle: Battle, { by }: Giver, enemy: PlacedBase | null): boolean {
  const dragons = [enemy, placedBase(battle, by)].some((base) => base !== null && isOf(base, 'Dragon'));
  return !dragons || !holds('hott.overlap.7');
}

/** The overlaps that count against a base that fights this enemy. */
export const overlapsCounting = (
  battle: Battle,
  base: PlacedBase,
  enemy: PlacedBase | null,
): readonly Giver[] => overlapsOf(battle, base).filter((giver) => counts(battle, giver, enemy));

/** Those who beset a base that fights this enemy: one for each flank, a holder before an overlapper. */
export function besetters(battle: Battle, base: PlacedBase, enemy: PlacedBase | null): readonly Giver[] {
  const all = [...flankAttacks(battle, base), ...overlapsCounting(battle, base, enemy)];
  return (['left', 'right'] as const).flatMap((flank) => {
    const first = all.find((giver) => giver.flank === flank);
    return first ? [first] : [];
  });
}

/** The enemies whose fronts lie fully along a base's rear. */
export const rearAttackers = (battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  attackersOf(battle, base)
    .filter(({ position }) => position === 'rear')
    .map(({ contact }) => contact.base);

/** Enemies whose front edges lie along an edge of a base, in close combat. */
export const pressersOf = (battle: Battle, base: PlacedBase): readonly Presser[] =>
  attackersOf(battle, base).map(({ contact: { base: by } }) => ({
    by: by.id,
    element: elementOf(by),
    inBadGoing: isInBadGoing(battle, by),
    inCover: isInCover(battle, by),
  }));

/** The friend of the same type whose front lies fully along a base's rear, spears or warband, wherever they stand. */
export function rankBehind(battle: Battle, base: PlacedBase): PlacedBase | null {
  if (!isOf(base, 'Spears', 'Warband')) return null;
  const found = friendContacts(battle, base).find(
    (contact) => isFullRear(contact.touches.map(turnedRound)) && isOf(contact.base, elementOf(base)),
  );
  return found?.base ?? null;
}

/** The friend who supports a base from behind: neither stands in bad going, unless they fight as if on `flat` ground. */
export function firmRank(battle: Battle, base: PlacedBase, flat = false): PlacedBase | null {
  const rank = rankBehind(battle, base);
  const isHampered = (each: PlacedBase): boolean => !flat && isInBadGoing(battle, each);
  return rank && !isHampered(base) && !isHampered(rank) ? rank : null;
}
