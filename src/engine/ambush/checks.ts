/** A base may not move over its own side's ambush. */

import type { PlacedBase } from '../battle.ts';
import { rectangleAt } from '../board/rectangles.ts';
import { NONE } from '../citing.ts';
import type { Broken } from '../contract/moves.ts';
import { holds } from '../effects.ts';
import { freeOf } from '../moves/sweep.ts';
import type { Trace } from '../moves/trace.ts';
import { ambushOf } from './hidden.ts';

/** No base moves over friends in ambush, which only its own player knows of. */
export const ownAmbushBroken =
  (rule: string) =>
  (trace: Trace): readonly Broken[] => {
    const { movers, stages } = trace.way;
    const own = ambushOf(trace.battle, movers[0]?.side ?? '');
    if (own.length === 0 || !holds(rule)) return NONE;
    for (const [place, stage] of stages.entries())
      for (const [mover, base] of movers.entries())
        for (const hidden of own) {
          const free = freeOf(trace.way, stage, mover, rectangleAt(hidden, hidden.pose).corners);
          if (free < 1) return [inTheWay(rule, place + free, base, hidden.id)];
        }
    return NONE;
  };

const inTheWay = (rule: string, at: number, { id: base }: PlacedBase, other: string): Broken => ({
  at,
  reason: { rule, key: 'reason.base-in-the-way', figures: { base, other } },
});
