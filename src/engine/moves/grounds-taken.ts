/** The ground on a way, for pieces that differ from place to place: water with land in it, rivers below bridges. */
import type { PlacedBase, TerrainPiece } from '../battle.ts';
import { piecesUnder } from '../board/going.ts';
import { keptByRules, keptWith } from '../data/memory.ts';
import { stageLength } from './measure.ts';
import { outlineAlong, stepsOf } from './sweep.ts';
import type { Trace } from './trace.ts';
import type { Ground } from './types.ts';
import type { Stage } from './way.ts';

/** The goings of a piece that a mover meets in one stage, each at its first place. */
function metOn({ rules, battle, way }: Trace, met: Ground): readonly Ground[] {
  const place = Math.min(Math.floor(met.at), way.stages.length - 1);
  const stage = way.stages[place] as Stage;
  const base = way.movers[met.mover] as PlacedBase;
  const found: Ground[] = [];
  const entry = met.at - place;
  for (const fraction of [entry, ...stepsOf(stageLength(way, stage))]) {
    const ground = outlineAlong(way, stage, met.mover, fraction);
    if (!piecesUnder(battle, ground).includes(met.piece)) continue;
    const going = rules.board.going.of(battle, met.piece, base, ground);
    if (going !== null && found.every((each) => each.going !== going))
      found.push({ ...met, going, at: place + Math.max(fraction, entry) });
  }
  return found;
}

/** Like `trace.grounds`, but with each piece that `varies` as it is where the movers are. */
export const groundsTakenBy = (
  varies: (trace: Trace, piece: TerrainPiece) => boolean,
): ((trace: Trace) => readonly Ground[]) =>
  keptByRules(keptWith, (trace: Trace): readonly Ground[] =>
    trace.grounds.some(({ piece }) => varies(trace, piece))
      ? trace.grounds
          .flatMap((met) => (varies(trace, met.piece) ? metOn(trace, met) : [met]))
          .toSorted((a, b) => a.at - b.at)
      : trace.grounds,
  );
