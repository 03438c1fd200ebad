/** How far moves may go. Hordes of the Things, Tactical move distances. */

import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { goingUnder, IMPASSABLE } from '../../../engine/board/going.ts';
import { filesOf, isColumn } from '../../../engine/board/groups.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Allowance, Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { firstOnWay } from '../../../engine/moves/own-way.ts';
import { moverOf, type Trace, usedAt } from '../../../engine/moves/trace.ts';
import type { Ground } from '../../../engine/moves/types.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { moreThan, OVERLAP_DEPTH } from '../../../geometry/tolerance.ts';
import { breaks } from '../citing.ts';
import type { HottClause } from '../clauses/ids.ts';
import { isInBadGoing } from '../ground/going.ts';
import { frontInRiver } from '../ground/rivers.ts';
import { followsRoad } from '../ground/roads.ts';
import { paces } from '../measures.ts';
import { elementOf, isAerial, isLurker } from '../troops/base.ts';
import type { MoveGround } from '../troops/troop-table.ts';
import { moveOf } from '../troops/troops.ts';
import { groundsMet } from './channels.ts';
import { isNearEnemy } from './near-enemy.ts';
import { extraPips } from './order.ts';

/** The distance that each extra point adds to a move along a road. */
const ROAD_EXTRA = paces(100);

export interface Limit {
  readonly base: PlacedBase;
  readonly going: MoveGround;
  readonly rule: HottClause;
  readonly mm: number;
}

/** Millimetres that an element may go on one kind of ground, with its clause. */
export function distanceIn(base: PlacedBase, going: MoveGround): Limit {
  const { rule, value } = moveOf(elementOf(base), going);
  return { base, going, rule, mm: paces(value) };
}

const shorter = (a: Limit, b: Limit): Limit => (b.mm < a.mm ? b : a);

/** A river does not slow the bases behind the first of a column. */
function isLedThroughRiver({ way }: Trace, mover: number): boolean {
  if (way.column) return mover !== way.column.head && holds('hott.move.20') && holds('hott.move.23');
  if (!isColumn(way.movers)) return false;
  const first = filesOf(way.movers)[0]?.[0];
  return way.movers[mover]?.id !== first?.id && holds('hott.move.20') && holds('hott.move.23');
}

/** Where on its way the front edge of a mover first enters a river; null if it never does. */
const wadedFrom = ({ battle, way }: Trace, mover: number): number | null =>
  firstOnWay(way, mover, (ground) => frontInRiver(battle, way.movers[mover] as PlacedBase, ground));

/** The slow ground under an element: a river counts only under its front edge. */
const slowUnder = (battle: Battle, base: PlacedBase, at = rectangleOfBase(base)): readonly MoveGround[] => [
  ...(isInBadGoing(battle, base, at) ? (['bad'] as const) : []),
  ...(frontInRiver(battle, base, at) ? (['river'] as const) : []),
];

/** The limits on a whole move by the slow ground where it starts. */
function startLimits(trace: Trace, mover: number): readonly Limit[] {
  const base = trace.way.movers[mover] as PlacedBase;
  if (!holds('hott.move.21')) return [];
  return slowUnder(trace.battle, base)
    .filter((going) => going !== 'river' || !isLedThroughRiver(trace, mover))
    .map((going) => ({ ...distanceIn(base, going), rule: 'hott.move.21' }));
}

/** The limit by ground that an element enters: it goes on until it has used that ground's whole allowance. */
function entryLimit(trace: Trace, ground: Ground): readonly Limit[] {
  const base = moverOf(trace, ground);
  const { going } = ground;
  if (going !== 'bad' && going !== 'river') return [];
  if (ground.at <= 0 && going === 'bad') return [];
  const river = going === 'river';
  if (river && isLedThroughRiver(trace, ground.mover)) return [];
  const at = river ? wadedFrom(trace, ground.mover) : ground.at;
  const rule = river ? 'hott.move.19' : 'hott.move.22';
  if (at === null || !holds(rule)) return [];
  // A base counts as in the ground once it overlaps it by this depth, a little beyond the ground's edge.
  const entered = usedAt(trace, Math.max(0, at)) - OVERLAP_DEPTH;
  const used = holds('hott.move.22') ? Math.max(0, entered) : 0;
  const allowed = distanceIn(base, going);
  return [{ ...allowed, mm: Math.max(used, allowed.mm), rule: used > allowed.mm ? 'hott.move.22' : rule }];
}

