/** The way of a spontaneous advance with a given turn. DBMM, Spontaneous advances; rulings 98, 115 and 149. */
import type { Debellis } from '../../../debellis/game.ts';
import { isRiver } from '../../../debellis/ground/rivers.ts';
import { limitOf } from '../../../debellis/moves/limits.ts';
import { barredBy, isWithin } from '../../../debellis/walls/passage.ts';
import { isWall } from '../../../debellis/walls/sections.ts';
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { IMPASSABLE } from '../../../engine/board/going.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Leg } from '../../../engine/command.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { stageLength } from '../../../engine/moves/measure.ts';
import { traceOf } from '../../../engine/moves/trace.ts';
import type { Ground, Trace } from '../../../engine/moves/types.ts';
import { isWayFault, wayOf } from '../../../engine/moves/way.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { ahead, type Pose, roundPose } from '../../../geometry/pose.ts';
import { atMost, moreThan } from '../../../geometry/tolerance.ts';
import { paces } from '../measures.ts';
import { knownPitOn } from '../obstacles/pits.ts';
import { stateOf } from '../state.ts';
import { isMounted, isOf, isRouting } from '../troops/base.ts';
import { ridesThrough } from './friends.ts';

/** An advance thought through. */
export interface Course {
  /** In degrees, positive to the right. */
  readonly turn: number;
  /** Millimetres straight on after the turn. */
  readonly mm: number;
  /** All of it, with the turn, in millimetres. */
  readonly length: number;
  /** The enemy that it comes up against; null if it reaches none. */
  readonly met: PlacedBase | null;
  /** The friend that stops it; null if none does. */
  readonly heldBy: PlacedBase | null;
  /** The friends that it goes through. */
  readonly passed: readonly PlacedBase[];
  readonly end: Pose;
}

/** Longer than any advance, in millimetres. */
const LONGEST = 420;
/** What is added straight ahead in good going, in paces. */
const RUSH = 80;

export const legsOf = (turn: number, mm: number): readonly Leg[] => [
  ...(turn === 0 ? [] : [{ pivot: turn < 0 ? 'left' : 'right', degrees: Math.abs(turn) } as const]),
  { forward: mm },
];

const isFrozenRiver = (battle: Battle): boolean => (stateOf(battle).frozen ?? []).includes('rivers');

/** Ground that it does not enter. */
const shuns = (trace: Trace, { going, piece }: Ground): boolean =>
  going === IMPASSABLE ||
  (isMounted(trace.way.movers[0] as PlacedBase) &&
    (going === 'DGo' || (isRiver(piece) && !isFrozenRiver(trace.battle))) &&
    holds('dbmm.imp.40'));

interface Stop {
  readonly mm: number;
  readonly by?: PlacedBase;
}

/** Does a section that it cannot cross bar its way in? */
const isBarred = (game: Debellis, { battle, way }: Trace, piece: TerrainPiece): boolean => {
  const base = way.movers[0] as PlacedBase;
  return isWall(piece) && !isWithin(piece, base) && barredBy(game, battle, base, piece) !== null;
};

/** Would it leave fortifications on this part of its way? */
const goesOut = ({ grounds, way }: Trace, mmAt: (at: number) => number, mm: number): boolean =>
  holds('dbmm.imp.39') &&
  grounds.some(
    ({ at, piece }) =>
      isWall(piece) && isWithin(piece, way.movers[0] as PlacedBase) && moreThan(mm, mmAt(at)),
  );

/** What stops it, the nearest first. Null if it cannot even turn. */
function stopsOn(game: Debellis, trace: Trace, turned: number): readonly Stop[] | null {
  const base = trace.way.movers[0] as PlacedBase;
  const mmAt = (at: number): number => (at - turned) * LONGEST;
  const stops: Stop[] = trace.meetings
    .filter(
      ({ other }) =>
        other.side !== base.side ||
        (!ridesThrough(game, trace.rules, trace.battle, other) && holds('dbmm.imp.28')),
    )
    .map(({ other, at }) => ({ mm: mmAt(at), by: other }));
  const grounds = trace.grounds.filter((ground) => ground.at > 0 && shuns(trace, ground));
  stops.push(...grounds.map(({ at }) => ({ mm: mmAt(at) })));
  const pit = knownPitOn(trace);
  if (pit !== null) stops.push({ mm: mmAt(pit) });
  const walls = trace.grounds.filter(({ at, piece }) => at > 0 && isBarred(game, trace, piece));
  stops.push(...walls.map(({ at }) => ({ mm: mmAt(at) })));
  if (trace.edge && holds('dbmm.imp.61')) stops.push({ mm: mmAt(trace.edge.at) });
  return stops.some(({ mm }) => mm < 0) ? null : stops.toSorted((a, b) => a.mm - b.mm);
}

