/** How far from enemy fortifications elements deploy. DBMM, Deployment. */
import { isWall } from '../../../debellis/walls/sections.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { broken } from '../citing.ts';
import { isWithin, paces } from '../measures.ts';

const LEAST = 240;

/** Why a base may not be put down so near to enemy fortifications. */
export function nearWallReasons(battle: Battle, base: PlacedBase, { corners }: Rectangle): readonly Reason[] {
  const near = battle.terrain.find(
    (piece) =>
      isWall(piece) &&
      piece.side !== base.side &&
      isWithin(polygonsDistance(corners, outlineOf(piece)), paces(LEAST)),
  );
  return near
    ? broken('dbmm.deploy.11', 'dbmm.setup.near-walls', {
        base: base.id,
        piece: near.id,
        limit: paces(LEAST),
      })
    : [];
}
