import { outlineDistance, rectanglesDistance } from '../../geometry/distance.ts';
import { direction, QUARTER_TURN } from '../../geometry/exact.ts';
import { sharesArea } from '../../geometry/overlap.ts';
import { distance } from '../../geometry/point.ts';
import { ahead, pivotCentre, pivoted, roundPose, turnedAbout } from '../../geometry/pose.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { arcEntry, arcFree, straightEntry } from '../../geometry/sweep.ts';
import { moreThan } from '../../geometry/tolerance.ts';
import type { Battle, PlacedBase, TerrainPiece } from '../battle.ts';
import { outlineOf } from '../board/going.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import type { OutcomeWay, Ruleset } from '../contract.ts';
import { carriedBehind } from './carried.ts';
import { distanceOver, offTable } from './ground.ts';
import { type Gone, type Moved, type OutcomePlan, others, type Scene, sceneOf } from './plan.ts';
import { type Reach, reachAlong } from './reach.ts';

export type Side = 'left' | 'right';

export interface FlightOptions {
  /** Millimetres it has already gone back. */
  readonly recoiled: number;
  /** Which of two equal turns. */
  readonly turn?: Side;
  /** Pieces it keeps out of, if it can, as it does of enemies. */
  readonly shuns?: readonly TerrainPiece[];
  /** Pieces of which it is to be told whether they lie in the way. */
  readonly watched?: readonly TerrainPiece[];
}

export interface FlightPlan extends OutcomePlan {
  /** How it turned aside; null when straight. */
  readonly aside: { readonly on: Side; readonly turn: number } | null;
  /** Two turns are equally small: the owner chooses. */
  readonly equal: boolean;
  /** What it met and could not avoid: the flight was not made. */
  readonly caught: Reach['avoided'];
  /** Those of the watched pieces that lie in the way of this flight. */
  readonly enters: readonly TerrainPiece[];
}

/** One way to flee: a pivot, or none, and straight on. */
interface Course {
  readonly aside: { readonly on: Side; readonly turn: number } | null;
  readonly start: PlacedBase;
  readonly reach: Reach;
  readonly shunned: readonly TerrainPiece[];
  /** Friends met while turning. */
  readonly swept: Reach['carried'];
}

const wayOf = (base: PlacedBase): OutcomeWay => ({ kind: 'flee', mover: base, first: base });

function straightOn(
  scene: Scene,
  base: PlacedBase,
  recoiled: number,
  spent: number,
  turnedFrom?: Rectangle,
): Reach {
  const { rules, battle } = scene;
  const way = wayOf(base);
  const from = rectangleOfBase(base);
  const allowance = (going: string): number =>
    Math.max(0, rules.outcomes.fullDistance(battle, way, going, recoiled) - spent);
  const whole = distanceOver(rules, battle, way, from, from.forward, allowance, turnedFrom);
  return reachAlong(scene, way, from.forward, whole);
}

/** The scene as if some pieces were not there: what is kept out of neither slows nor stops. */
const without = (scene: Scene, pieces: readonly TerrainPiece[]): Scene =>
  pieces.length === 0
    ? scene
    : {
        ...scene,
        battle: {
          ...scene.battle,
          terrain: scene.battle.terrain.filter((piece) => !pieces.includes(piece)),
        },
      };

function shunnedOn(reach: Reach, shuns: readonly TerrainPiece[], view: number): readonly TerrainPiece[] {
  const from = rectangleOfBase(reach.way.mover);
  const mm = Math.min(reach.free, view);
  if (mm <= 0) return [];
  return shuns.filter(
    (piece) => straightEntry(from, reach.unit.x * mm, reach.unit.y * mm, outlineOf(piece)) !== null,
  );
}

/** The chord of the corner that swings out: what a pivot costs. */
export const chordOf = (width: number, turn: number): number =>
  distance(direction(0), direction(turn)) * width;

/** Turning aside on one front corner, then straight on; null when something is in the way of the turn. */
function asideCourse(
  scene: Scene,
  base: PlacedBase,
  options: FlightOptions,
  on: Side,
  turn: number,
): Course | null {
  const { rules, battle } = scene;
  const from = rectangleOfBase(base);
  const centre = pivotCentre(base.pose, base.width, on);
  const signed = on === 'left' ? -turn : turn;
  const start = { ...base, pose: pivoted(base.pose, base.width, on, turn) };
  if (offTable(battle, rectangleOfBase(start))) return null;
  const way = wayOf(base);
  const swept: { base: PlacedBase; at: number; rule: string }[] = [];
  for (const other of others(scene, [base.id])) {
    if (arcFree(from, centre, signed, rectangleOfBase(other).corners) === 1) continue;
    const met = rules.outcomes.meets(battle, way, other, from)[0];
    if (met?.does === 'carry') swept.push({ base: other, at: 0, rule: met.rule });
    else if (met?.does !== 'pass') return null;
  }
  for (const piece of battle.terrain) {
    const outline = outlineOf(piece);
    if (arcEntry(from, centre, signed, outline) === null) continue;
    const inside = sharesArea(from.corners, outline);
    if (rules.outcomes.stopsAt(battle, way, piece, inside) !== null) return null;
    if (options.shuns?.includes(piece)) return null;
  }
  const shuns = options.shuns ?? [];
  const spent = chordOf(base.width, turn);
  const reach = straightOn(without(scene, shuns), start, options.recoiled, spent, from);
  const shunned = shunnedOn(reach, shuns, viewOf(rules));
  return { aside: { on, turn }, start, reach, shunned, swept };
}

const viewOf = (rules: Ruleset): number => rules.outcomes.flight.view ?? Number.POSITIVE_INFINITY;

const isFree = (rules: Ruleset, course: Course): boolean =>
  course.shunned.length === 0 && course.reach.avoided.every((each) => each.at >= viewOf(rules));

