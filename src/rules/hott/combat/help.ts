/** Overlaps, flank and rear attacks, rear support. Hordes of the Things, Close combat. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import { enemyContacts, friendContacts } from '../../../engine/board/contacts.ts';
import { type Flank, isFlankOnFlank, meet } from '../../../engine/board/positions.ts';
import { holds } from '../../../engine/effects.ts';
import { type Touch, turnedRound } from '../../../geometry/contact.ts';
import {
  attackersOf,
  deemedApart,
  flankContacted,
  isFullFront,
  isFullRear,
  isOverlapAtCorner,
} from '../board/contacts.ts';
import { isInBadGoing, isInCover } from '../ground/going.ts';
import { attacksWithWholeFront } from '../ground/stronghold.ts';
import { elementOf, isOf } from '../troops/base.ts';
import type { Giver, Presser } from './combatant.ts';
import { hasFought, mainOpponent, opponentInFront } from './opponents.ts';

/** The flank of the base along which the other's side edge lies. */
function flankAlong(touches: readonly Touch[]): Flank | null {
  const found = touches.find(isFlankOnFlank);
  return found ? (found.mine as Flank) : null;
}

/** The flank of the base at whose front corner the other's front corner of the same name stands. */
const cornerMet = (touches: readonly Touch[]): Flank =>
  meet(touches, 'front-left', 'front-left') ? 'left' : 'right';

/** With side edges along each other an enemy overlaps, whether or not it fights itself. */
function overlapsAlong(battle: Battle, base: PlacedBase, enemy: PlacedBase): boolean {
  const both = mainOpponent(battle, base) !== null && mainOpponent(battle, enemy) !== null;
  return holds('hott.overlap.2') && (!both || holds('hott.overlap.3'));
}

/** Does it fight an enemy front to front, or a stronghold with its whole front? */
const isInFullFrontContact = (battle: Battle, base: PlacedBase): boolean =>
  opponentInFront(battle, base) !== null || attacksWithWholeFront(battle, base);

/** With corners touching, an enemy overlaps only if it has no full front contact, even if it fought this bound. */
function overlapsAtCorner(battle: Battle, enemy: PlacedBase): boolean {
  if (isInFullFrontContact(battle, enemy)) return false;
  return holds('hott.overlap.1') && (!hasFought(enemy) || holds('hott.overlap.6'));
}

/** Is it an aerial front to front with ground troops, or the reverse, without fighting them? */
const onlyTouches = (battle: Battle, base: PlacedBase): boolean =>
  enemyContacts(battle, base).some(
    (contact) => isFullFront(contact.touches) && deemedApart(battle, base, contact.base),
  );

/** The flank on which an enemy with these touches overlaps a base; corners count only if the two face each other. */
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

/** The enemies whose fronts attack a base's flanks. */
export function flankAttacks(battle: Battle, base: PlacedBase): readonly Giver[] {
  return attackersOf(battle, base).flatMap(({ contact, position }) => {
    const flank = position === 'flank' ? flankContacted(contact.touches.map(turnedRound)) : null;
    return flank ? [{ by: contact.base.id, flank, how: 'flank' }] : [];
  });
}

/** Dragons neither give their friends an overlap nor gain from a friend's overlap. */
function counts(battle: Battle, { by }: Giver, enemy: PlacedBase | null): boolean {
  const dragons = [enemy, placedBase(battle, by)].some((base) => base !== null && isOf(base, 'Dragon'));
  return !dragons || !holds('hott.overlap.7');
}

/** The overlaps that count in the fight of a base against this enemy. */
export const overlapsCounting = (
  battle: Battle,
  base: PlacedBase,
  enemy: PlacedBase | null,
): readonly Giver[] => overlapsOf(battle, base).filter((giver) => counts(battle, giver, enemy));

/** The flank attackers and overlaps that count against a base: one on each flank, an attacker before an overlap. */
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

/** Enemies whose front edges are in close combat contact with a base. */
export const pressersOf = (battle: Battle, base: PlacedBase): readonly Presser[] =>
  attackersOf(battle, base).map(({ contact: { base: by } }) => ({
    by: by.id,
    element: elementOf(by),
    inBadGoing: isInBadGoing(battle, by),
    inCover: isInCover(battle, by),
  }));

/** The friend of the same type directly behind spears or warband, whatever ground they stand on. */
export function rankBehind(battle: Battle, base: PlacedBase): PlacedBase | null {
  if (!isOf(base, 'Spears', 'Warband')) return null;
  const found = friendContacts(battle, base).find(
    (contact) => isFullRear(contact.touches.map(turnedRound)) && isOf(contact.base, elementOf(base)),
  );
  return found?.base ?? null;
}

/** The friend that gives a base rear support: neither is in bad going, unless `flat` leaves the ground aside. */
export function firmRank(battle: Battle, base: PlacedBase, flat = false): PlacedBase | null {
  const rank = rankBehind(battle, base);
  const isHampered = (each: PlacedBase): boolean => !flat && isInBadGoing(battle, each);
  return rank && !isHampered(base) && !isHampered(rank) ? rank : null;
}
