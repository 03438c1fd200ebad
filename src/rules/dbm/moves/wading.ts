/** The rivers that a way leads into. DBM, Terrain, rivers; ruling 130. */

import { isKnightOnFoot } from '../../../debellis/dismounting/aside.ts';
import type { Debellis } from '../../../debellis/game.ts';
import type { Nature, Wading } from '../../../debellis/ground/nature.ts';
import { isRiver, watersUnder } from '../../../debellis/ground/rivers.ts';
import { isWaterway } from '../../../debellis/ground/water.ts';
import type { TerrainPiece } from '../../../engine/battle.ts';
import { boxOfPiece } from '../../../engine/board/going.ts';
import { keptByRules, keptWith } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import { firstOnWay } from '../../../engine/moves/own-way.ts';
import { boxAlong, outlineAlong } from '../../../engine/moves/sweep.ts';
import type { Trace } from '../../../engine/moves/types.ts';
import { boxesMeet, type Rectangle } from '../../../geometry/rectangle.ts';
import { natureIn, sectorOf } from '../ground/river-nature.ts';
import { isNaval } from '../troops/base.ts';

const SECTORS: readonly number[] = [0, 1, 2];

/** To knights on foot a tricky river is dangerous. */
function asKnightsFind(
  game: Debellis,
  { battle, way }: Trace,
  mover: number,
  nature: Nature | null,
): Nature | null {
  const base = way.movers[mover];
  const heavy = nature === 'tricky' && base !== undefined && isKnightOnFoot(game, battle, base);
  return heavy && holds('dbm.river.1') ? 'dangerous' : nature;
}

function wadingsOf(game: Debellis, trace: Trace, mover: number, river: TerrainPiece): readonly Wading[] {
  const { battle, way } = trace;
  const isIn = (ground: Rectangle): boolean => watersUnder(game, battle, ground).includes(river);
  if (firstOnWay(way, mover, isIn) === null) return [];
  return SECTORS.flatMap((sector): readonly Wading[] => {
    const at = firstOnWay(
      way,
      mover,
      (ground) => isIn(ground) && sectorOf(battle, river, ground.pose) === sector,
    );
    if (at === null) return [];
    const stage = way.stages[Math.min(Math.floor(at), way.stages.length - 1)];
    const place = stage ? outlineAlong(way, stage, mover, at - Math.floor(at)).pose : { x: 0, y: 0 };
    const nature = asKnightsFind(game, trace, mover, natureIn(battle, river, sector));
    return [{ mover, at, river, sector, nature, place, fromStart: at === 0 }];
  });
}

const comesNear = ({ way }: Trace, mover: number, river: TerrainPiece): boolean =>
  way.stages.some((stage) => boxesMeet(boxAlong(way, stage, mover), boxOfPiece(river), 0));

/** All waters that the movers wade, in the order of the way. */
export const wadingsOn = keptWith((game: Debellis) =>
  keptByRules(keptWith, (trace: Trace): readonly Wading[] => {
    const waters = trace.battle.terrain.filter((piece) => isRiver(piece) || isWaterway(piece));
    if (waters.length === 0) return [];
    return trace.way.movers
      .flatMap((base, mover) =>
        waters
          .filter((river) => !isNaval(base) && comesNear(trace, mover, river))
          .flatMap((river) => wadingsOf(game, trace, mover, river)),
      )
      .toSorted((a, b) => a.at - b.at);
  }),
);

/** Does this water slow a base that wades it? A river that nobody has diced for may still prove paltry. */
export const isDeep = ({ nature, fromStart }: Wading): boolean =>
  nature === null ? fromStart : nature !== 'paltry';
