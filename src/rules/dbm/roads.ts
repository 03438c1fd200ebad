/** Moves along a road. DBM, Roads; ruling 62. */
import { stretchesOf } from '../../engine/board/banks.ts';
import { stretchesMeet } from '../../engine/board/crossings.ts';
import { isColumn } from '../../engine/board/groups.ts';
import { lengthsAlong } from '../../engine/moves/measure.ts';
import { outlineAlong, stepsOf } from '../../engine/moves/sweep.ts';
import type { Trace } from '../../engine/moves/trace.ts';

/** One element wide: a single element, or a column. */
export const isInFile = ({ way }: Trace): boolean =>
  way.movers.length === 1 || way.column?.kind === 'following' || isColumn(way.movers);

/** Does a move go along a road, each element astride it all the way? */
export function followsRoad(trace: Trace): boolean {
  const { battle, way } = trace;
  const roads = battle.terrain.filter(({ kind }) => kind === 'Rd');
  if (roads.length === 0 || !isInFile(trace)) return false;
  const stretches = roads.flatMap(({ line = [] }) => stretchesOf(line));
  const lengths = lengthsAlong(way);
  return way.stages.every((stage, place) =>
    [0, ...stepsOf(lengths[place] ?? 0)].every((fraction) =>
      way.movers.every((_, mover) => {
        const { frontLeft, frontRight } = outlineAlong(way, stage, mover, fraction);
        return stretches.some((stretch) => stretchesMeet(stretch, [frontLeft, frontRight]));
      }),
    ),
  );
}