/** The course with this turn; null if it cannot turn so. */
export function courseWith(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  turn: number,
): Course | null {
  if (turn !== 0 && !holds('dbmm.imp.53')) return null;
  const way = wayOf(rules, [base], legsOf(turn, LONGEST));
  if (isWayFault(way)) return null;
  const trace = traceOf(rules, battle, way, 'spontaneous');
  const turned = turn === 0 ? 0 : 1;
  const [first] = way.stages;
  const pivot = turned === 1 && first && holds('dbmm.imp.54') ? stageLength(way, first) : 0;
  const stops = stopsOn(game, trace, turned);
  if (!stops) return null;
  const limit = limitOf(game, trace, 0).mm - game.extraMove(trace, 0) - pivot;
  if (limit < 0) return null;
  const [stop] = stops;
  const enemy = stop?.by && stop.by.side !== base.side ? stop.by : null;
  const routs = enemy !== null && isRouting(enemy) && holds('dbmm.imp.26');
  const most = game.mostMove(trace, 0) - pivot;
  const reach = routs ? Math.min(limit * 2 + pivot, most) : limit;
  const mmAt = (at: number): number => (at - turned) * LONGEST;
  if (enemy && stop && atMost(stop.mm, reach))
    return goesOut(trace, mmAt, stop.mm) ? null : ended(trace, turn, stop.mm, pivot, { met: enemy });
  const isGood =
    game.goingOfBase(rules, battle, base) === 'GGo' && trace.grounds.every(({ going }) => going === 'GGo');
  const rush = turn === 0 && isGood && holds('dbmm.imp.25') ? Math.min(paces(RUSH), most - limit) : 0;
  const mm = Math.max(0, Math.min(limit + rush, stop?.mm ?? LONGEST));
  const friend = stop?.by && stop.by.side === base.side && atMost(stop.mm, mm) ? stop.by : null;
  // With the addition it may not end in contact.
  const capped = enemy && stop && atMost(stop.mm, limit + rush) ? Math.min(mm, limit) : mm;
  return goesOut(trace, mmAt, capped) ? null : ended(trace, turn, capped, pivot, { heldBy: friend });
}

/** The course that ends there, or before friends in whose midst it would end; null if it would turn into their midst. */
function ended(
  trace: Trace,
  turn: number,
  mm: number,
  pivot: number,
  { met = null, heldBy = null }: Partial<Pick<Course, 'met' | 'heldBy'>>,
): Course | null {
  const base = trace.way.movers[0] as PlacedBase;
  const start = trace.way.stages.at(-1)?.from[0] ?? base.pose;
  const turned = turn === 0 ? 0 : 1;
  const mmAt = (at: number): number => Math.max(0, (at - turned) * LONGEST);
  const end = roundPose(ahead(start, mm));
  const caught = trace.meetings.find(
    ({ other, at }) =>
      (mmAt(at) < mm || mm === 0) && rectanglesOverlap(rectangleAt(base, end), rectangleOfBase(other)),
  );
  if (caught) return mm === 0 ? null : ended(trace, turn, mmAt(caught.at), pivot, { heldBy: caught.other });
  const passed = trace.meetings
    .filter(({ other, at }) => other.side === base.side && mmAt(at) < mm)
    .map(({ other }) => other);
  return { turn, mm, length: mm + pivot, met, heldBy, passed, end };
}

export const straightCourse = (
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
): Course | null => courseWith(game, rules, battle, base, 0);

/** May Kn not go into this enemy? */
export const isShunned = (base: PlacedBase, enemy: PlacedBase): boolean =>
  isOf(base, 'Kn') && isOf(enemy, 'El', 'Cm') && holds('dbmm.imp.38');
