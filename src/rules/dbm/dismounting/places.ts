/** Where troops may dismount. DBM, Dismounting; ruling 76. */
import type { Debellis } from '../../../debellis/game.ts';
import { isInFort } from '../../../debellis/walls/enclosures.ts';
import { isWall } from '../../../debellis/walls/sections.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { outlineOf, piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import type { Polygon } from '../../../geometry/polygon.ts';
import { because } from '../citing.ts';
import { isHill } from '../ground/going.ts';
import { isWithin, paces } from '../measures.ts';
import { isOf } from '../troops/base.ts';

/** How near to enemy fortifications or war wagons troops dismount, in paces. */
const NEAR = 300;

const isNear = (base: PlacedBase, outline: Polygon): boolean =>
  isWithin(polygonsDistance(rectangleOfBase(base).corners, outline), paces(NEAR));

const isNearWalls = (battle: Battle, base: PlacedBase): boolean =>
  battle.terrain.some((piece) => isWall(piece) && piece.side !== base.side && isNear(base, outlineOf(piece)));

const isNearWagons = (battle: Battle, base: PlacedBase): boolean =>
  basesOnTable(battle).some(
    (enemy) =>
      enemy.side !== base.side &&
      isOf(enemy, 'WWg') &&
      piecesUnder(battle, rectangleOfBase(enemy)).some(isHill) &&
      isNear(base, rectangleOfBase(enemy).corners),
  );

/** May troops fight on foot where this base stands? */
function isPlaceFor(game: Debellis, battle: Battle, base: PlacedBase): boolean {
  if (isNearWalls(battle, base) && holds('dbm.dism.14')) return true;
  if (isOf(base, 'Cm') && holds('dbm.dism.1')) return false;
  const defends = isInFort(game, battle, base) && holds('dbm.dism.14');
  return defends || (isNearWagons(battle, base) && holds('dbm.dism.20'));
}

/** Why troops may not dismount where this base stands; none if they may. */
export const dismountPlaceReasons = (game: Debellis, battle: Battle, base: PlacedBase): readonly Reason[] =>
  isPlaceFor(game, battle, base)
    ? []
    : [because('dbm.dism.14', 'dbm.dismount.place', { base: base.id, limit: paces(NEAR) })];