/** The limit along a road. Extra points add to it, away from enemies. */
function roadLimit(trace: Trace, base: PlacedBase): Limit {
  const road = distanceIn(base, 'road');
  const may = !isAerial(base) && !isLurker(base) && !isNearEnemy(trace) && holds('hott.move.18');
  return { ...road, rule: 'hott.move.16', mm: road.mm + (may ? extraPips(trace.order) * ROAD_EXTRA : 0) };
}

function limitOf(trace: Trace, mover: number, road: boolean): Limit {
  const base = trace.way.movers[mover] as PlacedBase;
  if (isAerial(base)) return distanceIn(base, 'good');
  if (road) return roadLimit(trace, base);
  const grounds = groundsMet(trace).filter((ground) => ground.mover === mover);
  return [...startLimits(trace, mover), ...grounds.flatMap((ground) => entryLimit(trace, ground))].reduce(
    shorter,
    distanceIn(base, 'good'),
  );
}

/** Is it a single element or a column? Only these go along a road. */
const isInFile = ({ way }: Trace): boolean =>
  way.movers.length === 1 || way.column !== undefined || isColumn(way.movers) || !holds('hott.group.8');

const alongRoad = (trace: Trace): boolean => isInFile(trace) && followsRoad(trace) && holds('hott.move.17');

/** The limit of a move: a group's slowest element, or the head of a column that is formed. */
export function limitingBase(trace: Trace): Limit {
  const road = alongRoad(trace) && holds('hott.move.16');
  const { column, movers } = trace.way;
  if (column?.kind === 'forming') return limitOf(trace, column.head, false);
  const limits = movers.map((_, mover) => limitOf(trace, mover, road));
  if (limits.length === 1 || holds('hott.group.17')) return limits.reduce(shorter);
  return limits.reduce((a, b) => (b.mm > a.mm ? b : a));
}

export const limitOfFollower = (trace: Trace, mover: number): Limit => limitOf(trace, mover, false);

export function allowance(trace: Trace): Allowance {
  const { base, going, rule, mm } = limitingBase(trace);
  return { mm, going, lines: [{ rule, value: mm, key: 'hott.distance', figures: { base: base.id, going } }] };
}

/** The longest possible way of these bases: in good going, or along a road. */
export const farthest = (_battle: Battle, bases: readonly PlacedBase[]): number =>
  bases.reduce(
    (least, base) => Math.min(least, Math.max(distanceIn(base, 'good').mm, distanceIn(base, 'road').mm)),
    Number.POSITIVE_INFINITY,
  );

/** The stage of the way that passes the limit. */
const placeBeyond = (trace: Trace, mm: number): number =>
  Math.max(
    0,
    trace.reached.findIndex((used) => moreThan(used, mm)),
  );

export function distanceBroken(trace: Trace): readonly Broken[] {
  const limit = limitingBase(trace);
  if (!moreThan(trace.length, limit.mm)) return NONE;
  const { base, going, mm } = limit;
  const slowest = trace.way.movers.length > 1 && limit.rule === distanceIn(base, going).rule;
  const figures = { base: base.id, length: trace.length, allowance: mm, going };
  const at = placeBeyond(trace, mm);
  const tooFar = breaks(at, limit.rule, 'reason.too-far', figures);
  if (!slowest || !holds('hott.group.17')) return [tooFar];
  return [tooFar, breaks(at, 'hott.group.17', 'hott.group-slowest', { base: base.id })];
}

/** Extra points are legal only for moves along a road, away from enemies, and not for aerials or lurkers. */
export function extraBroken(trace: Trace): readonly Broken[] {
  const extra = extraPips(trace.order);
  if (extra === 0) return NONE;
  const figures = { extra };
  const whole = Number.isInteger(extra) && extra > 0;
  const barred = trace.way.movers.find((base) => isAerial(base) || isLurker(base));
  if (whole && alongRoad(trace) && !barred && !isNearEnemy(trace)) return NONE;
  return [breaks(0, 'hott.move.18', 'hott.road-extra', figures)];
}

/** Millimetres that the ground allows an element there, roads left aside; 0 if it is impassable. */
export function allowedAt(trace: Trace, base: PlacedBase, at: Rectangle): number {
  const { rules, battle } = trace;
  if (goingUnder(rules, battle, base, at) === IMPASSABLE) return 0;
  return slowUnder(battle, base, at)
    .map((going) => distanceIn(base, going))
    .reduce(shorter, distanceIn(base, 'good')).mm;
}
