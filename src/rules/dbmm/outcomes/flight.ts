/** Plans a flight. DBMM, Fleeing; rulings 37, 97, 163, 176 and 183. */
import type { Debellis } from '../../../debellis/game.ts';
import { isRiver, isWading } from '../../../debellis/ground/rivers.ts';
import { fleeing } from '../../../debellis/troops/riding.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { IMPASSABLE, outlineOf } from '../../../engine/board/going.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { wayBeyond } from '../../../engine/board/room.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { type FlightPlan, planFlight, type Side } from '../../../engine/outcomes/flight.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { cross, dot, type Point, subtract } from '../../../geometry/point.ts';
import type { Pose } from '../../../geometry/pose.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { segmentAreaLength } from '../../../geometry/sight.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isWithin, paces } from '../measures.ts';
import { troopOf } from '../troops/base.ts';

export interface FlightAsked {
  /** Its pose before anything moved. */
  readonly from: Pose;
  readonly recoiled: number;
  /** Bases through which it bursts. */
  readonly through: readonly string[];
  /** The choice of its owner between two equal turns. */
  readonly turn?: Side;
  /** A rout goes farther than a flight. */
  readonly routs?: true;
}

/** How many tactical moves a rout goes. */
const ROUT = 2;

/** A full tactical move for the going in which the flight starts, or twice that for a rout, in millimetres. */
export function farthest(
  game: Debellis,
  work: Work,
  base: PlacedBase,
  { from, routs }: Pick<FlightAsked, 'from' | 'routs'>,
): number {
  const before = { ...base, pose: from };
  const going = game.goingOfBase(work.rules, work.battle, before);
  const slowed = going === 'RGo' || going === 'DGo' ? going : 'GGo';
  const rule: DbmmClause = isWading(game, work.battle, before) ? 'dbmm.flee.24' : 'dbmm.flee.9';
  const move = paces(game.moveOf(troopOf(fleeing(game, base)), holds(rule) ? slowed : 'GGo'));
  return routs && holds('dbmm.rout.6') ? ROUT * move : move;
}

/** How far a corner goes along `unit` until it is `mm` from a place. The longest of the ways is that of the nearest corners. */
function alongUntil(corner: Point, unit: Point, began: Point, mm: number): number {
  const gone = subtract(corner, began);
  const aside = cross(unit, gone);
  return Math.sqrt(Math.max(0, mm * mm - aside * aside)) - dot(gone, unit);
}

/**
 * How far a base goes along `unit` until the nearest of its rear corners, before and now, are `mm` apart. A flight is
 * measured in a straight line from the nearest rear corner before the recoil to the same end, which is now its rear too.
 */
export const untilApart = (before: Rectangle, now: Rectangle, unit: Point, mm: number): number =>
  Math.max(
    ...[now.rearLeft, now.rearRight].flatMap((corner) =>
      [before.rearLeft, before.rearRight].map((began) => alongUntil(corner, unit, began, mm)),
    ),
  );

/** How far its front goes from a start, after its turns. */
function measureFrom(
  base: PlacedBase,
  { from, recoiled, through }: FlightAsked,
  whole: number,
  battle: Battle,
) {
  const before = rectangleAt(base, from);
  return (start: PlacedBase): number => {
    const now = rectangleOfBase(start);
    const unit = now.forward;
    const measured = holds('dbmm.flee.10') ? untilApart(before, now, unit, whole) : whole - recoiled;
    const beyond = basesOnTable(battle)
      .filter(({ id }) => through.includes(id))
      .map((other) => wayBeyond(now, unit, rectangleOfBase(other)));
    return Math.max(0, measured, ...beyond);
  };
}

/** Beyond this distance an enemy does not matter to the direction of a flight, in paces. */
const HEEDED = 800;

/** A new direction must be free so far, in paces. */
const CLEAR = 400;

const isBeyondRiver = (battle: Battle, a: PlacedBase, b: PlacedBase): boolean =>
  battle.terrain.some(
    (piece) =>
      isRiver(piece) &&
      segmentAreaLength(rectangleOfBase(a).centre, rectangleOfBase(b).centre, outlineOf(piece)) > 0,
  );

const apart = (a: PlacedBase, b: PlacedBase): number =>
  rectanglesDistance(rectangleOfBase(a), rectangleOfBase(b));

/** Would it end nearer to an enemy than it began? Enemies far away, or beyond a river, do not count. */
function endsNearer(battle: Battle, before: PlacedBase, end: PlacedBase): boolean {
  return basesOnTable(battle).some(
    (enemy) =>
      enemy.side !== end.side &&
      isWithin(apart(end, enemy), paces(HEEDED)) &&
      moreThan(apart(before, enemy), apart(end, enemy)) &&
      !isBeyondRiver(battle, end, enemy),
  );
}

/** The plan of a flight after the recoil, with the choices of its owner so far. */
export function thinkFlight(game: Debellis, work: Work, base: PlacedBase, asked: FlightAsked): FlightPlan {
  const { battle } = work;
  const before = { ...base, pose: asked.from };
  const barred = battle.terrain.filter((piece) => game.goingOf(battle, piece, base) === IMPASSABLE);
  return planFlight(work.rules, battle, base, {
    recoiled: asked.recoiled,
    halts: true,
    through: asked.through,
    ahead: holds('dbmm.flee.16') ? paces(CLEAR) : 0,
    shuns: holds('dbmm.flee.14') ? barred : [],
    measure: measureFrom(base, asked, farthest(game, work, base, asked), battle),
    ...(holds('dbmm.flee.15') ? { avoidsEnd: (end: PlacedBase) => endsNearer(battle, before, end) } : {}),
    ...(asked.turn ? { turn: asked.turn } : {}),
  });
}
