/** Before the front of an enemy only the exceptions are legal. DBM, Zones of control; ruling 21. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { bindersAmong, zonesNear } from '../../../engine/board/zones.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { lengthsAlong } from '../../../engine/moves/measure.ts';
import { boxAlong, outlineAlong, stepsOf } from '../../../engine/moves/sweep.ts';
import { moverOf, type Trace, usedAt } from '../../../engine/moves/trace.ts';
import { breaks } from '../citing.ts';
import { sweptBy } from '../naval/waders.ts';
import { isShielded } from '../zones.ts';
import {
  contactsNearest,
  goesTowards,
  isLevel,
  leaderOf,
  linesUp,
  type Place,
  type Stay,
  scattersSkirmishers,
  withdraws,
} from './zone-exceptions.ts';

/** A little beyond the point where a zone is entered, as a part of a stage. */
const ENTERED = 1e-3;

/** The parts of one mover's way in zones that no friend shields, one part for each enemy. */
function staysOf(trace: Trace, mover: number): readonly Stay[] {
  if (!trace.zones.some((zone) => zone.mover === mover)) return [];
  const { battle, rules, way } = trace;
  const side = way.movers[mover]?.side;
  const swept = sweptBy(trace);
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
        if (swept.includes(by.id) || isShielded(battle, by, ground, way.movers)) continue;
        const stay = found.get(by.id) ?? { by, places: [] };
        stay.places.push({ at: place + part, stage, ground });
        found.set(by.id, stay);
      }
    }
  }
  return [...found.values()].map((stay) => ({ mover, ...stay }));
}

/** Does an exception cover a mover's whole way? */
const isExcused = (trace: Trace, mover: number, stays: readonly Stay[]): boolean =>
  withdraws(trace, mover) || contactsNearest(trace, mover, stays) || linesUp(trace, mover, stays);

type All = readonly (readonly Stay[])[];

/** Is this mover excused, or one level with it that is in the same zone? */
const isFree = (trace: Trace, { mover, by }: Stay, all: All): boolean =>
  trace.way.movers.some(
    (other, at) =>
      (at === mover || isLevel(moverOf(trace, { mover }), other)) &&
      all[at]?.some((stay) => stay.by.id === by.id) === true &&
      isExcused(trace, at, all[at] ?? []),
  );

/** The place where a mover breaks the rule by itself; undefined where an exception covers it. */
function brokenPlace(trace: Trace, stay: Stay, all: All): Place | undefined {
  const place = stay.places.find((each) => !goesTowards(trace, stay, each, all[stay.mover] ?? []));
  return place && !scattersSkirmishers(trace, stay) && !isFree(trace, stay, all) ? place : undefined;
}

/** Does it go behind one that makes a lawful move? */
function follows(trace: Trace, stay: Stay, all: All): boolean {
  const leader = leaderOf(trace, stay.mover);
  if (leader < 0 || !holds('dbm.zoc.8')) return false;
  const broken = all[leader]?.find((each) => brokenPlace(trace, each, all) !== undefined);
  return broken === undefined || follows(trace, { ...stay, mover: leader }, all);
}

export function zoneBroken(trace: Trace): readonly Broken[] {
  if (!holds('dbm.zoc.3')) return [];
  const all = trace.way.movers.map((_, mover) => staysOf(trace, mover));
  return all.flat().flatMap((stay) => {
    const place = brokenPlace(trace, stay, all);
    if (!place || follows(trace, stay, all)) return [];
    const figures = { base: moverOf(trace, stay).id, owner: stay.by.id, mm: usedAt(trace, place.at) };
    return [breaks(place.at, 'dbm.zoc.3', 'dbm.zone', figures)];
  });
}
