/** The ground on the way itself: rivers below bridges, lakes and seas with hills in them. Blood and Blades, terrain. */
import type { PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { IMPASSABLE, piecesUnder } from '../../../engine/board/going.ts';
import { keptByRules, keptWith } from '../../../engine/memory.ts';
import { stageLength } from '../../../engine/moves/measure.ts';
import { outlineAlong, stepsOf } from '../../../engine/moves/sweep.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import type { Ground } from '../../../engine/moves/types.ts';
import type { Stage } from '../../../engine/moves/way.ts';
import { crossingsOf } from '../crossings.ts';
import { goingOf } from '../going.ts';
import { isRoad } from '../roads.ts';
import { hasLands, isRiver, isStillWater } from '../water.ts';

/** Does this piece differ from place to place for a base? */
function varies({ battle }: Trace, piece: TerrainPiece): boolean {
  if (isStillWater(piece)) return hasLands(battle, piece);
  return (isRiver(piece) || isRoad(piece)) && crossingsOf(battle).some(({ kind }) => kind === 'bridge');
}

/** The goings of a piece that a mover meets in one stage, each at its first place. */
function metOn(trace: Trace, met: Ground): readonly Ground[] {
  const { battle, way } = trace;
  const place = Math.min(Math.floor(met.at), way.stages.length - 1);
  const stage = way.stages[place] as Stage;
  const base = way.movers[met.mover] as PlacedBase;
  const found: Ground[] = [];
  const entry = met.at - place;
  for (const fraction of [entry, ...stepsOf(stageLength(way, stage))]) {
    const ground = outlineAlong(way, stage, met.mover, fraction);
    if (!piecesUnder(battle, ground).includes(met.piece)) continue;
    const going = goingOf(battle, met.piece, base, ground);
    if (going !== null && found.every((each) => each.going !== going))
      found.push({ ...met, going, at: place + Math.max(fraction, entry) });
  }
  return found;
}

/** Like `trace.grounds`, but with each piece as it is where the movers are. */
export const groundsTaken = keptByRules(keptWith, (trace: Trace): readonly Ground[] =>
  trace.grounds.some(({ piece }) => varies(trace, piece))
    ? trace.grounds
        .flatMap((met) => (varies(trace, met.piece) ? metOn(trace, met) : [met]))
        .toSorted((a, b) => a.at - b.at)
    : trace.grounds,
);

/** Where the movers first enter impassable ground. */
export const impassableMet = (trace: Trace): Ground | undefined =>
  groundsTaken(trace).find((ground) => ground.going === IMPASSABLE);
