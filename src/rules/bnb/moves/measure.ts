/** How moves are measured, and how far they may go. Blood and Blades, Move distances. */

import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import type { Allowance } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { fromStart, summedStages } from '../../../engine/moves/measure.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { isStraightAhead, type Way } from '../../../engine/moves/way.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { isMud, roadsFollowed } from '../ground/roads.ts';
import { isRiver, isStillWater } from '../ground/water.ts';
import { MU } from '../measures.ts';
import { troopOf } from '../troops/base.ts';
import { isSkirmisher, type MoveGround, moveDistance, moveDistanceParts } from '../troops/troops.ts';
import { groundsTaken } from './grounds.ts';

/** A turnabout is free as the whole move, and before a straight advance of skirmishers. */
function freeTurnabout(way: Way, at: number): boolean {
  if (way.stages[at]?.motion.kind !== 'turnabout') return false;
  const whole = way.stages.length === 1;
  const skirmishing =
    at === 0 &&
    way.stages.slice(1).every((stage) => isStraightAhead(stage.motion)) &&
    way.movers.every((base) => isSkirmisher(troopOf(base)));
  return (whole || skirmishing) && holds('bnb.turn.3');
}

/** The legs are added up, each by its farther front corner. */
export const reached = (way: Way): readonly number[] =>
  way.column?.reached ??
  (holds('bnb.move.11') ? summedStages(way, (_, at) => freeTurnabout(way, at)) : fromStart(way));

interface GoingRule {
  readonly going: MoveGround;
  readonly rule: BnbClause;
}

const OPEN: GoingRule = { going: 'GGo', rule: 'bnb.distance.15' };

/** From the worst to the best: the first going on a base's way counts. */
const GOING_RULES: readonly GoingRule[] = [
  { going: 'DGo', rule: 'bnb.distance.13' },
  { going: 'RGo', rule: 'bnb.distance.14' },
];

/** The going with the least distance. */
const WORST: GoingRule = { going: 'DGo', rule: 'bnb.distance.13' };

/** The going that limits a mover's distance, with its clause. */
const worstGoing = (trace: Trace, mover: number): GoingRule =>
  GOING_RULES.find(
    ({ going, rule }) =>
      groundsTaken(trace).some((ground) => ground.mover === mover && ground.going === going) && holds(rule),
  ) ?? (holds(OPEN.rule) ? OPEN : WORST);

/** Millimetres that a base may go on one kind of ground. */
export const distanceIn = (base: PlacedBase, ground: MoveGround): number =>
  moveDistance(troopOf(base), ground) * MU;

/** The same without the addition for fast troops. */
const plainly = (base: PlacedBase, ground: MoveGround): number =>
  (moveDistanceParts(troopOf(base), ground)[0]?.value ?? 0) * MU;

/** Is any part of a mover in water on its way? */
const wades = (trace: Trace, mover: number): boolean =>
  groundsTaken(trace).some(
    (ground) => ground.mover === mover && (isRiver(ground.piece) || isStillWater(ground.piece)),
  );

/** Does it follow a road without mud, which has its own distance? */
const followsFirmRoad = (trace: Trace): boolean =>
  roadsFollowed(trace).some((road) => !isMud(trace.battle, road));

/** Waders, and bases on a muddy road, go without the addition for fast troops. */
const goesPlainly = (trace: Trace, mover: number): boolean =>
  (wades(trace, mover) || roadsFollowed(trace).some((road) => isMud(trace.battle, road))) &&
  holds('bnb.distance.11');

interface Limit {
  readonly base: PlacedBase;
  readonly going: MoveGround;
  readonly rule: BnbClause;
  readonly mm: number;
}

function limitOf(trace: Trace, mover: number, road: boolean): Limit {
  const base = trace.way.movers[mover] as PlacedBase;
  const { going, rule } = worstGoing(trace, mover);
  const mm = goesPlainly(trace, mover) ? plainly(base, going) : distanceIn(base, going);
  const fast = road && troopOf(base).grade === 'F' && !holds('bnb.distance.11') ? MU : 0;
  const byRoad = road ? distanceIn(base, 'road') + fast : 0;
  if (byRoad > mm && holds('bnb.distance.12'))
    return { base, going: 'road', rule: 'bnb.distance.12', mm: byRoad };
  return { base, going, rule, mm };
}

/** The limit of the movers: for a group its slowest base, each by its own ground. */
export function limitingBase(trace: Trace): Limit {
  const limit = slowestOf(trace);
  const extending = trace.way.column?.kind === 'extending' && holds('bnb.column.20');
  return extending ? { ...limit, mm: limit.mm + MU } : limit;
}

function slowestOf(trace: Trace): Limit {
  const road = followsFirmRoad(trace);
  const limits = trace.way.movers.map((_, mover) => limitOf(trace, mover, road));
  const slower = (a: Limit, b: Limit): Limit => (b.mm < a.mm ? b : a);
  const faster = (a: Limit, b: Limit): Limit => (b.mm > a.mm ? b : a);
  if (limits.length === 1) return limits[0] as Limit;
  return limits.reduce(holds('bnb.move.4') && holds('bnb.group.6') ? slower : faster);
}

export function allowance(trace: Trace): Allowance {
  const { base, going, rule, mm } = limitingBase(trace);
  return { mm, going, lines: [{ rule, value: mm, key: 'bnb.distance', figures: { base: base.id, going } }] };
}

/** The distance that these bases go together in good going. */
export const inTheOpen = (bases: readonly PlacedBase[]): number =>
  Math.min(...bases.map((base) => distanceIn(base, 'GGo')));

/** The longest possible way of these bases: in good going, or along a road. */
export const farthest = (_battle: Battle, bases: readonly PlacedBase[]): number =>
  bases.reduce(
    (least, base) => Math.min(least, Math.max(distanceIn(base, 'GGo'), distanceIn(base, 'road'))),
    Number.POSITIVE_INFINITY,
  );
