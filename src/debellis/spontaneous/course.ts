/** The way of a spontaneous advance. */

import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { IMPASSABLE } from '../../engine/board/going.ts';
import { keptByQuestion } from '../../engine/board/memory.ts';
import { isFrontCornerOnFrontCorner, isSupport } from '../../engine/board/positions.ts';
import { rectangleAt, rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Leg } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { traceOf, usedAt } from '../../engine/moves/trace.ts';
import type { Brush, Ground, Trace, Way } from '../../engine/moves/types.ts';
import { endsOf, isWayFault, wayOf } from '../../engine/moves/way.ts';
import { isEntering } from '../../engine/setup/entering.ts';
import { touchesOf } from '../../geometry/contact.ts';
import { degreesOf, HALF_TURN, TURN } from '../../geometry/exact.ts';
import { firstBetween } from '../../geometry/halving.ts';
import { overlapDepth, rectanglesOverlap } from '../../geometry/overlap.ts';
import { ahead, type Pose } from '../../geometry/pose.ts';
import { moreThan, opposite } from '../../geometry/tolerance.ts';
import { holdsIn } from '../book.ts';
import { frontLength } from '../fights/contacts.ts';
import { isFighting } from '../fights/opponents.ts';
import type { Debellis } from '../game.ts';
import { marchBroken } from '../moves/kind.ts';
import { distanceIn, limitOf } from '../moves/limits.ts';
import { barredBy } from '../walls/passage.ts';
import { groundWithWall, isWall } from '../walls/sections.ts';
import { turnTowards } from './aim.ts';

/** An advance thought through. */
export interface Course {
  readonly trace: Trace;
  /** Of the turn with which it begins, clockwise. */
  readonly turn: number;
  /** Millimetres straight on after the turn. */
  readonly mm: number;
  /** Foot that get out of the way. */
  readonly brushed: readonly PlacedBase[];
}

const DEGREES = 360;

/** The legs of a turn: none, one, or two halves of more than half a turn. */
function pivotLegs(turn: number): readonly Leg[] {
  const parts = Math.ceil(Math.abs(turn) / HALF_TURN);
  const degrees = degreesOf(Math.abs(turn)) / Math.max(1, parts);
  return Array.from({ length: parts }, () => ({ pivot: turn < 0 ? 'left' : 'right', degrees }));
}

/** The way that turns on a front corner and then goes straight on. */
function wayAlong(rules: Ruleset, base: PlacedBase, turn: number, mm: number): Way | null {
  const way = wayOf(rules, [base], [...pivotLegs(turn), { forward: mm }]);
  return isWayFault(way) ? null : way;
}

/** Knights and expendables ride through foot who do not fight. */
const ridesThrough = (game: Debellis, base: PlacedBase, other: PlacedBase): boolean =>
  game.isOf(base, 'Kn', 'Exp') &&
  other.side === base.side &&
  game.isOf(other, 'foot') &&
  holdsIn(game.spontaneous, 'rideThrough');

const turnedTo = (trace: Trace): PlacedBase => {
  const base = trace.way.movers[0] as PlacedBase;
  return { ...base, pose: trace.way.stages.at(-1)?.from[0] ?? base.pose };
};

/** Can it go on through the base that it meets? */
const isPassed = (game: Debellis, trace: Trace, other: PlacedBase): boolean =>
  game.passingRule(trace.battle, turnedTo(trace), other) !== null ||
  (ridesThrough(game, turnedTo(trace), other) && !isFighting(game, trace.battle, other));

/** Where it would overlap or support a friend who fights. */
const aids = (game: Debellis, { battle }: Trace, mover: PlacedBase, { other, touches }: Brush): boolean => {
  if (other.side === mover.side) return isSupport(touches) && isFighting(game, battle, other);
  const overlaps = touches.some(isFrontCornerOnFrontCorner) && opposite(mover.pose.facing, other.pose.facing);
  return overlaps && enemyContacts(battle, other).some(({ base }) => isFighting(game, battle, base));
};

/** Water at which it stops: any if it makes for nobody, else where the rules of rivers forbid to go on. */
const bankStops = (game: Debellis, trace: Trace, aims: boolean): readonly number[] =>
  (aims ? game.riverBroken(trace) : game.wadingsOn(trace)).map(({ at }) => at);

/** Where it would leave the table. One of an arriving flank march begins outside. */
const edgesOn = ({ edge, way }: Trace): readonly number[] =>
  edge === null || way.movers.some(isEntering) ? [] : [edge.at];

