/** Where troops may dismount. DBMM, Dismounting; ruling 95. */
import type { Debellis } from '../../../debellis/game.ts';
import { isWall } from '../../../debellis/walls/sections.ts';
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { because } from '../citing.ts';
import { isWithin, paces } from '../measures.ts';

/** How near fortifications, rough or difficult going must be, in paces. */
const NEAR = 320;

const POOR: readonly (string | null)[] = ['RGo', 'DGo'];

/** Is it a fortification of either side, or rough or difficult going for these troops? */
const isReason = (game: Debellis, battle: Battle, base: PlacedBase, piece: TerrainPiece): boolean =>
  isWall(piece) || POOR.includes(game.goingOf(battle, piece, base));

/** Why troops may not dismount where this base stands; none if they may. */
export function dismountPlaceReasons(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
): readonly Reason[] {
  const { corners } = rectangleOfBase(base);
  const isNear =
    game.goingOfBase(rules, battle, base) !== 'GGo' ||
    battle.terrain.some(
      (piece) =>
        isReason(game, battle, base, piece) &&
        isWithin(polygonsDistance(corners, outlineOf(piece)), paces(NEAR)),
    );
  return isNear || !holds('dbmm.dism.2')
    ? []
    : [because('dbmm.dism.2', 'dbmm.dismount.place', { base: base.id, limit: paces(NEAR) })];
}
