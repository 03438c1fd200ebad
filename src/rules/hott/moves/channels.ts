/** Channels between an island and a shore, waded as rivers are. Hordes of the Things, Terrain. */
import { IMPASSABLE } from '../../../engine/board/going.ts';
import { firstOnWay } from '../../../engine/moves/own-way.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import type { Ground } from '../../../engine/moves/types.ts';
import { depthUnder, isWater } from '../ground/water.ts';

/** Where on its way a mover first wades water that is deep elsewhere; null if it does not. */
const wadedFrom = ({ battle, way }: Trace, { mover, piece }: Ground): number | null =>
  firstOnWay(way, mover, (ground) => depthUnder(battle, piece, ground) === 'shallow');

/** The ground that a way meets. Channels count as rivers, and deep water is left out. */
export const groundsMet = (trace: Trace): readonly Ground[] =>
  trace.grounds.flatMap((ground) => {
    if (ground.going !== IMPASSABLE || !isWater(ground.piece)) return [ground];
    const at = wadedFrom(trace, ground);
    return at === null ? [] : [{ ...ground, going: 'river', at }];
  });
