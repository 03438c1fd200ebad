/** Decides whether a base defends a river edge against waders. Blood and Blades, defending a river edge. */
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf, whollyIn } from '../../../engine/board/going.ts';
import { isFrontCorner } from '../../../engine/board/positions.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { outlineDistance, polygonsDistance } from '../../../geometry/distance.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { closeContacts } from '../board/contacts.ts';
import { isAtCrossing } from '../ground/crossings.ts';
import { islandsIn, isWader, wadedUnder } from '../ground/water.ts';

/** Is the nearest bank nearer than the base is deep? A base in the water never defends. */
function isNearBank(battle: Battle, base: PlacedBase, water: TerrainPiece): boolean {
  const ground = rectangleOfBase(base);
  const island = islandsIn(battle, water).find((each) => whollyIn(each, ground));
  const away = island
    ? Math.min(...ground.corners.map((corner) => outlineDistance(corner, outlineOf(island))))
    : polygonsDistance(ground.corners, outlineOf(water));
  return moreThan(base.depth, away);
}

/** Does it defend a river edge against an enemy that it fights with its front or a front corner? */
export function defendsRiverEdge(battle: Battle, base: PlacedBase): boolean {
  if (isWader(battle, base)) return false;
  return closeContacts(battle, base).some(({ enemy, touches }) => {
    const ground = rectangleOfBase(enemy);
    const withFront = touches.some(({ mine }) => mine === 'front' || isFrontCorner(mine));
    const atCrossing = isAtCrossing(battle, ground) && holds('bnb.tactic.2');
    return (
      withFront && !atCrossing && wadedUnder(battle, ground).some((water) => isNearBank(battle, base, water))
    );
  });
}