// So that what is just free stays so when the pose is rounded: a hundredth of a millimetre in 200.
const MARGIN = 16;

/** The smallest turn to one side that leaves the way free; null when none up to a quarter turn does. */
function smallestAside(scene: Scene, base: PlacedBase, options: FlightOptions, on: Side): Course | null {
  const { step, exact } = scene.rules.outcomes.flight;
  const free = (turn: number): Course | null => {
    const course = asideCourse(scene, base, options, on, turn);
    return course && isFree(scene.rules, course) ? course : null;
  };
  for (let at = 1; at * step <= QUARTER_TURN + step / 2; at++) {
    let best = free(Math.min(QUARTER_TURN, Math.round(at * step)));
    if (!best) continue;
    let low = Math.round((at - 1) * step);
    let high = best.aside?.turn ?? 0;
    while (exact && high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      const better = free(middle);
      if (better) best = better;
      if (better) high = middle;
      else low = middle;
    }
    return exact ? (free((best.aside?.turn ?? 0) + MARGIN) ?? best) : best;
  }
  return null;
}

/** Is everything that is to be avoided far enough away to turn? */
function hasRoom(rules: Ruleset, from: Rectangle, course: Course): boolean {
  const { room } = rules.outcomes.flight;
  return (
    course.reach.avoided.every(({ base }) =>
      moreThan(rectanglesDistance(from, rectangleOfBase(base)), room),
    ) && course.shunned.every((piece) => moreThan(pieceDistance(from, piece), room))
  );
}

const pieceDistance = (from: Rectangle, piece: TerrainPiece): number =>
  Math.min(
    ...from.corners.map((corner) => outlineDistance(corner, outlineOf(piece))),
    ...outlineOf(piece).map((corner) => outlineDistance(corner, from.corners)),
  );

interface Chosen {
  readonly course: Course;
  readonly equal: boolean;
}

function chooseCourse(scene: Scene, base: PlacedBase, options: FlightOptions): Chosen {
  const { rules } = scene;
  const shuns = options.shuns ?? [];
  const reach = straightOn(without(scene, shuns), base, options.recoiled, 0);
  const shunned = shunnedOn(reach, shuns, Number.POSITIVE_INFINITY);
  const straight: Course = { aside: null, start: base, reach, shunned, swept: [] };
  if (reach.avoided.length === 0 && shunned.length === 0) return { course: straight, equal: false };
  if (hasRoom(rules, rectangleOfBase(base), straight)) {
    const left = smallestAside(scene, base, options, 'left');
    const right = smallestAside(scene, base, options, 'right');
    const equal = left !== null && right !== null && left.aside?.turn === right.aside?.turn;
    const prefers = options.turn ?? (rules.outcomes.flight.tie === 'left' ? 'left' : 'right');
    if (equal) {
      const course = prefers === 'left' ? left : right;
      return { course, equal: rules.outcomes.flight.tie === 'ask' && options.turn === undefined };
    }
    const turnOf = (course: Course | null) => course?.aside?.turn ?? Number.POSITIVE_INFINITY;
    const best = turnOf(left) < turnOf(right) ? left : right;
    if (best) return { course: best, equal: false };
  }
  // What cannot be kept out of is entered; enemies are still avoided.
  if (shunned.length > 0) return chooseCourse(scene, base, { ...options, shuns: [] });
  return { course: straight, equal: false };
}

/**
 * Thinks a flight through from where the recoil ended: about turn, aside if something is to be avoided, then
 * straight on for the rest of the distance, friends who cannot be passed carried along behind.
 */
export function planFlight(
  rules: Ruleset,
  battle: Battle,
  fleer: PlacedBase,
  options: FlightOptions,
): FlightPlan {
  const scene = sceneOf(rules, battle);
  const base: PlacedBase = { ...fleer, pose: turnedAbout(fleer.pose, fleer.depth) };
  const { course, equal } = chooseCourse(scene, base, options);
  const { reach, aside, start } = course;
  const caught = reach.avoided.filter((each) => each.carry === null);
  const asks = null;
  const watched = options.watched ?? [];
  const spent = aside ? chordOf(base.width, aside.turn) : 0;
  const unhindered = straightOn(without(scene, watched), start, options.recoiled, spent);
  const enters = shunnedOn(unhindered, watched, Number.POSITIVE_INFINITY);
  const rest = { aside, equal, enters, asks, stop: reach.stop };
  if (caught.length > 0) {
    return { ...rest, caught, moves: [], gone: [], went: 0, complete: false };
  }
  const lost = reach.lost !== null && reach.lost.at < reach.free ? reach.lost : null;
  const went = lost ? lost.at : reach.free;
  const end = roundPose(ahead(start.pose, went));
  const late = reach.avoided.flatMap(({ base: friend, at, carry }) =>
    carry === null ? [] : [{ base: friend, at, rule: carry }],
  );
  const met = [...course.swept, ...[...reach.carried, ...late].sort((a, b) => a.at - b.at)];
  const friends = met.filter((each, at) => met.findIndex(({ base }) => base.id === each.base.id) === at);
  const column = carriedBehind(
    scene,
    base,
    end,
    friends.map((each) => each.base),
    lost !== null,
  );
  const flown: Moved = { base: base.id, to: end, went, how: 'flee' };
  const gone: Gone[] = lost ? [{ base: base.id, to: 'lost', rule: lost.rule }] : [];
  for (const { base: friend, rule } of friends) {
    if (column.left.includes(friend)) gone.push({ base: friend.id, to: 'lost', rule, by: base.id });
  }
  return {
    ...rest,
    caught: [],
    moves: [flown, ...column.moves],
    gone,
    went,
    complete: reach.stop === null,
  };
}
