/** How moves are measured and how far they may go. Blood and Blades, Move distances. */
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import type { Allowance } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { fromStart, summedStages } from '../../../engine/moves/measure.ts';
import { outlineAlong, stepsOf } from '../../../engine/moves/sweep.ts';
import { stageLengths, type Trace } from '../../../engine/moves/trace.ts';
import { isStraightAhead, type Way } from '../../../engine/moves/way.ts';
import { type Point, segmentDistance } from '../../../geometry/point.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { troopOf } from '../base.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { MU } from '../measures.ts';
import { isSkirmisher, type MoveGround, moveDistance } from '../troops.ts';

/** A turnabout is free as the whole move, and before skirmishers' straight advance. */
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
  holds('bnb.move.11') ? summedStages(way, (_, at) => freeTurnabout(way, at)) : fromStart(way);

const isRoad = (piece: TerrainPiece): boolean => piece.kind === 'PR' || piece.kind === 'UR';

const onLine = (p: Point, line: readonly Point[]): boolean =>
  line.some((a, at) => {
    const b = line[at + 1];
    return b !== undefined && segmentDistance(p, a, b) <= EQUAL_LENGTH;
  });

/** Does every base keep its centre on the middle line of one road all the way? */
export function followsRoad(trace: Trace): boolean {
  const roads = trace.battle.terrain.filter(isRoad);
  if (roads.length === 0 || !holds('bnb.terrain.71')) return false;
  const lengths = stageLengths(trace.reached);
  const { way } = trace;
  return roads.some(({ line = [] }) =>
    way.movers.every((_, mover) =>
      way.stages.every((stage, place) =>
        [0, ...stepsOf(lengths[place] ?? 0)].every((fraction) =>
          onLine(outlineAlong(way, stage, mover, fraction).centre, line),
        ),
      ),
    ),
  );
}

interface GoingRule {
  readonly going: MoveGround;
  readonly rule: BnbClause;
}

const OPEN: GoingRule = { going: 'GGo', rule: 'bnb.distance.15' };

/** From the worst to the best: the first that the base touches on its way counts. */
const GOING_RULES: readonly GoingRule[] = [
  { going: 'DGo', rule: 'bnb.distance.13' },
  { going: 'RGo', rule: 'bnb.distance.14' },
];

/** The least that any ground allows. */
const WORST: GoingRule = { going: 'DGo', rule: 'bnb.distance.13' };

/** The going that sets a mover's distance, with the clause that says so. */
const worstGoing = (trace: Trace, mover: number): GoingRule =>
  GOING_RULES.find(
    ({ going, rule }) =>
      trace.grounds.some((ground) => ground.mover === mover && ground.going === going) && holds(rule),
  ) ?? (holds(OPEN.rule) ? OPEN : WORST);

/** Millimetres a base may go in one kind of ground. */
export const distanceIn = (base: PlacedBase, ground: MoveGround): number =>
  moveDistance(troopOf(base), ground) * MU;

interface Limit {
  readonly base: PlacedBase;
  readonly going: MoveGround;
  readonly rule: BnbClause;
  readonly mm: number;
}

function limitOf(trace: Trace, mover: number, road: boolean): Limit {
  const base = trace.way.movers[mover] as PlacedBase;
  const { going, rule } = worstGoing(trace, mover);
  const mm = distanceIn(base, going);
  const fast = road && troopOf(base).grade === 'F' && !holds('bnb.distance.11') ? MU : 0;
  const byRoad = road ? distanceIn(base, 'road') + fast : 0;
  if (byRoad > mm && holds('bnb.distance.12'))
    return { base, going: 'road', rule: 'bnb.distance.12', mm: byRoad };
  return { base, going, rule, mm };
}

/** What limits the movers: for a group its slowest base, each by the ground it takes itself. */
export function limitingBase(trace: Trace): Limit {
  const road = followsRoad(trace);
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

/** The longest way these bases could go: in good going, or along a road. */
export const farthest = (_battle: Battle, bases: readonly PlacedBase[]): number =>
  bases.reduce(
    (least, base) => Math.min(least, Math.max(distanceIn(base, 'GGo'), distanceIn(base, 'road'))),
    Number.POSITIVE_INFINITY,
  );
