/** A base may not move over its own side's ambush. Blood and Blades, ambush. */

import type { PlacedBase } from '../../../engine/battle.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { freeOf } from '../../../engine/moves/sweep.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { breaks } from '../citing.ts';
import { ambushOf } from './hidden.ts';

/** No base moves over friends in ambush, which only its own player knows of. */
export function ownAmbushBroken(trace: Trace): readonly Broken[] {
  const { movers, stages } = trace.way;
  const own = ambushOf(trace.battle, movers[0]?.side ?? '');
  if (own.length === 0 || !holds('bnb.move.17')) return NONE;
  for (const [place, stage] of stages.entries())
    for (const [mover, base] of movers.entries())
      for (const hidden of own) {
        const free = freeOf(trace.way, stage, mover, rectangleAt(hidden, hidden.pose).corners);
        if (free < 1) return [inTheWay(place + free, base, hidden.id)];
      }
  return NONE;
}

const inTheWay = (at: number, base: PlacedBase, other: string): Broken =>
  breaks(at, 'bnb.move.17', 'reason.base-in-the-way', { base: base.id, other });
