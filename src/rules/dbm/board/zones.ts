/** Whose zone of control an element is in. DBM, Zones of control. */
import type { Debellis } from '../../../debellis/game.ts';
import { isRiver } from '../../../debellis/ground/rivers.ts';
import { isWaterway, wetness } from '../../../debellis/ground/water.ts';
import { wallsIn } from '../../../debellis/walls/sections.ts';
import { isFrozen } from '../../../debellis/weather/ice.ts';
import type { BaseId, Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf, piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { groundsBefore, isOccupied } from '../../../engine/board/separation.ts';
import { zonedBy } from '../../../engine/board/zones.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { sharesArea } from '../../../geometry/overlap.ts';
import { ahead } from '../../../geometry/pose.ts';
import { aheadOf, type Rectangle, rectangleOf } from '../../../geometry/rectangle.ts';
import { isNaval } from '../troops/base.ts';

/** The part of a zone that is nearer to the front of its owner than some ground; null if there is none. */
function nearPart(owner: Rectangle, ground: Rectangle): Rectangle | null {
  const depth = Math.min(...ground.corners.map((p) => aheadOf(owner, p)));
  return depth > 0 ? rectangleOf(ahead(owner.pose, depth), owner.width, depth) : null;
}

const isWater = (game: Debellis, battle: Battle, piece: TerrainPiece, ground: Rectangle): boolean =>
  !isFrozen(battle, piece) &&
  (isRiver(piece) || (isWaterway(piece) && wetness(game, battle, piece, ground) !== 'dry'));

/** Does an element or water stand in the part of a zone nearer than some ground? Naval enemies ignore water. */
function isBlocked(
  game: Debellis,
  battle: Battle,
  owner: PlacedBase,
  ground: Rectangle,
  outside: readonly BaseId[],
): boolean {
  const near = nearPart(rectangleOfBase(owner), ground);
  if (!near || !holds('dbm.zoc.15')) return false;
  return (
    isOccupied(battle, near.corners, outside) ||
    (!isNaval(owner) && piecesUnder(battle, near).some((piece) => isWater(game, battle, piece, near)))
  );
}

/** Does another element, a fortification or water come, even partly, between a front and some ground? */
export function isShielded(
  game: Debellis,
  battle: Battle,
  owner: PlacedBase,
  ground: Rectangle,
  movers: readonly PlacedBase[],
): boolean {
  const outside = [owner.id, ...movers.map(({ id }) => id)];
  return (
    (isBlocked(game, battle, owner, ground, outside) ||
      groundsBefore(rectangleOfBase(owner), ground).some(
        (between) =>
          isOccupied(battle, between, outside) ||
          wallsIn(battle.terrain).some((wall) => sharesArea(between, outlineOf(wall))),
      )) &&
    holds('dbm.zoc.3')
  );
}

/** The enemies in whose zones of control an element stands. */
export const zoneOwners = (
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
): readonly PlacedBase[] =>
  zonedBy(rules, battle, base).filter(
    (owner) => !isShielded(game, battle, owner, rectangleOfBase(base), [base]),
  );
