/** Places where ensorcelled heroes and magicians come back. Hordes of the Things, Desorcelling heroes or magicians. */
import {
  type Base,
  type Battle,
  basesOnTable,
  otherSide,
  type PlacedBase,
  type TableEdge,
} from '../../../engine/battle.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { edgeOfSide, endsOfEdge } from '../../../engine/setup/edges.ts';
import { isOnTable } from '../../../engine/setup/putting-down.ts';
import { facingOf, HALF_TURN } from '../../../geometry/exact.ts';
import { firstBetween } from '../../../geometry/halving.ts';
import { rectanglesOverlap, sharesArea } from '../../../geometry/overlap.ts';
import { along, distance, midpoint, type Point, segmentDistance } from '../../../geometry/point.ts';
import { centroid } from '../../../geometry/polygon.ts';
import { ahead, type Pose, roundPose } from '../../../geometry/pose.ts';
import { CONTACT_GAP, WAY_STEP } from '../../../geometry/tolerance.ts';
import { edgesTouching, type Stronghold, strongholdOf } from '../ground/stronghold.ts';
import { edgeLength, poseOnEdge, touchingOn, touchingOnEdge } from './at-edge.ts';
import { type Choices, inTheWay, makeWay, type Way } from './displacing.ts';
import { standingAt, standReasons } from './standing.ts';

/** Does any base cover the marker of an ensorcelled magician, even in part? */
export function isCovered(battle: Battle, magician: Base): boolean {
  const { pose } = magician;
  if (pose === null) return false;
  const marker = rectangleAt(magician, pose);
  return basesOnTable(battle).some((other) => rectanglesOverlap(marker, rectangleOfBase(other)));
}

/** The stronghold before which a hero comes back, if the enemy has one. */
export const stormedBy = (battle: Battle, hero: Base): Stronghold | null =>
  holds('hott.desorcel.2') ? strongholdOf(battle, otherSide(battle, hero.side)) : null;

/** A place for a hero, and how the enemies there make way for it. */
export interface Arrival {
  readonly pose: Pose;
  readonly way: NonNullable<Way>;
}

type Wall = readonly [Point, Point];

const wallsOf = ({ area }: Stronghold): readonly Wall[] =>
  area.map((from, at) => [from, area[(at + 1) % area.length] as Point]);

/** The pose at a wall, facing it, with the middle of the base `mm` along the wall. */
function poseAtWall(keep: Stronghold, [from, to]: Wall, mm: number): Pose {
  const middle = along(from, to, mm / distance(from, to));
  const { x, y } = centroid(keep.area);
  const inward = { x: -(to.y - from.y), y: to.x - from.x };
  const points = (x - from.x) * inward.x + (y - from.y) * inward.y > 0 ? 1 : -1;
  return roundPose({ ...middle, facing: facingOf(inward.x * points, inward.y * points) });
}

/** Does the whole front edge lie along one wall? */
function isFullyAtWall(hero: PlacedBase, keep: Stronghold): boolean {
  const { frontLeft, frontRight } = rectangleOfBase(hero);
  return wallsOf(keep).some(([from, to]) =>
    [frontLeft, frontRight].every((corner) => segmentDistance(corner, from, to) <= CONTACT_GAP),
  );
}

const isAtWall = (hero: PlacedBase, keep: Stronghold): boolean => edgesTouching(hero, keep).includes('front');

/** Terrain does not matter before a stronghold. */
function arrivalAt(
  rules: Ruleset,
  battle: Battle,
  hero: PlacedBase,
  keep: Stronghold,
  choices: Choices,
): Arrival | null {
  const ground = rectangleOfBase(hero);
  if (!isOnTable(battle, ground) || sharesArea(ground.corners, keep.area)) return null;
  const way = makeWay(rules, battle, hero, choices);
  return way && { pose: hero.pose, way };
}

/** Places along a wall: steps along it, its middle and ends, and places where the hero just finds room. */
function placesAlong(battle: Battle, hero: Base, keep: Stronghold, wall: Wall): readonly number[] {
  const [long, { width }] = [distance(...wall), hero];
  if (long <= width) return [long / 2];
  const steps: number[] = [];
  for (let mm = width / 2; mm < long - width / 2; mm += WAY_STEP) steps.push(mm);
  const { facing } = poseAtWall(keep, wall, 0);
  const tight = touchingOn(battle, hero, wall, facing + HALF_TURN);
  return [...steps, ...tight, long - width / 2, long / 2].toSorted((a, b) => a - b);
}

/** Of the places along one wall, the two at the ends and the one nearest its middle. */
function choiceOf(places: readonly Arrival[], [from, to]: Wall): readonly Arrival[] {
  const middle = along(from, to, 0.5);
  const nearest = places.toSorted((a, b) => distance(a.pose, middle) - distance(b.pose, middle))[0];
  return [...new Set([nearest, places[0], places.at(-1)])].filter((each) => each !== undefined);
}

