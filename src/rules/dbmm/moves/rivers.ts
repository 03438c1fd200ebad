/** How movers cross rivers and bridges. DBMM, Water features; rulings 91 and 97. */
import type { Debellis } from '../../../debellis/game.ts';
import { isOnBridge, isRiver, watersUnder } from '../../../debellis/ground/rivers.ts';
import { wayOfWader } from '../../../debellis/moves/river-way.ts';
import type { PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { boxOfPiece } from '../../../engine/board/going.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { lengthsAlong } from '../../../engine/moves/measure.ts';
import { firstOnWay } from '../../../engine/moves/own-way.ts';
import { boxAlong, outlineAlong, stepsOf } from '../../../engine/moves/sweep.ts';
import { moverOf } from '../../../engine/moves/trace.ts';
import type { Trace } from '../../../engine/moves/types.ts';
import { boxesMeet, type Rectangle } from '../../../geometry/rectangle.ts';
import { breaks, breaksAll } from '../citing.ts';
import { isNaval } from '../troops/base.ts';
import { isInColumn } from './groups.ts';

const comesNear = ({ way }: Trace, mover: number, river: TerrainPiece): boolean =>
  way.stages.some((stage) => boxesMeet(boxAlong(way, stage, mover), boxOfPiece(river), 0));

/** The grounds of a mover from its start to its end. */
const groundsOf = ({ way }: Trace, mover: number): readonly Rectangle[] => {
  const lengths = lengthsAlong(way);
  return way.stages.flatMap((stage, place) =>
    [0, ...stepsOf(lengths[place] ?? 0)].map((fraction) => outlineAlong(way, stage, mover, fraction)),
  );
};

/** A mover that wades goes straight across the stream. */
function wadingBroken(game: Debellis, trace: Trace, mover: number, river: TerrainPiece): readonly Broken[] {
  const { battle, way } = trace;
  const isIn = (ground: Rectangle): boolean => watersUnder(game, battle, ground).includes(river);
  const at = firstOnWay(way, mover, isIn);
  if (at === null) return NONE;
  const stage = way.stages[Math.min(Math.floor(at), way.stages.length - 1)];
  const place = stage ? outlineAlong(way, stage, mover, at - Math.floor(at)).pose : { x: 0, y: 0 };
  return wayOfWader(game, trace, { mover, at, river, place });
}

/** Nobody goes from the water onto a bridge, or from a bridge into the water. */
function bridgeBroken(game: Debellis, trace: Trace, mover: number, river: TerrainPiece): readonly Broken[] {
  if (!river.crossings?.some(({ kind }) => kind === 'bridge') || !holds('dbmm.water.33')) return NONE;
  const states = groundsOf(trace, mover).map((ground) => {
    if (isOnBridge(river, ground)) return 'bridge';
    return watersUnder(game, trace.battle, ground).includes(river) ? 'water' : 'land';
  });
  const mixes = states.some(
    (state, at) => at > 0 && state !== 'land' && states[at - 1] !== 'land' && state !== states[at - 1],
  );
  if (!mixes) return NONE;
  const figures = { base: moverOf(trace, { mover }).id, piece: river.id };
  return [breaksAll('dbmm.water.33', 'debellis.river.bridge', figures)];
}

/** A group crosses a bridge only in column. */
function abreastBroken(trace: Trace, river: TerrainPiece): readonly Broken[] {
  const { movers, stages } = trace.way;
  if (movers.length < 2 || isInColumn(trace) || !holds('dbmm.group.8')) return NONE;
  const crosses = movers.find((_, mover) => groundsOf(trace, mover).some((each) => isOnBridge(river, each)));
  if (!crosses) return NONE;
  const figures = { base: crosses.id, piece: river.id };
  return [breaks(stages.length, 'dbmm.group.8', 'debellis.river.bridge-column', figures)];
}

/** The rules about rivers and bridges that a way breaks. */
export function riverBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const rivers = trace.battle.terrain.filter(isRiver);
  const wades = (base: PlacedBase, mover: number, river: TerrainPiece): boolean =>
    !isNaval(base) && comesNear(trace, mover, river);
  return rivers.flatMap((river) => {
    const near = trace.way.movers.flatMap((base, mover) => (wades(base, mover, river) ? [mover] : []));
    if (near.length === 0) return NONE;
    return [
      ...near.flatMap((mover) => [
        ...wadingBroken(game, trace, mover, river),
        ...bridgeBroken(game, trace, mover, river),
      ]),
      ...abreastBroken(trace, river),
    ];
  });
}
