import { ahead, roundPose, turnedAbout } from '../../geometry/pose.ts';
import type { Battle, PlacedBase, TerrainPiece } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import { carriedBehind } from './carried.ts';
import {
  type Aside,
  type Chosen,
  chooseCourse,
  chordOf,
  clockwise,
  type Lookout,
  type Side,
  shunnedOn,
  straightOn,
  viewOf,
  without,
} from './course.ts';
import { type Gone, type Moved, type OutcomePlan, type Scene, type Stop, sceneOf } from './plan.ts';
import type { Reach } from './reach.ts';

export type { Side };

export interface FlightOptions {
  /** Millimetres it has already gone back. */
  readonly recoiled: number;
  /** Which of two equal turns. */
  readonly turn?: Side;
  /** Pieces it keeps out of, if it can, as it does of enemies. */
  readonly shuns?: readonly TerrainPiece[];
  /** Pieces of which it is to be told whether they lie in the way. */
  readonly mayShun?: readonly TerrainPiece[];
  /** Ground that stops it costs it its life: friends carried along stand where it died. */
  readonly fatal?: true;
}

export interface FlightPlan extends OutcomePlan {
  /** How it turned aside first; null when straight. */
  readonly aside: Aside | null;
  /** Two turns are equally small: the owner chooses. */
  readonly equal: boolean;
  /** What it met and could not avoid: the flight is not made; those carried so far stand where it ended. */
  readonly caught: Reach['avoided'];
  /** Those of the watched pieces that lie in the way of this flight. */
  readonly enters: readonly TerrainPiece[];
}

/** One look and what comes of it. */
interface Leg extends Chosen {
  /** Millimetres straight on before it looks again, or that it ends after. */
  readonly went: number;
  readonly caught: Reach['avoided'];
  readonly stop: Stop | null;
  readonly lost: Reach['lost'];
  readonly ends: boolean;
}

function legOf(scene: Scene, base: PlacedBase, lookout: Lookout): Leg {
  const { course, equal } = chooseCourse(scene, base, lookout);
  const { reach } = course;
  const sees = course.lined ? 0 : viewOf(scene.rules);
  // To come clear of whom it passes it may go farther than it flees.
  const view = Math.min(reach.free, reach.wanted) <= sees ? Number.POSITIVE_INFINITY : sees;
  const lost = reach.lost && reach.lost.at < Math.min(reach.free, view) ? reach.lost : null;
  const until = Math.min(view, lost?.at ?? view);
  const caught = reach.avoided.filter((each) => each.carry === null && each.at < until);
  const stop = reach.free <= view ? reach.stop : null;
  const went = Math.min(reach.free, view, lost?.at ?? reach.free, caught[0]?.at ?? reach.free);
  const ends = caught.length > 0 || lost !== null || reach.free <= view;
  return { course, equal, went, caught, stop, lost, ends };
}

// A look costs at least a turn or the length of the view, so that few suffice for any flight.
const MOST_LOOKS = 12;

/** As if these had left the table: who is carried along goes behind the fleer, and leaves its place free. */
const withoutBases = (scene: Scene, ids: readonly string[]): Scene =>
  ids.length === 0
    ? scene
    : {
        ...scene,
        battle: { ...scene.battle, bases: scene.battle.bases.filter(({ id }) => !ids.includes(id)) },
      };

/** The legs of a flight, the last of which ends it. */
function legsOf(scene: Scene, base: PlacedBase, options: FlightOptions): readonly Leg[] {
  const shuns = options.shuns ?? [];
  const legs: Leg[] = [];
  let mover = base;
  let left = scene;
  let lookout: Lookout = { ...options, shuns, spent: 0, turned: 0 };
  for (let look = 0; look < MOST_LOOKS; look++) {
    const leg = legOf(left, mover, lookout);
    legs.push(leg);
    if (leg.ends) break;
    const { aside, start } = leg.course;
    mover = { ...start, pose: roundPose(ahead(start.pose, leg.went)) };
    const spent = lookout.spent + leg.went + (aside ? chordOf(base.width, aside.turn) : 0);
    lookout = { ...lookout, spent, turned: lookout.turned + (aside ? clockwise(aside) : 0) };
    left = withoutBases(
      scene,
      carriedOn(legs).map(({ base: { id } }) => id),
    );
  }
  return legs;
}

/** The friends carried along by all legs, in the order met. */
function carriedOn(legs: readonly Leg[]): Reach['carried'] {
  const met = legs.flatMap(({ course: { reach, swept }, went, ends }) => {
    const late = reach.avoided.flatMap(({ base, at, carry }) =>
      carry === null ? [] : [{ base, at, rule: carry }],
    );
    const straight = [...reach.carried, ...late].filter(({ at }) => at < went || (ends && at <= went));
    return [...swept, ...straight.sort((a, b) => a.at - b.at)];
  });
  return met.filter((each, at) => met.findIndex(({ base }) => base.id === each.base.id) === at);
}

/** The bases that are taken off the table instead of being carried along. */
const takenOff = ({ rules, battle }: Scene, fleer: PlacedBase, met: Reach['carried']): readonly Gone[] =>
  met.flatMap(({ base }) => {
    const end = rules.outcomes.flight.takenOff?.(battle, base);
    return end ? [{ base: base.id, ...end, by: fleer.id }] : [];
  });

/** Those of the watched pieces into which the last leg would lead, were nothing made of them. */
function entered(
  scene: Scene,
  base: PlacedBase,
  options: FlightOptions,
  aside: Aside | null,
  start: PlacedBase,
) {
  const mayShun = options.mayShun ?? [];
  if (mayShun.length === 0) return [];
  const spent = aside ? chordOf(base.width, aside.turn) : 0;
  const unhindered = straightOn(without(scene, mayShun), start, { recoiled: options.recoiled, spent });
  return shunnedOn(unhindered, mayShun, Number.POSITIVE_INFINITY);
}

/**
 * Thinks a flight through from where the recoil ended: about turn, aside where something is to be avoided, then
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
  const legs = legsOf(scene, base, options);
  const first = legs[0] as Leg;
  const last = legs.at(-1) as Leg;
  const { start } = last.course;
  const { lost, caught, stop } = last;
  const went = legs.reduce((sum, leg) => sum + leg.went, 0);
  const end = roundPose(ahead(start.pose, last.went));
  const met = carriedOn(legs);
  const off = takenOff(scene, base, met);
  for (const each of off) scene.gone.set(each.base, each);
  const friends = met.filter((each) => !scene.gone.has(each.base.id));
  const column = carriedBehind(
    scene,
    base,
    end,
    friends.map((each) => each.base),
    lost !== null || caught.length > 0 || (options.fatal === true && stop !== null),
  );
  const flown: Moved = { base: base.id, to: end, went, how: 'flee' };
  const gone: Gone[] = lost ? [...off, { base: base.id, to: 'lost', rule: lost.rule }] : [...off];
  for (const { base: friend, rule } of friends) {
    if (column.left.includes(friend)) gone.push({ base: friend.id, to: 'lost', rule, by: base.id });
  }
  return {
    aside: first.course.aside,
    equal: legs.some((leg) => leg.equal),
    enters: entered(scene, base, options, first.course.aside, first.course.start),
    caught,
    asks: null,
    stop,
    moves: caught.length > 0 ? column.moves : [flown, ...column.moves],
    gone,
    went: caught.length > 0 ? 0 : went,
    complete: caught.length === 0 && stop === null,
  };
}