function placesAtWalls(rules: Ruleset, battle: Battle, hero: Base, keep: Stronghold): readonly Arrival[] {
  const found = wallsOf(keep).flatMap((wall) => {
    const places = placesAlong(battle, hero, keep, wall).flatMap((mm) => {
      const there = standingAt(hero, poseAtWall(keep, wall, mm));
      return arrivalAt(rules, battle, there, keep, {}) ?? [];
    });
    return choiceOf(places, wall);
  });
  const full = found.filter(({ pose }) => isFullyAtWall(standingAt(hero, pose), keep));
  return full.length > 0 ? full : found;
}

/** May the hero stand there, other bases left aside? */
const mayStand = (rules: Ruleset, battle: Battle, hero: PlacedBase): boolean =>
  standReasons(rules, { ...battle, bases: [] }, hero).length === 0;

/** Moves a hero forward so that the enemies which make way have room at its flanks. */
function stepForward(battle: Battle, hero: PlacedBase): Pose {
  const blockers = inTheWay(battle, hero).filter(({ side }) => side !== hero.side);
  const deepest = Math.max(hero.depth, ...blockers.map(({ width }) => width));
  return roundPose(ahead(hero.pose, deepest - hero.depth));
}

/**
 * Places along an edge from its middle outwards, and places where the hero just finds room; equal ones farther end
 * first.
 */
function outwards(battle: Battle, hero: Base, edge: TableEdge, inset: number): readonly number[] {
  const middle = edgeLength(battle, edge) / 2;
  const steps = [middle, ...touchingOnEdge(battle, hero, edge, inset)];
  for (let off = WAY_STEP; off <= middle; off += WAY_STEP) steps.push(middle + off, middle - off);
  return steps.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || b - a);
}

/** The first place along the enemy's base edge, `inset` millimetres inside it. */
function placeAlong(
  rules: Ruleset,
  battle: Battle,
  hero: Base,
  inset: number,
  choices: Choices,
): Arrival | null {
  const edge = edgeOfSide(battle, otherSide(battle, hero.side));
  for (const mm of outwards(battle, hero, edge, inset)) {
    const there = standingAt(hero, roundPose(ahead(poseOnEdge(battle, hero, edge, mm), inset)));
    if (!mayStand(rules, battle, there)) continue;
    const forward = standingAt(hero, stepForward(battle, there));
    const way = makeWay(rules, battle, forward, choices);
    if (way) return { pose: forward.pose, way };
  }
  return null;
}

/** How often the search halves a step inwards. */
const HALVINGS = 8;

/**
 * The place nearest to the middle of the enemy's base edge: on the edge, or inside it where the hero can stand nowhere
 * on it.
 */
function placeAtEdge(rules: Ruleset, battle: Battle, hero: Base, choices: Choices): Arrival | null {
  const placeAt = (inset: number): Arrival | null => placeAlong(rules, battle, hero, inset, choices);
  const onEdge = placeAt(0);
  if (onEdge) return onEdge;
  const [from, to] = endsOfEdge(battle, edgeOfSide(battle, otherSide(battle, hero.side))) as [Point, Point];
  const offOf = (place: Arrival | null): number =>
    place ? distance(place.pose, midpoint(from, to)) : Number.POSITIVE_INFINITY;
  const most = Math.min(battle.table.width, battle.table.depth) / 2;
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let inset = WAY_STEP; inset <= Math.min(most, least); inset += WAY_STEP) {
    const off = offOf(placeAt(inset));
    if (off < least) [best, least] = [inset, off];
  }
  if (best === 0) return null;
  return placeAt(firstBetween((mm) => offOf(placeAt(mm)) <= least, best - WAY_STEP, best, HALVINGS));
}

/** Where a hero may come back now: before the enemy's stronghold, or at one place on the enemy's base edge. */
export function arrivalsOf(rules: Ruleset, battle: Battle, hero: Base): readonly Arrival[] {
  const keep = stormedBy(battle, hero);
  if (keep) return placesAtWalls(rules, battle, hero, keep);
  const place = holds('hott.desorcel.3') ? placeAtEdge(rules, battle, hero, {}) : null;
  return place ? [place] : [];
}

/** A hero's return to one place, with the flanks that owners chose for enemies in the way; null if it is not legal. */
export function arrivalThere(
  rules: Ruleset,
  battle: Battle,
  hero: Base,
  pose: Pose,
  choices: Choices,
): Arrival | null {
  const keep = stormedBy(battle, hero);
  if (!keep) {
    const place = placeAtEdge(rules, battle, hero, choices);
    return place && distance(place.pose, pose) <= CONTACT_GAP ? place : null;
  }
  const there = standingAt(hero, pose);
  if (!isAtWall(there, keep)) return null;
  const partly = !isFullyAtWall(there, keep);
  const full = (): boolean =>
    placesAtWalls(rules, battle, hero, keep).some((each) => isFullyAtWall(standingAt(hero, each.pose), keep));
  return partly && full() ? null : arrivalAt(rules, battle, there, keep, choices);
}
