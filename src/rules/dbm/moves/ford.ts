/** Moves that come to a river: the dice they need, and where these cut them short. DBM, Rivers; ruling 130. */
import type { Debellis } from '../../../debellis/game.ts';
import type { Wading } from '../../../debellis/ground/nature.ts';
import { allowance } from '../../../debellis/moves/limits.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { MoveCommand } from '../../../engine/command.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Frame, SideId } from '../../../engine/game/game.ts';
import { pathUpTo, placeOfLength } from '../../../engine/moves/cuts.ts';
import { type Judgement, judgedOnce, judgeMove } from '../../../engine/moves/judge.ts';
import { stopsOf } from '../../../engine/moves/probe.ts';
import { moverOf, usedAt } from '../../../engine/moves/trace.ts';
import type { Trace } from '../../../engine/moves/types.ts';
import { isFording, isShut } from '../ground/river-shut.ts';
import { riverBroken } from './river-checks.ts';
import { isDeep, wadingsOn } from './wading.ts';

/** The place where a way must end by what is known of the rivers; Infinity if nothing ends it. */
function lastPlace(game: Debellis, trace: Trace): number {
  const barred = riverBroken(game, trace).map(({ at }) => at);
  const slow = wadingsOn(game)(trace).some(isDeep) ? placeOfLength(trace, allowance(game, trace).mm) : null;
  return Math.min(Number.POSITIVE_INFINITY, ...barred, ...(slow === null ? [] : [slow]));
}

/** Nobody has diced for it yet. */
const isUnknown = ({ nature, fromStart }: Wading): boolean =>
  nature === null && !fromStart && holds('dbm.river.23');

/** It is dangerous, and this mover has not thrown its own die. */
const isUntried = (trace: Trace, wading: Wading): boolean =>
  wading.nature === 'dangerous' &&
  !wading.fromStart &&
  !isFording(moverOf(trace, wading)) &&
  !isShut(trace.battle, wading.river, wading.place) &&
  holds('dbm.river.17');

/** Must dice be thrown on this way? */
export const meetsRiver = (game: Debellis, trace: Trace): boolean =>
  wadingsOn(game)(trace).some((wading) => isUnknown(wading) || isUntried(trace, wading));

/** The frame of the die that is due next on a way, if it goes no farther than `most` millimetres; null if none is. */
export function nextThrow(game: Debellis, trace: Trace, most = Number.POSITIVE_INFINITY): Frame | null {
  const last = lastPlace(game, trace);
  const due = wadingsOn(game)(trace).find(
    (wading) =>
      wading.at <= last &&
      usedAt(trace, wading.at) <= most &&
      (isUnknown(wading) || isUntried(trace, wading)),
  );
  if (!due) return null;
  const { river, sector, place } = due;
  const base = moverOf(trace, due);
  return isUnknown(due)
    ? { step: 'river-score', side: base.side, river: river.id, sector }
    : { step: 'river-crossing', base: base.id, river: river.id, at: [place.x, place.y] };
}

/** The move as far as the rivers let it go; null if it cannot begin. */
export function asFarAsRivers(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  command: MoveCommand,
  by: SideId,
): Judgement | null {
  const options = { free: true };
  const whole = judgeMove(rules, battle, command, by, options);
  if (whole.reasons.length === 0 || !whole.trace) return whole.trace ? whole : null;
  const last = lastPlace(game, whole.trace);
  const path = last === Number.POSITIVE_INFINITY ? whole.path : pathUpTo(whole.trace.way, whole.path, last);
  if (path.length === 0) return null;
  const cut = judgeMove(rules, battle, { ...command, path }, by, options);
  if (cut.reasons.length === 0) return cut;
  const [stop] = stopsOf({ ...command, path }, cut, judgedOnce(rules, battle, by, options));
  return stop?.judgement ?? null;
}
