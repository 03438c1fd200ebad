/** Troops aboard that may pursue over land instead of their ship. DBM, Naval, Pursuing; ruling 16. */
import { type BaseId, type Battle, type Frame, findBase, type PlacedBase } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { ahead, roundPose } from '../../../geometry/pose.ts';
import { isNaval } from '../base.ts';
import { lineBehind } from '../contacts.ts';
import { BASE_WIDTH } from '../measures.ts';
import { lengthInWalls, mayAssault } from '../walls/passage.ts';
import { sectionById } from '../walls/sections.ts';
import { cargoOf } from './carrying.ts';
import { hasRoomAshore } from './ferrying.ts';

/** A pursuit from the front of a ship: the ship that carries the pursuer, the loser, the section that it crosses. */
export interface Landing {
  readonly front: BaseId;
  readonly ship: BaseId;
  readonly against: BaseId;
  readonly wall?: string;
}

/** The element that would pursue, where it would stand then; null if it cannot land there. */
export function landingParty(rules: Ruleset, battle: Battle, landing: Landing): PlacedBase | null {
  const front = findBase(battle, landing.front);
  const cargo = findBase(battle, cargoOf(battle, landing.ship) ?? '');
  if (!front?.pose || !cargo || cargo.depth > BASE_WIDTH) return null;
  const across = lengthInWalls(battle, front.pose, ahead(front.pose, cargo.depth + BASE_WIDTH));
  const pose = roundPose(ahead(front.pose, across + cargo.depth));
  const base: PlacedBase = { ...cargo, place: 'table', pose };
  const wall = landing.wall === undefined ? null : sectionById(battle, landing.wall);
  const mayCross = wall === null || mayAssault(base, wall);
  return mayCross && hasRoomAshore(rules, battle, base) ? base : null;
}

/** The frames in which troops may land and pursue, after a ship has beaten enemies on land. */
export function landingFrames(
  battle: Battle,
  victor: PlacedBase,
  against: BaseId,
  wall: string | null,
): readonly Frame[] {
  if (!isNaval(victor)) return [];
  const landing = { step: 'landing', front: victor.id, against, ...(wall === null ? {} : { wall }) };
  const own: readonly Frame[] = holds('dbm.pursue.3') ? [{ ...landing, ship: victor.id }] : [];
  const behind = wall !== null && holds('dbm.pursue.2') ? lineBehind(battle, victor) : null;
  return behind && isNaval(behind) ? [...own, { ...landing, ship: behind.id }] : own;
}
