/** Before the front of an enemy only the exceptions are legal. DBM, Zones of control; ruling 21. */

import type { Debellis } from '../../../debellis/game.ts';
import { type Place, type Stay, staysOf } from '../../../debellis/moves/stays.ts';
import { sweptBy } from '../../../debellis/naval/waders.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { moverOf, usedAt } from '../../../engine/moves/trace.ts';
import type { Trace } from '../../../engine/moves/types.ts';
import { isShielded } from '../board/zones.ts';
import { breaks } from '../citing.ts';
import {
  contactsNearest,
  goesTowards,
  isLevel,
  leaderOf,
  linesUp,
  scattersSkirmishers,
  withdraws,
} from './zone-exceptions.ts';

/** The parts of one mover's way in zones that nothing shields. */
function boundStays(game: Debellis, trace: Trace, mover: number): readonly Stay[] {
  const swept = sweptBy(game, trace);
  return staysOf(
    trace,
    mover,
    (by, ground) => swept.includes(by.id) || isShielded(game, trace.battle, by, ground, trace.way.movers),
  );
}

/** Does an exception cover a mover's whole way? */
const isExcused = (game: Debellis, trace: Trace, mover: number, stays: readonly Stay[]): boolean =>
  withdraws(trace, mover) || contactsNearest(game, trace, mover, stays) || linesUp(trace, mover, stays);

type All = readonly (readonly Stay[])[];

/** Is this mover excused, or one level with it that is in the same zone? */
const isFree = (game: Debellis, trace: Trace, { mover, by }: Stay, all: All): boolean =>
  trace.way.movers.some(
    (other, at) =>
      (at === mover || isLevel(moverOf(trace, { mover }), other)) &&
      all[at]?.some((stay) => stay.by.id === by.id) === true &&
      isExcused(game, trace, at, all[at] ?? []),
  );

/** The place where a mover breaks the rule by itself; undefined where an exception covers it. */
function brokenPlace(game: Debellis, trace: Trace, stay: Stay, all: All): Place | undefined {
  const place = stay.places.find((each) => !goesTowards(trace, stay, each, all[stay.mover] ?? []));
  return place && !scattersSkirmishers(game, trace, stay) && !isFree(game, trace, stay, all)
    ? place
    : undefined;
}

/** Does it go behind one that makes a lawful move? */
function follows(game: Debellis, trace: Trace, stay: Stay, all: All): boolean {
  const leader = leaderOf(trace, stay.mover);
  if (leader < 0 || !holds('dbm.zoc.8')) return false;
  const broken = all[leader]?.find((each) => brokenPlace(game, trace, each, all) !== undefined);
  return broken === undefined || follows(game, trace, { ...stay, mover: leader }, all);
}

export function zoneBroken(game: Debellis, trace: Trace): readonly Broken[] {
  if (!holds('dbm.zoc.3')) return [];
  const all = trace.way.movers.map((_, mover) => boundStays(game, trace, mover));
  return all.flat().flatMap((stay) => {
    const place = brokenPlace(game, trace, stay, all);
    if (!place || follows(game, trace, stay, all)) return [];
    const figures = { base: moverOf(trace, stay).id, owner: stay.by.id, mm: usedAt(trace, place.at) };
    return [breaks(place.at, 'dbm.zoc.3', 'debellis.zone', figures)];
  });
}