/** Millimetres until something stops it, after its turn. */
function free(game: Debellis, trace: Trace, wanted: number, aims: boolean): number {
  const mover = turnedTo(trace);
  const turned = trace.reached.at(-2) ?? 0;
  const after = (at: number): number => Math.max(0, usedAt(trace, at) - turned);
  const stops = [
    ...trace.meetings.filter(({ other }) => !isPassed(game, trace, other)).map(({ at }) => after(at)),
    ...(holdsIn(game.spontaneous, 'stopLinedUp')
      ? trace.brushes.filter((brush) => aids(game, trace, mover, brush))
      : []
    ).map(({ at }) => after(at)),
    ...trace.grounds
      .filter((ground) => stopsAt(game, trace.battle, mover, ground, aims))
      .map(({ at }) => after(at)),
    ...bankStops(game, trace, aims).map(after),
    ...edgesOn(trace).map(after),
    ...(holdsIn(game.spontaneous, 'freeOfZones') ? [] : trace.zones.map(({ at }) => after(at))),
  ];
  return clearOf(trace, Math.min(wanted, ...stops));
}

/** At most this far after its turn, but before those in whose midst it would end. */
function clearOf(trace: Trace, most: number): number {
  const mover = turnedTo(trace);
  const turned = trace.reached.at(-2) ?? 0;
  const end = rectangleAt(mover, ahead(mover.pose, most));
  const caught = trace.meetings.filter(({ other }) => rectanglesOverlap(end, rectangleOfBase(other)));
  const mm = Math.min(most, ...caught.map(({ at }) => Math.max(0, usedAt(trace, at) - turned)));
  // The shorter way may end in the midst of others.
  return mm < most ? clearOf(trace, mm) : mm;
}

/** Ground at which it stops: what nobody enters, walls, and for mounted who make for nobody what is difficult. */
const stopsAt = (
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  { going, piece }: Ground,
  aims: boolean,
): boolean =>
  going === IMPASSABLE ||
  (isWall(piece) && barredBy(game, battle, base, piece) !== null) ||
  (going === 'DGo' && game.isMounted(base) && !aims && holdsIn(game.spontaneous, 'ridersIgnore'));

const traced = (rules: Ruleset, battle: Battle, way: Way): Trace =>
  traceOf(rules, battle, way, 'spontaneous');

/** How far it goes: its whole move, or twice that far from all known enemies. The turn costs nothing. */
function wantedMm(game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase, turn: number): number {
  const turned = wayAlong(rules, base, turn, 0);
  const pose = turned && endsOf(turned)[0];
  const far = pose ? wayAlong(rules, { ...base, pose }, 0, LONGEST) : null;
  if (!far) return 0;
  const trace = traced(rules, battle, far);
  // After a turn it still counts the ground on which it began.
  const start = turn === 0 ? EVER : distanceIn(game, base, game.goingOfBase(rules, battle, base)).mm;
  const limit = (times: number): number => Math.min(limitOf(game, trace, 0, times).mm, times * start);
  if (!holdsIn(game.spontaneous, 'distance')) return limit(1) / 2;
  const twice = wayAlong(rules, base, turn, limit(2));
  const marches =
    twice !== null && marchBroken(game, { ...traced(rules, battle, twice), kind: 'march' }).length === 0;
  return limit(marches ? 2 : 1);
}

const EVER = Number.POSITIVE_INFINITY;

/** Longer than any advance. */
const LONGEST = 400;

/** The course of an element that meets an obstacle while it turns: it stops there. Null if it turns freely. */
function heldInTurn(trace: Trace, turn: number): Course | null {
  if (turn === 0) return null;
  const stops = [...trace.meetings.map(({ at }) => at), ...edgesOn(trace)];
  const first = Math.min(...stops);
  const parts = pivotLegs(turn).length;
  return first < parts ? { trace, turn: Math.trunc((turn * first) / parts), mm: 0, brushed: [] } : null;
}

/** The bases that it rides through on its way. */
const riddenThrough = (game: Debellis, trace: Trace, mm: number): readonly PlacedBase[] =>
  trace.meetings
    .filter(({ at }) => usedAt(trace, at) - (trace.reached.at(-2) ?? 0) < mm)
    .map(({ other }) => other)
    .filter((other) => game.passingRule(trace.battle, turnedTo(trace), other) === null);

