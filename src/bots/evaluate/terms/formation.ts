/** The terms of formation. Far from the enemy, lines and ground matter little, and every step forward is a gain. */
import { basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { contactsOf } from '../../../engine/board/contacts.ts';
import { goingUnder, IMPASSABLE } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { facingOf, QUARTER_TURN, turnBetween } from '../../../geometry/exact.ts';
import { distance } from '../../../geometry/point.ts';
import { loneliness } from '../../board/company.ts';
import type { Situation } from '../../context.ts';
import { traitsOf } from '../../knowledge/roles.ts';
import { sumOver } from '../approach.ts';
import type { Outlook } from '../outlook.ts';
import type { Part } from '../parts.ts';
import type { Position } from '../position.ts';

/** Standing on ground that hampers. */
export function groundWorth({ rules, profile, battle }: Situation, base: PlacedBase): number {
  if (battle.terrain.length === 0 || !profile.troops.isHampered(base)) return 0;
  const going = goingUnder(rules, battle, base, rectangleOfBase(base));
  if (going === IMPASSABLE) return -profile.weights.ground;
  const goings = rules.board.going.kinds;
  return going === goings.at(-1) ? 0 : -profile.weights.ground;
}

/** More friends than these add nothing. */
const MOST_FRIENDS = 3;

/**
 * Friends that face as it does, in line with it. Bases that are kept from fights help no line: it would wait for a general
 * that stands close behind it.
 */
function lineWorth(outlook: Outlook, base: PlacedBase): number {
  if (traitsOf(outlook, base).keptBack) return 0;
  const friends = contactsOf(outlook.battle, base).filter(
    ({ base: friend }) =>
      friend.side === base.side &&
      friend.pose.facing === base.pose.facing &&
      !traitsOf(outlook, friend).keptBack,
  );
  return outlook.profile.weights.line * Math.min(MOST_FRIENDS, friends.length);
}

/** The addition to the distance of an enemy aside, and of an enemy behind, in millimetres. */
const TURN = { aside: 20, behind: 60 } as const;

/** Above this urgency bases keep less distance from the enemy. */
const CALM = 2;

/** The distance to an enemy, with the turn to it. Even a base that cannot attack must face it. */
function wayTo(base: PlacedBase, other: PlacedBase): number {
  const facing = facingOf(other.pose.x - base.pose.x, other.pose.y - base.pose.y);
  const turn = turnBetween(base.pose.facing, facing);
  const turning = turn <= QUARTER_TURN / 2 ? 0 : turn <= QUARTER_TURN ? TURN.aside : TURN.behind;
  return distance(base.pose, other.pose) + turning;
}

/** The distance to the nearest enemy that a base can attack, or otherwise to the nearest enemy. */
function toEnemy({ battle, profile }: Outlook, base: PlacedBase): number {
  const enemies = basesOnTable(battle).filter(({ side }) => side !== base.side);
  const open = enemies.filter((other) => profile.troops.canAttack(base, other));
  const ways =
    open.length > 0
      ? open.map((other) => distance(base.pose, other.pose))
      : enemies.map((other) => wayTo(base, other));
  return Math.min(...ways);
}

/** The worth of a base's place in the line, less the distance that it still has to the enemy. */
function placeWorth(outlook: Outlook, base: PlacedBase): number {
  const place = lineWorth(outlook, base) + groundWorth(outlook, base);
  const { march } = outlook.profile.temper;
  if (!march) return place;
  const mm = toEnemy(outlook, base);
  // As the battle grows urgent, every base comes nearer.
  const near = march.near / Math.max(1, outlook.urgency / CALM);
  if (mm <= near) return place;
  const far = traitsOf(outlook, base).stays || mm === Number.POSITIVE_INFINITY ? 0 : mm - near;
  return (place * near) / mm - (march.pull * outlook.urgency * far) / 100;
}

/** An army that marches looks at the whole enemy. */
function placePart(position: Position, base: PlacedBase): Part<number> {
  const { touching, profile } = position;
  const foes = profile.temper.march ? Number.POSITIVE_INFINITY : touching;
  return { value: placeWorth(position, base), near: touching, foes };
}

export const formation = (position: Position): number =>
  sumOver(position.line, (base) => position.part('formation', base, () => placePart(position, base)));

/** The worth of an arrival: a base on the table is better than none, even far from the enemy. */
export function presence(outlook: Outlook, base: PlacedBase): number {
  const { march } = outlook.profile.temper;
  return march && !traitsOf(outlook, base).stays ? (march.pull * outlook.urgency * march.far) / 100 : 0;
}

/** How far the friends of a commander are beyond its range. */
function unheard({ profile, own }: Position, base: PlacedBase): number {
  const far = profile.troops.commandRange(base);
  if (far === null) return 0;
  return sumOver(own, (friend) => Math.min(1, Math.max(0, distance(friend.pose, base.pose) / far - 1)));
}

/** A commander is in company within this distance of friends, and alone this far beyond it, in millimetres. */
const COMPANY = { near: 160, far: 240 } as const;

/** How far a commander is from its friends: 0 in company, 1 alone. */
function aloneness(position: Position, base: PlacedBase): number {
  if (position.profile.troops.commandRange(base) === null) return 0;
  return Math.min(1, Math.max(0, (loneliness(position, [base]) - COMPANY.near) / COMPANY.far));
}

/** The term for commanders away from their friends. */
export const company = (position: Position): number =>
  -position.profile.weights.company * sumOver(position.waiting, (base) => aloneness(position, base));

/** The term for own bases beyond the range of their commanders. */
export const commandRange = (position: Position): number =>
  -position.profile.weights.outOfCommand * sumOver(position.waiting, (base) => unheard(position, base));
