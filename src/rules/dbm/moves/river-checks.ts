/** How movers cross rivers. DBM, Terrain, rivers; rulings 51 and 130. */
import type { Debellis } from '../../../debellis/game.ts';
import type { Wading } from '../../../debellis/ground/nature.ts';
import { watersUnder } from '../../../debellis/ground/rivers.ts';
import { isInFile } from '../../../debellis/ground/roads.ts';
import { bankAt } from '../../../debellis/ground/water.ts';
import { isAcross } from '../../../engine/board/banks.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { straightOn } from '../../../engine/moves/own-way.ts';
import { moverOf } from '../../../engine/moves/trace.ts';
import type { Trace } from '../../../engine/moves/types.ts';
import { outlineAt, type Stage } from '../../../engine/moves/way.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { breaks } from '../citing.ts';
import { isFording, isShut } from '../ground/river-shut.ts';
import { wadingsOn } from './wading.ts';

const figuresOf = (trace: Trace, wading: Wading) => ({
  base: moverOf(trace, wading).id,
  piece: wading.river.id,
});

/** Does a mover end lined up with an enemy who barred its way? */
const conforms = ({ contacts, way }: Trace, mover: number, place: number): boolean =>
  place === way.stages.length - 1 &&
  contacts.some((contact) => contact.mover === mover && contact.other.side !== way.movers[mover]?.side);

/** Tricky and dangerous rivers are waded by single elements and columns. */
function formationBroken(trace: Trace, wading: Wading): readonly Broken[] {
  if ((wading.nature !== 'tricky' && wading.nature !== 'dangerous') || isInFile(trace)) return NONE;
  const rule = wading.nature === 'tricky' ? 'dbm.river.15' : 'dbm.river.16';
  return holds(rule) ? [breaks(wading.at, rule, 'dbm.river.column', figuresOf(trace, wading))] : NONE;
}

/** Nobody enters a dangerous river in this bound where it has just turned somebody back. */
function shutBroken(trace: Trace, wading: Wading): readonly Broken[] {
  const { river, place, fromStart } = wading;
  const shut = !fromStart && !isFording(moverOf(trace, wading)) && isShut(trace.battle, river, place);
  return shut && holds('dbm.river.18')
    ? [breaks(wading.at, 'dbm.river.18', 'dbm.river.shut', figuresOf(trace, wading))]
    : NONE;
}

/** The breach of a stage in which a mover wades: it must go straight, and across the stream. */
function stageBroken(
  game: Debellis,
  trace: Trace,
  wading: Wading,
  stage: Stage,
  place: number,
): readonly Broken[] {
  const { battle } = trace;
  const base = moverOf(trace, wading);
  const from = outlineAt(base, stage.from[wading.mover] as Pose);
  const to = outlineAt(base, stage.to[wading.mover] as Pose);
  const startsIn = watersUnder(game, battle, from).includes(wading.river);
  if (!startsIn && place !== Math.floor(wading.at)) return NONE;
  const at = startsIn ? place : wading.at;
  if (straightOn(stage, base, wading.mover) === null) {
    const rule = startsIn ? 'dbm.river.21' : 'dbm.river.20';
    if (conforms(trace, wading.mover, place) || !holds(rule)) return NONE;
    return [breaks(at, rule, startsIn ? 'dbm.river.turn' : 'dbm.river.across', figuresOf(trace, wading))];
  }
  const bank = bankAt(game, battle, wading.river, startsIn ? from.pose : wading.place);
  if (isAcross(to.forward, bank) || !holds('dbm.river.20')) return NONE;
  return [breaks(at, 'dbm.river.20', 'dbm.river.across', figuresOf(trace, wading))];
}

const wayBroken = (game: Debellis, trace: Trace, wading: Wading): readonly Broken[] =>
  trace.way.stages.flatMap((stage, place) => stageBroken(game, trace, wading, stage, place));

/** The rules about rivers that a way breaks. */
export const riverBroken = (game: Debellis, trace: Trace): readonly Broken[] =>
  wadingsOn(game)(trace).flatMap((wading) => [
    ...formationBroken(trace, wading),
    ...shutBroken(trace, wading),
    ...wayBroken(game, trace, wading),
  ]);
