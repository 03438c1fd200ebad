/** How movers cross rivers. DBM, Terrain, rivers; rulings 51 and 130. */
import type { Debellis } from '../../../debellis/game.ts';
import type { Wading } from '../../../debellis/ground/nature.ts';
import { isInFile } from '../../../debellis/ground/roads.ts';
import { wayOfWader } from '../../../debellis/moves/river-way.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { moverOf } from '../../../engine/moves/trace.ts';
import type { Trace } from '../../../engine/moves/types.ts';
import { breaks } from '../citing.ts';
import { isFording, isShut } from '../ground/river-shut.ts';
import { wadingsOn } from './wading.ts';

const figuresOf = (trace: Trace, wading: Wading) => ({
  base: moverOf(trace, wading).id,
  piece: wading.river.id,
});

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

/** The rules about rivers that a way breaks. */
export const riverBroken = (game: Debellis, trace: Trace): readonly Broken[] =>
  wadingsOn(game)(trace).flatMap((wading) => [
    ...formationBroken(trace, wading),
    ...shutBroken(trace, wading),
    ...wayOfWader(game, trace, wading),
  ]);
