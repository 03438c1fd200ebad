/** Before the front of an enemy only the exceptions are legal. */

import type { PlacedBase } from '../../engine/battle.ts';
import { bindersAmong, zonesNear } from '../../engine/board/zones.ts';
import type { Broken } from '../../engine/contract/moves.ts';
import { lengthsAlong } from '../../engine/moves/measure.ts';
import { boxAlong, outlineAlong, stepsOf } from '../../engine/moves/sweep.ts';
import { moverOf, usedAt } from '../../engine/moves/trace.ts';
import type { Trace } from '../../engine/moves/types.ts';
import { clauseIn, holdsIn } from '../book.ts';
import { breaks } from '../citing.ts';
import type { Debellis } from '../game.ts';
import { sweptBy } from '../naval/waders.ts';
import type { Place, Stay } from './stays.ts';

/** A little beyond the point where a zone is entered, as a part of a stage. */
const ENTERED = 1e-3;

/** The parts of one mover's way in zones that no friend shields, one part for each enemy. */
function staysOf(game: Debellis, trace: Trace, mover: number): readonly Stay[] {
  if (!trace.zones.some((zone) => zone.mover === mover)) return [];
  const { battle, rules, way } = trace;
  const side = way.movers[mover]?.side;
  const swept = sweptBy(game, trace);
  const lengths = lengthsAlong(way);
  const found = new Map<string, { by: PlacedBase; places: Place[] }>();
  for (const [place, stage] of way.stages.entries()) {
    const zones = zonesNear(rules, battle, boxAlong(way, stage, mover), side);
    if (zones.length === 0) continue;
    const entries = trace.zones.filter((zone) => zone.mover === mover && Math.floor(zone.at) === place);
    const inside = entries.map(({ at }) => at - place + ENTERED);
    for (const part of [0, ...stepsOf(lengths[place] ?? 0), ...inside].toSorted((a, b) => a - b)) {
      const ground = outlineAlong(way, stage, mover, part);
      for (const by of bindersAmong(rules, zones, ground)) {
        if (swept.includes(by.id) || game.isShielded(battle, by, ground, way.movers)) continue;
        const stay = found.get(by.id) ?? { by, places: [] };
        stay.places.push({ at: place + part, stage, ground });
        found.set(by.id, stay);
      }
    }
  }
  return [...found.values()].map((stay) => ({ mover, ...stay }));
}

/** Does an exception cover a mover's whole way? */
const isExcused = (game: Debellis, trace: Trace, mover: number, stays: readonly Stay[]): boolean =>
  game.withdraws(trace, mover) ||
  game.contactsNearest(trace, mover, stays) ||
  game.linesUp(trace, mover, stays);

type All = readonly (readonly Stay[])[];

/** Is this mover excused, or one level with it that is in the same zone? */
const isFree = (game: Debellis, trace: Trace, { mover, by }: Stay, all: All): boolean =>
  trace.way.movers.some(
    (other, at) =>
      (at === mover || game.isLevel(moverOf(trace, { mover }), other)) &&
      all[at]?.some((stay) => stay.by.id === by.id) === true &&
      isExcused(game, trace, at, all[at] ?? []),
  );

/** The place where a mover breaks the rule by itself; undefined where an exception covers it. */
function brokenPlace(game: Debellis, trace: Trace, stay: Stay, all: All): Place | undefined {
  const place = stay.places.find((each) => !game.goesTowards(trace, stay, each, all[stay.mover] ?? []));
  return place && !game.scattersSkirmishers(trace, stay) && !isFree(game, trace, stay, all)
    ? place
    : undefined;
}

/** Does it go behind one that makes a lawful move? */
function follows(game: Debellis, trace: Trace, stay: Stay, all: All): boolean {
  const leader = game.leaderOf(trace, stay.mover);
  if (leader < 0 || !holdsIn(game.moves, 'followInZone')) return false;
  const broken = all[leader]?.find((each) => brokenPlace(game, trace, each, all) !== undefined);
  return broken === undefined || follows(game, trace, { ...stay, mover: leader }, all);
}

export function zoneBroken(game: Debellis, trace: Trace): readonly Broken[] {
  if (!holdsIn(game.moves, 'zone')) return [];
  const all = trace.way.movers.map((_, mover) => staysOf(game, trace, mover));
  return all.flat().flatMap((stay) => {
    const place = brokenPlace(game, trace, stay, all);
    if (!place || follows(game, trace, stay, all)) return [];
    const figures = { base: moverOf(trace, stay).id, owner: stay.by.id, mm: usedAt(trace, place.at) };
    return [breaks(place.at, clauseIn(game.moves, 'zone'), 'debellis.zone', figures)];
  });
}
