/** Whose zone of control an element is in. DBM, Zones of control. */
import type { BaseId, Battle, PlacedBase, TerrainPiece } from '../../engine/battle.ts';
import { outlineOf, piecesUnder } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { groundsBefore, isOccupied } from '../../engine/board/separation.ts';
import { zonedBy } from '../../engine/board/zones.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { holds } from '../../engine/effects.ts';
import { sharesArea } from '../../geometry/overlap.ts';
import { ahead } from '../../geometry/pose.ts';
import { aheadOf, type Rectangle, rectangleOf } from '../../geometry/rectangle.ts';
import { isNaval } from './base.ts';
import { isFrozen } from './ice.ts';
import { isRiver } from './rivers.ts';
import { wallsIn } from './walls/sections.ts';
import { isWaterway, wetness } from './water.ts';

/** The part of a zone that is nearer to the front of its owner than some ground; null if there is none. */
function nearPart(owner: Rectangle, ground: Rectangle): Rectangle | null {
  const depth = Math.min(...ground.corners.map((p) => aheadOf(owner, p)));
  return depth > 0 ? rectangleOf(ahead(owner.pose, depth), owner.width, depth) : null;
}

const isWater = (battle: Battle, piece: TerrainPiece, ground: Rectangle): boolean =>
  !isFrozen(battle, piece) &&
  (isRiver(piece) || (isWaterway(piece) && wetness(battle, piece, ground) !== 'dry'));

/** Does an element or water stand in the part of a zone nearer than some ground? Naval enemies ignore water. */
function isBlocked(
  battle: Battle,
  owner: PlacedBase,
  ground: Rectangle,
  outside: readonly BaseId[],
): boolean {
  const near = nearPart(rectangleOfBase(owner), ground);
  if (!near || !holds('dbm.zoc.15')) return false;
  return (
    isOccupied(battle, near.corners, outside) ||
    (!isNaval(owner) && piecesUnder(battle, near).some((piece) => isWater(battle, piece, near)))
  );
}

/** Does another element, a fortification or water come, even partly, between a front and some ground? */
export function isShielded(
  battle: Battle,
  owner: PlacedBase,
  ground: Rectangle,
  movers: readonly PlacedBase[],
): boolean {
  const outside = [owner.id, ...movers.map(({ id }) => id)];
  return (
    (isBlocked(battle, owner, ground, outside) ||
      groundsBefore(rectangleOfBase(owner), ground).some(
        (between) =>
          isOccupied(battle, between, outside) ||
          wallsIn(battle.terrain).some((wall) => sharesArea(between, outlineOf(wall))),
      )) &&
    holds('dbm.zoc.3')
  );
}

/** The enemies in whose zones of control an element stands. */
export const zoneOwners = (rules: Ruleset, battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  zonedBy(rules, battle, base).filter((owner) => !isShielded(battle, owner, rectangleOfBase(base), [base]));
