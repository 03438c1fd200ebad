/** How difficult rivers are, and who wades them. */
import type { TerrainPiece } from '../../engine/battle.ts';
import type { Met } from '../../engine/moves/types.ts';
import type { Point } from '../../geometry/point.ts';

export type Nature = 'paltry' | 'easy' | 'tricky' | 'dangerous';

/** A mover wades a river in one sector, from this place on its way. */
export interface Wading extends Met {
  readonly river: TerrainPiece;
  readonly sector: number;
  /** Null if nobody has diced for it yet. */
  readonly nature: Nature | null;
  readonly place: Point;
  /** It stands in that water at the start. */
  readonly fromStart: boolean;
}