/** An advance with this turn. */
function courseWith(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  turn: number,
  aims: boolean,
): Course | null {
  const wanted = wantedMm(game, rules, battle, base, turn);
  const whole = wayAlong(rules, base, turn, wanted);
  if (!whole) return null;
  const trace = traced(rules, battle, whole);
  const mm = free(game, trace, wanted, aims);
  return heldInTurn(trace, turn) ?? { trace, turn, mm, brushed: riddenThrough(game, trace, mm) };
}

/** Is a course cut short by a friend? */
function meetsFriend(game: Debellis, { trace, mm }: Course): boolean {
  const turned = trace.reached.at(-2) ?? 0;
  return trace.meetings.some(
    ({ other, at }) =>
      other.side === trace.way.movers[0]?.side &&
      !isPassed(game, trace, other) &&
      usedAt(trace, at) - turned <= mm,
  );
}

/** Does a course end square against the front of its target? Then it need not turn farther. */
const comesUpon = ({ trace, mm }: Course, target: PlacedBase): boolean => {
  const mover = turnedTo(trace);
  const end = rectangleAt(mover, ahead(mover.pose, mm));
  return frontLength(touchesOf(end, groundWithWall(trace.battle, target))) > 0;
};

/** Angles by which it deviates to pass friends, in degrees, and how often the search then halves a step. */
const MOST_ASIDE = 90;
const STEP_ASIDE = 3;
const HALVINGS = 6;

/**
 * The course that deviates from a turn by the least angle that avoids friends; null if none does. In the midst of a line
 * the neighbours leave one angle alone: straight on.
 */
function roundFriends(game: Debellis, along: (turn: number) => Course | null, turn: number): Course | null {
  const clear = (course: Course | null): Course | null =>
    course && course.mm > 0 && !meetsFriend(game, course) ? course : null;
  const aside = (degrees: number): Course | null =>
    clear(along(turn + Math.round((degrees * TURN) / DEGREES)));
  const straightOn = turn === 0 ? null : clear(along(0));
  const toStraight = degreesOf(Math.abs(turn));
  for (let degrees = STEP_ASIDE; degrees <= MOST_ASIDE; degrees += STEP_ASIDE) {
    const side = [1, -1].find((each) => aside(each * degrees));
    const least =
      side === undefined
        ? degrees
        : firstBetween((at) => aside(side * at) !== null, degrees - STEP_ASIDE, degrees, HALVINGS);
    if (straightOn && toStraight <= least) return straightOn;
    if (side !== undefined) return aside(side * least);
  }
  return null;
}

const courses = keptByQuestion<Course | null>();

/** The first millimetres of a course: they tell whether it leads into a base or away from it. */
const FIRST = 2;

/** Does a course lead into a base that it overlaps already, as in what is left of a bent column? */
function sinksIn(game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase, course: Course): boolean {
  const start = rectangleOfBase(base);
  const soon = rectangleAt(base, endOf(rules, base, { ...course, mm: Math.min(course.mm, FIRST) }));
  return basesOnTable(battle)
    .filter(({ id }) => id !== base.id)
    .filter((other) => {
      const ground = rectangleOfBase(other);
      const [before, after] = [overlapDepth(start, ground), overlapDepth(soon, ground)];
      return rectanglesOverlap(start, ground) && moreThan(after, before);
    })
    .some((other) => !isPassed(game, course.trace, other));
}

/** The course towards a target, or straight on without one; it deviates by as little as avoids friends. */
export const courseOf = (
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  target: PlacedBase | null,
): Course | null =>
  courses(rules, battle, `${base.id} ${target?.id ?? ''}`, () => {
    const course = findCourse(game, rules, battle, base, target);
    return course && sinksIn(game, rules, battle, base, course)
      ? { ...course, turn: 0, mm: 0, brushed: [] }
      : course;
  });

function findCourse(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  target: PlacedBase | null,
): Course | null {
  const straightOn = courseWith(game, rules, battle, base, 0, target !== null);
  if (target && straightOn && comesUpon(straightOn, target)) return straightOn;
  const turn = target ? turnTowards(base, target) : 0;
  const along = (angle: number): Course | null =>
    courseWith(game, rules, battle, base, angle, target !== null);
  const straight = along(turn);
  if (!straight || !meetsFriend(game, straight) || !holdsIn(game.spontaneous, 'aroundFriends'))
    return straight;
  return roundFriends(game, along, turn) ?? straight;
}

/** Where it ends. */
export const endOf = (rules: Ruleset, base: PlacedBase, { turn, mm }: Course): Pose => {
  const way = wayAlong(rules, base, turn, mm);
  return way ? (endsOf(way)[0] as Pose) : base.pose;
};
