/** The ground on the way itself: rivers below bridges, lakes and seas with hills in them. Blood and Blades, terrain. */
import type { TerrainPiece } from '../../../engine/battle.ts';
import { IMPASSABLE } from '../../../engine/board/going.ts';
import { groundsTakenBy } from '../../../engine/moves/grounds-taken.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import type { Ground } from '../../../engine/moves/types.ts';
import { crossingsOf } from '../ground/crossings.ts';
import { isRoad } from '../ground/roads.ts';
import { hasLands, isRiver, isStillWater } from '../ground/water.ts';

/** Does this piece differ from place to place for a base? */
function varies({ battle }: Trace, piece: TerrainPiece): boolean {
  if (isStillWater(piece)) return hasLands(battle, piece);
  return (isRiver(piece) || isRoad(piece)) && crossingsOf(battle).some(({ kind }) => kind === 'bridge');
}

/** Like `trace.grounds`, but with each piece as it is where the movers are. */
export const groundsTaken = groundsTakenBy(varies);

/** Where the movers first enter impassable ground. */
export const impassableMet = (trace: Trace): Ground | undefined =>
  groundsTaken(trace).find((ground) => ground.going === IMPASSABLE);
