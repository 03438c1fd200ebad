/** Channels between an island and a shore, which are waded as rivers are. Hordes of the Things, Terrain. */
import { IMPASSABLE } from '../../../engine/board/going.ts';
import { lengthsAlong } from '../../../engine/moves/measure.ts';
import { outlineAlong, stepsOf } from '../../../engine/moves/sweep.ts';
import type { Ground, Trace } from '../../../engine/moves/trace.ts';
import { firstBetween } from '../../../geometry/halving.ts';
import { depthUnder, isWater } from '../water.ts';

/** Halvings that find where between two steps it begins to wade. */
const HALVINGS = 8;

/** Where on its way a mover first wades water that is deep elsewhere; null where it does not. */
function wadedFrom({ battle, way }: Trace, { mover, piece }: Ground): number | null {
  const lengths = lengthsAlong(way);
  for (const [place, stage] of way.stages.entries()) {
    const wades = (fraction: number): boolean =>
      depthUnder(battle, piece, outlineAlong(way, stage, mover, fraction)) === 'shallow';
    const steps = [0, ...stepsOf(lengths[place] ?? 0)];
    const at = steps.findIndex(wades);
    if (at === 0) return place;
    if (at > 0) return place + firstBetween(wades, steps[at - 1] ?? 0, steps[at] ?? 1, HALVINGS);
  }
  return null;
}

/** The ground that a way meets, channels that are waded as rivers; deep water is none of it. */
export const groundsMet = (trace: Trace): readonly Ground[] =>
  trace.grounds.flatMap((ground) => {
    if (ground.going !== IMPASSABLE || !isWater(ground.piece)) return [ground];
    const at = wadedFrom(trace, ground);
    return at === null ? [] : [{ ...ground, going: 'river', at }];
  });
