/** Moves along a road or a river bank. */
import type { TerrainPiece } from '../../engine/battle.ts';
import { bankNear, isAcross, stretchesOf } from '../../engine/board/banks.ts';
import { stretchesMeet } from '../../engine/board/crossings.ts';
import { outlineOf } from '../../engine/board/going.ts';
import { isColumn } from '../../engine/board/groups.ts';
import { lengthsAlong } from '../../engine/moves/measure.ts';
import { outlineAlong, stepsOf } from '../../engine/moves/sweep.ts';
import type { Trace } from '../../engine/moves/types.ts';
import { polygonsDistance } from '../../geometry/distance.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { atMost } from '../../geometry/tolerance.ts';
import { BASE_WIDTH } from '../measures.ts';
import { isRiver } from './rivers.ts';

/** One element wide: a single element, or a column. */
export const isInFile = ({ way }: Trace): boolean =>
  way.movers.length === 1 || way.column?.kind === 'following' || isColumn(way.movers);

/** Is the ground of every mover of this kind, all along the way? */
function allAlong({ way }: Trace, is: (ground: Rectangle) => boolean): boolean {
  const lengths = lengthsAlong(way);
  return way.stages.every((stage, place) =>
    [0, ...stepsOf(lengths[place] ?? 0)].every((fraction) =>
      way.movers.every((_, mover) => is(outlineAlong(way, stage, mover, fraction))),
    ),
  );
}

/** Does a move go along a road, each element astride it all the way? */
export function followsRoad(trace: Trace): boolean {
  const roads = trace.battle.terrain.filter(({ kind }) => kind === 'Rd' || kind === 'PRd');
  if (roads.length === 0 || !isInFile(trace)) return false;
  const stretches = roads.flatMap(({ line = [] }) => stretchesOf(line));
  return allAlong(trace, ({ frontLeft, frontRight }) =>
    stretches.some((stretch) => stretchesMeet(stretch, [frontLeft, frontRight])),
  );
}

/** Does a move go along the bank of a river, no element farther from the water than one base width? */
export function followsBank(trace: Trace): boolean {
  const rivers = trace.battle.terrain.filter(isRiver);
  if (rivers.length === 0 || !isInFile(trace)) return false;
  const isBeside = (ground: Rectangle, river: TerrainPiece): boolean =>
    atMost(polygonsDistance(ground.corners, outlineOf(river)), BASE_WIDTH) &&
    !isAcross(ground.forward, bankNear(stretchesOf(river.line ?? []), ground.centre));
  return allAlong(trace, (ground) => rivers.some((river) => isBeside(ground, river)));
}
