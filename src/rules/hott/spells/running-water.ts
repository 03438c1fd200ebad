/** Water that hinders magic. Hordes of the Things, Water. */
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { CONTACT_GAP } from '../../../geometry/tolerance.ts';
import type { HottClause } from '../clauses/ids.ts';

/** Kinds of water that always run. */
const RUNNING: readonly string[] = ['river', 'sea'];
const STILL_WATER = 'hott.river.10' satisfies HottClause;

const isFed = (battle: Battle, lake: TerrainPiece): boolean =>
  battle.terrain.some(
    (piece) => piece.kind === 'river' && polygonsDistance(outlineOf(piece), outlineOf(lake)) <= CONTACT_GAP,
  );

/** Rivers, the sea, and lakes that a river flows into or out of. */
export function isRunningWater(battle: Battle, piece: TerrainPiece): boolean {
  if (RUNNING.includes(piece.kind)) return true;
  return piece.kind === 'lake' && (isFed(battle, piece) || !holds(STILL_WATER));
}
