/** Targets of attacks: enemy bases, and pieces of terrain that are foes. */
import type { PlacedBase, SideId, TerrainPiece } from '../../engine/battle.ts';
import type { Point } from '../../geometry/point.ts';

/** A piece of terrain that its side loses when it is taken. */
export interface FoePiece extends TerrainPiece {
  readonly side: SideId;
  readonly area: readonly Point[];
}

export type Target = PlacedBase | FoePiece;

export const isPiece = (target: Target): target is FoePiece => 'kind' in target;
