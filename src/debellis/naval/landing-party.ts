/** Troops aboard that may pursue over land instead of their ship. */

import { type BaseId, type Battle, findBase, type PlacedBase } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Frame } from '../../engine/game/game.ts';
import { ahead, roundPose } from '../../geometry/pose.ts';
import { holdsIn } from '../book.ts';
import { lineBehind } from '../fights/contacts.ts';
import type { Debellis } from '../game.ts';
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
export function landingParty(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  landing: Landing,
): PlacedBase | null {
  const front = findBase(battle, landing.front);
  const cargo = findBase(battle, cargoOf(battle, landing.ship) ?? '');
  if (!front?.pose || !cargo || cargo.depth > BASE_WIDTH) return null;
  const across = lengthInWalls(game, battle, front.pose, ahead(front.pose, cargo.depth + BASE_WIDTH));
  const pose = roundPose(ahead(front.pose, across + cargo.depth));
  const base: PlacedBase = { ...cargo, place: 'table', pose };
  const wall = landing.wall === undefined ? null : sectionById(battle, landing.wall);
  const mayCross = wall === null || mayAssault(game, base, wall);
  return mayCross && hasRoomAshore(rules, battle, base) ? base : null;
}

/** The frames in which troops may land and pursue, after a ship has beaten enemies on land. */
export function landingFrames(
  game: Debellis,
  battle: Battle,
  victor: PlacedBase,
  against: BaseId,
  wall: string | null,
): readonly Frame[] {
  if (!game.isNaval(victor)) return [];
  const landing = { step: 'landing', front: victor.id, against, ...(wall === null ? {} : { wall }) };
  const own: readonly Frame[] = holdsIn(game.naval, 'shipsStay') ? [{ ...landing, ship: victor.id }] : [];
  const behind = wall !== null && holdsIn(game.naval, 'landingPursues') ? lineBehind(battle, victor) : null;
  return behind && game.isNaval(behind) ? [...own, { ...landing, ship: behind.id }] : own;
}
