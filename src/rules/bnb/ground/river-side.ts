/** When a move follows a river side. Blood and Blades, move straight forward. */
import type { TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import { outlineAlong, stepsOf } from '../../../engine/moves/sweep.ts';
import { stageLengths, type Trace } from '../../../engine/moves/trace.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { CONTACT_GAP, moreThan } from '../../../geometry/tolerance.ts';
import { BASE_WIDTH } from '../measures.ts';
import { isRiver, wadedUnder } from './water.ts';

/** A base that follows a river side is nearer to it than this, in millimetres. */
export const BESIDE = BASE_WIDTH / 4;

const isBeside = (trace: Trace, river: TerrainPiece, ground: Rectangle): boolean =>
  wadedUnder(trace.battle, ground).length === 0 &&
  moreThan(BESIDE, polygonsDistance(ground.corners, outlineOf(river)) + CONTACT_GAP / 2);

/** Does the move only go forward and pivot: neither back nor aside? */
const goesOn = ({ way }: Trace): boolean =>
  way.stages.every(
    ({ motion }) =>
      motion.kind !== 'turnabout' && (motion.kind !== 'straight' || (motion.ahead > 0 && motion.right === 0)),
  );

function keepsBeside(trace: Trace, river: TerrainPiece, mover: number): boolean {
  const lengths = stageLengths(trace.reached);
  return trace.way.stages.every((stage, place) =>
    [0, ...stepsOf(lengths[place] ?? 0)].every((fraction) =>
      isBeside(trace, river, outlineAlong(trace.way, stage, mover, fraction)),
    ),
  );
}

/** Does the whole move only follow the side of a river, with every base next to it all the way? */
export function followsRiverSide(trace: Trace): boolean {
  const rivers = trace.battle.terrain.filter(isRiver);
  if (rivers.length === 0 || !holds('bnb.move.14') || !goesOn(trace)) return false;
  const every = trace.way.movers.map((_, mover) => mover);
  const asked = holds('bnb.move.15') ? every : [];
  return rivers.some((river) => asked.every((mover) => keepsBeside(trace, river, mover)));
}
