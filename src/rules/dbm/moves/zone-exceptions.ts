/** The moves that are legal in a zone of control. DBM, Zones of control; ruling 21. */

import { frontLength } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { coverAhead } from '../../../debellis/moves/ahead.ts';
import { conformingAt } from '../../../debellis/moves/conform.ts';
import type { Place, Stay } from '../../../debellis/moves/stays.ts';
import type { PlacedBase } from '../../../engine/battle.ts';
import { isSupport } from '../../../engine/board/positions.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { cornerWay } from '../../../engine/moves/measure.ts';
import { goesAhead } from '../../../engine/moves/own-way.ts';
import { moverOf } from '../../../engine/moves/trace.ts';
import type { Trace } from '../../../engine/moves/types.ts';
import { outlineAt, type Stage } from '../../../engine/moves/way.ts';
import { touchesOf } from '../../../geometry/contact.ts';
import { HALF_TURN } from '../../../geometry/exact.ts';
import { cross, dot, subtract } from '../../../geometry/point.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { aheadOf, type Rectangle, rightOf } from '../../../geometry/rectangle.ts';
import { atMost, EQUAL_LENGTH, moreThan, opposite } from '../../../geometry/tolerance.ts';
import { isImpetuous } from '../impetuous/impetuous.ts';
import { isSkirmisher } from '../troops/base.ts';

const startOf = (trace: Trace, mover: number): PlacedBase => moverOf(trace, { mover });

const endOf = (trace: Trace, mover: number): Rectangle =>
  outlineAt(startOf(trace, mover), trace.ends[mover] as Pose);

/** Does the mover go straight ahead here, towards that enemy? Of several before it, the one that it faces most will do. */
export function goesTowards(trace: Trace, { mover, by }: Stay, place: Place, all: readonly Stay[]): boolean {
  if (!goesAhead(place.stage, startOf(trace, mover), mover) || !holds('dbm.zoc.4')) return false;
  const covers = all.map((stay) => coverAhead(place.ground, rectangleOfBase(stay.by)));
  const own = coverAhead(place.ground, rectangleOfBase(by));
  return moreThan(own, 0) || covers.some((cover) => moreThan(cover, 0));
}

/** How far an element must go to stand front to front with an enemy. */
const wayTo = (base: PlacedBase, enemy: PlacedBase): number =>
  cornerWay(base, base.pose, { ...enemy.pose, facing: enemy.pose.facing + HALF_TURN });

const isFront = (part: string): boolean => part === 'front' || part.startsWith('front-');

/** Does a mover end with its front on the front edge or a front corner of that enemy? */
function endsOnFront(game: Debellis, trace: Trace, mover: number, by: PlacedBase): boolean {
  const met = trace.contacts.filter((each) => each.mover === mover);
  const contact = met.find(({ other }) => other.id === by.id);
  if (!contact) return false;
  if (conformingAt(game, trace).includes(by.id) || frontLength(contact.touches) > 0) return true;
  // A corner counts where the front edge lies on no other front.
  if (met.some(({ touches }) => frontLength(touches) > 0)) return false;
  return contact.touches.some(({ mine, theirs }) => isFront(mine) && isFront(theirs));
}

/** Of enemies that stand side by side before it, does this one cover most of its front? */
function facesMost(base: PlacedBase, by: PlacedBase, enemies: readonly PlacedBase[]): boolean {
  const cover = (enemy: PlacedBase): number => coverAhead(rectangleOfBase(base), rectangleOfBase(enemy));
  return enemies.every((enemy) => !moreThan(cover(enemy), cover(by))) || !holds('dbm.zoc.7');
}

/** Does it end in contact with the enemy that it can reach by the shortest way? */
export function contactsNearest(
  game: Debellis,
  trace: Trace,
  mover: number,
  stays: readonly Stay[],
): boolean {
  const base = startOf(trace, mover);
  const enemies = stays.map(({ by }) => by);
  const opposed = enemies.filter((enemy) => coverAhead(rectangleOfBase(base), rectangleOfBase(enemy)) > 0);
  return enemies.some(
    (by) =>
      endsOnFront(game, trace, mover, by) &&
      (opposed.length > 1 && opposed.includes(by)
        ? facesMost(base, by, opposed)
        : enemies.every((enemy) => atMost(wayTo(base, by), wayTo(base, enemy)))) &&
      holds('dbm.zoc.6'),
  );
}

/** Does it advance and end exactly opposite the front of one of them, the one that needs the least shift? */
export function linesUp(trace: Trace, mover: number, stays: readonly Stay[]): boolean {
  const base = startOf(trace, mover);
  const end = endOf(trace, mover);
  const shift = (enemy: PlacedBase): number => Math.abs(rightOf(rectangleOfBase(enemy), base.pose));
  return stays.some(({ by }) => {
    const theirs = rectangleOfBase(by);
    return (
      opposite(end.pose.facing, by.pose.facing) &&
      Math.abs(rightOf(theirs, end.pose)) <= EQUAL_LENGTH &&
      aheadOf(theirs, end.pose) > EQUAL_LENGTH &&
      moreThan(aheadOf(theirs, base.pose), aheadOf(theirs, end.pose)) &&
      stays.every((stay) => atMost(shift(by), shift(stay.by))) &&
      holds('dbm.zoc.5')
    );
  });
}

const isTurnabout = ({ motion }: Stage): boolean => motion.kind === 'turnabout';

/** Does a stage go straight to where the mover's rear was at the start, or turn about on the spot? */
function goesToRear(trace: Trace, mover: number, stage: Stage): boolean {
  if (isTurnabout(stage)) return holds('dbm.zoc.14');
  const { forward } = rectangleOfBase(startOf(trace, mover));
  const go = subtract(stage.to[mover] as Pose, stage.from[mover] as Pose);
  const straight = stage.motion.kind === 'straight' || stage.motion.kind === 'each';
  return straight && dot(go, forward) < 0 && Math.abs(cross(go, forward)) <= EQUAL_LENGTH;
}

/** Does its whole move go straight to its rear, and end in no edge contact with an enemy? */
export function withdraws(trace: Trace, mover: number): boolean {
  const { stages } = trace.way;
  const back =
    stages.some((stage) => !isTurnabout(stage)) && stages.every((stage) => goesToRear(trace, mover, stage));
  const touched = trace.contacts.some(
    (contact) =>
      contact.mover === mover &&
      contact.other.side !== startOf(trace, mover).side &&
      contact.touches.some(({ length }) => length > 0),
  );
  return back && !touched && holds('dbm.zoc.9');
}

/** Do impetuous troops go straight ahead all the way, and the enemy are skirmishers? */
export function scattersSkirmishers(game: Debellis, trace: Trace, { mover, by }: Stay): boolean {
  const base = startOf(trace, mover);
  return (
    isSkirmisher(by) &&
    trace.way.stages.every((stage) => goesAhead(stage, base, mover)) &&
    isImpetuous(game, trace.rules, trace.battle, base) &&
    holds('dbm.zoc.11')
  );
}

/** The mover on whose rear edge a mover's front lay at the start; -1 for none. */
export const leaderOf = (trace: Trace, mover: number): number => {
  const mine = rectangleOfBase(startOf(trace, mover));
  return trace.way.movers.findIndex(
    (front, at) => at !== mover && isSupport(touchesOf(mine, rectangleOfBase(front))),
  );
};

/** Do two movers stand level, side by side, at the start? */
export const isLevel = (one: PlacedBase, other: PlacedBase): boolean =>
  Math.abs(aheadOf(rectangleOfBase(one), other.pose)) <= EQUAL_LENGTH;
