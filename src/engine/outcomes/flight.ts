/** Plans a flight, leg by leg. */
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
  withoutPieces,
} from './course.ts';
import { type Gone, type Moved, type OutcomePlan, type Scene, type Stop, sceneOf } from './plan.ts';
import type { Reach } from './reach.ts';

export type { Side };

export interface FlightOptions {
  /** Millimetres of the recoil before the flight. */
  readonly recoiled: number;
  /** The choice between two equal turns. */
  readonly turn?: Side;
  /** Pieces that it avoids, if it can, just as it avoids enemies. */
  readonly shuns?: readonly TerrainPiece[];
  /** Pieces that it may choose to avoid. The plan tells which of them lie in the way. */
  readonly mayShun?: readonly TerrainPiece[];
  /** Ground that stops it destroys it. Friends carried along then stand where it was destroyed. */
  readonly fatal?: true;
  /** A base that it can neither pass nor avoid stops it, and the flight is made up to there. */
  readonly halts?: true;
  /** Bases that are no obstacle to it. */
  readonly through?: readonly string[];
  /** Millimetres straight on from a start, after any turn; absent where the distance of the ruleset counts. */
  readonly measure?: (start: PlacedBase) => number;
  /** The millimetres ahead that must be free before a base takes a new direction. */
  readonly ahead?: number;
  /** Is this an end that it avoids, if it can? */
  readonly avoidsEnd?: (end: PlacedBase) => boolean;
}

export interface FlightPlan extends OutcomePlan {
  /** Its first turn to one side; null if it flees straight. */
  readonly aside: Aside | null;
  /** Two turns are equally small, so its owner chooses. */
  readonly equal: boolean;
  /**
   * Bases that it met and could not avoid. The flight is then not made, and friends carried so far stand where it
   * ended.
   */
  readonly caught: Reach['avoided'];
  /** The pieces of `mayShun` that lie in the way of this flight. */
  readonly enters: readonly TerrainPiece[];
}

/** One look ahead, and the part of the flight up to the next look. */
interface Leg extends Chosen {
  /** Millimetres straight on, to the next look or to the end of the flight. */
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
  // It may go farther than its distance to come clear of bases that it passes.
  const view = Math.min(reach.free, reach.wanted) <= sees ? Number.POSITIVE_INFINITY : sees;
  const lost = reach.lost && reach.lost.at < Math.min(reach.free, view) ? reach.lost : null;
  const until = Math.min(view, lost?.at ?? view);
  const caught = reach.avoided.filter((each) => each.carry === null && each.at < until);
  const stop = reach.free <= view ? reach.stop : null;
  const went = Math.min(reach.free, view, lost?.at ?? reach.free, caught[0]?.at ?? reach.free);
  const ends = caught.length > 0 || lost !== null || reach.free <= view;
  return { course, equal, went, caught, stop, lost, ends };
}

// A look costs at least a turn or the length of the view, so few looks suffice for any flight.
const MOST_LOOKS = 12;

/** The scene without these bases. A friend that is carried along leaves its place free. */
const withoutBases = (scene: Scene, ids: readonly string[]): Scene =>
  ids.length === 0
    ? scene
    : {
        ...scene,
        battle: { ...scene.battle, bases: scene.battle.bases.filter(({ id }) => !ids.includes(id)) },
      };

/** The legs of a flight. The last one ends it. */
function legsOf(scene: Scene, base: PlacedBase, options: FlightOptions): readonly Leg[] {
  const shuns = options.shuns ?? [];
  const legs: Leg[] = [];
  const through = options.through ?? [];
  let mover = base;
  let left = withoutBases(scene, through);
  let lookout: Lookout = { ...options, shuns, spent: 0, turned: 0 };
  for (let look = 0; look < MOST_LOOKS; look++) {
    const leg = legOf(left, mover, lookout);
    legs.push(leg);
    if (leg.ends) break;
    const { aside, start } = leg.course;
    mover = { ...start, pose: roundPose(ahead(start.pose, leg.went)) };
    const spent = lookout.spent + leg.went + (aside ? chordOf(base.width, aside.turn) : 0);
    lookout = { ...lookout, spent, turned: lookout.turned + (aside ? clockwise(aside) : 0) };
    left = withoutBases(scene, [...through, ...carriedOn(legs).map(({ base: { id } }) => id)]);
  }
  return legs;
}

/** The end of the last leg. With `halts` the first base that it could not avoid stops it. */
function endOf({ caught, stop, went }: Leg, { halts }: FlightOptions): Pick<Leg, 'caught' | 'stop'> {
  const [first] = caught;
  if (!halts || !first) return { caught, stop };
  return { caught: [], stop: { at: went, rule: first.rule, base: first.base.id } };
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

/** The pieces of `mayShun` that the last leg would enter if they did not affect it. */
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
  const unhindered = straightOn(withoutPieces(scene, mayShun), start, { recoiled: options.recoiled, spent });
  return shunnedOn(unhindered, mayShun, Number.POSITIVE_INFINITY);
}

/**
 * Plans a flight from the end of the recoil: a turnabout, a turn to one side if something must be avoided, then
 * straight on for the rest of the distance. Friends that it cannot pass are carried along behind it.
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
  const { lost } = last;
  const { caught, stop } = endOf(last, options);
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
