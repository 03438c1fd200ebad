/** Does any part of a way lie within 200 paces of an enemy element? */
import { basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { lengthsAlong } from '../../../engine/moves/measure.ts';
import { outlineAlong, stepsOf } from '../../../engine/moves/sweep.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { paces } from '../measures.ts';

/** A move this near to enemies may not take extra points. */
const NEAR = paces(200);

export function isNearEnemy(trace: Trace): boolean {
  const { way, battle } = trace;
  const side = way.movers[0]?.side;
  const enemies = basesOnTable(battle).filter((base) => base.side !== side);
  const lengths = lengthsAlong(trace.way);
  const isNear = (mover: number, place: number, fraction: number): boolean => {
    const stage = way.stages[place];
    const ground = stage
      ? outlineAlong(way, stage, mover, fraction)
      : rectangleOfBase(way.movers[mover] as PlacedBase);
    return enemies.some((enemy) => atMost(rectanglesDistance(ground, rectangleOfBase(enemy)), NEAR));
  };
  return way.stages.some((_, place) =>
    [0, ...stepsOf(lengths[place] ?? 0)].some((fraction) =>
      way.movers.some((_base, mover) => isNear(mover, place, fraction)),
    ),
  );
}
